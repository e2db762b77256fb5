import { Icon } from '@/components/ui/Icon';
import { Note } from '@/components/ui/Note';
import type { AboutGroups } from '@/lib/camp/bookletGroups';
import type { Camp } from '@/lib/content/schemas/content';
import { type DayMonth, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { hour, hours } from '@/lib/text/format';
import { capitalised, listed } from '@/lib/text/words';
import styles from './Trips.module.scss';

type Booklet = NonNullable<Camp['boekje']>;
type TripsProps = Pick<Booklet, 'vertrek' | 'jaar'> &
  Partial<Pick<Booklet, 'bagage'>> & {
    /** Days of the camp, for groups that say no other. */
    kamp: Pick<Camp['kamp'], 'van' | 'tot'>;
    about: AboutGroups;
    /** The groups that no trip names. */
    others: readonly string[];
  };

/** When and where each group leaves and comes back, and where the bags go. */
export function Trips({ vertrek, jaar, kamp, bagage, about, others }: TripsProps) {
  const usual = { heen: { dag: kamp.van }, terug: { dag: kamp.tot } };
  const isForAll = vertrek.some(({ voor }) => !voor);
  const trips: readonly Trip[] = [
    ...vertrek,
    ...(vertrek.length === 0 ? [usual] : isForAll || others.length === 0 ? [] : [{ voor: others, ...usual }]),
  ];
  return (
    <>
      <ul className={styles.trips}>
        {trips.map(({ voor, heen, terug }) => (
          <li key={voor?.join() ?? ''} {...about(voor)}>
            <h3>{voor ? listed(voor, 'en') : 'Iedereen'}</h3>
            <div className={styles.legs}>
              <Leg label="Heen" year={jaar} {...heen} />
              <Leg label="Terug" year={jaar} {...terug} />
            </div>
          </li>
        ))}
      </ul>
      {bagage && (
        <Note>{`**Rugzakken** breng je op ${shortDay(bagage.dag, jaar, true)} naar ${bagage.waar}, van ${hours(bagage.van, bagage.tot)}.${bagage.tekst ? ` ${bagage.tekst}` : ''}`}</Note>
      )}
    </>
  );
}

type Trip = { voor?: readonly string[] | undefined; heen: Journey; terug: Journey };
type Journey = { dag: DayMonth; uur?: string; waar?: string };

function Leg({ label, year, dag, uur, waar }: Journey & { label: 'Heen' | 'Terug'; year: number }) {
  return (
    <div className={styles.leg}>
      <Icon name={label === 'Heen' ? 'arrow-right' : 'arrow-left'} />
      <p className={styles.label}>{label}</p>
      <p className={styles.when}>
        {capitalised(shortDay(dag, year))}
        {uur && (
          <>
            <br />
            {hour(uur)} uur
          </>
        )}
      </p>
      {waar && <p className={styles.how}>{waar}</p>}
    </div>
  );
}

/** `wo 21 juli`, or `woensdag 21 juli`. */
export function shortDay(day: DayMonth, year: number, isWhole = false): string {
  const weekday = weekdayOf({ ...day, year });
  return `${isWhole ? weekday : weekday.slice(0, 2)} ${dayOfMonth(day)}`;
}
