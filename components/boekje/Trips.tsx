import { Icon } from '@/components/ui/Icon';
import { Note } from '@/components/ui/Note';
import type { AboutGroups } from '@/lib/camp/bookletGroups';
import type { Camp } from '@/lib/content/schemas/content';
import type { DayMonth } from '@/lib/dates/days';
import { shortDay } from '@/lib/dates/dayWords';
import { hour, hours } from '@/lib/text/format';
import { capitalised, listed } from '@/lib/text/words';
import styles from './Trips.module.scss';

type Booklet = NonNullable<Camp['boekje']>;
type TripsProps = Partial<Pick<Booklet, 'bagage'>> & {
  trips: readonly Trip[];
  year: number;
  about: AboutGroups;
};

/** When and where each group leaves and comes back, and where the bags go. */
export const Trips = ({ trips, year, bagage, about }: TripsProps) => (
  <>
    <ul className={styles.trips}>
      {trips.map(({ voor, heen, terug }) => (
        <li key={voor?.join() ?? ''} {...about(voor)}>
          <h3>{voor ? listed(voor, 'en') : 'Iedereen'}</h3>
          <div className={styles.legs}>
            <Leg label="Heen" year={year} {...heen} />
            <Leg label="Terug" year={year} {...terug} />
          </div>
        </li>
      ))}
    </ul>
    {bagage && (
      <Note>{`**Rugzakken** breng je op ${shortDay(bagage.dag, year, true)} naar ${bagage.waar}, van ${hours(bagage.van, bagage.tot)}.${bagage.tekst ? ` ${bagage.tekst}` : ''}`}</Note>
    )}
  </>
);

/** All trips of a booklet: groups that it does not name follow the days of the camp. @param others their names */
export function allTrips(
  vertrek: Booklet['vertrek'],
  { van, tot }: Pick<Camp['kamp'], 'van' | 'tot'>,
  others: readonly string[],
): Trip[] {
  const usual = { heen: { dag: van }, terug: { dag: tot } };
  if (vertrek.length === 0) return [usual];
  const isForAll = vertrek.some(({ voor }) => !voor) || others.length === 0;
  return isForAll ? vertrek : [...vertrek, { voor: others, ...usual }];
}

export type Trip = { voor?: readonly string[] | undefined; heen: Journey; terug: Journey };
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
