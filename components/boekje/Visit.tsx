import { type Fact, FactList } from '@/components/ui/FactList';
import { Paragraph } from '@/components/ui/Text';
import type { Camp } from '@/lib/content/schemas/content';
import { isoDay } from '@/lib/dates/days';
import { monthName, shortDay, shortWeekday } from '@/lib/dates/dayWords';
import { hours, telephoneLink } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';
import { Emergency } from './Emergency';
import styles from './Visit.module.scss';

type Booklet = NonNullable<Camp['boekje']>;
type VisitProps = Pick<Booklet, 'leiding' | 'jaar'> &
  Partial<Pick<Booklet, 'nood' | 'bezoek'>> & {
    visit: Camp['kamp']['bezoek'];
    /** The group's name for the visiting hour. */
    visitName: string;
  };

/** The visiting hour, or that there is none, and whom to call. */
export function Visit({ visit, visitName, bezoek, nood, leiding, jaar }: VisitProps) {
  const day = visit && { ...visit.dag, year: jaar };
  return (
    <>
      {visit && day && (
        <div className={styles.visit}>
          <time dateTime={isoDay(day)} aria-hidden="true">
            <span>{shortWeekday(day)}</span> <strong>{day.day}</strong> <span>{monthName(day)}</span>
          </time>
          <div>
            <h3>{visitName}</h3>
            <p>
              <strong>
                {capitalised(shortDay(day, jaar, true))}, {hours(visit.van, visit.tot)}
              </strong>
            </p>
            <Paragraph>{visit.tekst}</Paragraph>
          </div>
        </div>
      )}
      {!visit && bezoek && <h3>Geen bezoekdag</h3>}
      {bezoek && <Paragraph>{bezoek}</Paragraph>}
      {nood && <Emergency {...nood} />}
      {leiding.length > 0 && <Calls people={leiding} />}
    </>
  );
}

/** Who leads the camp, and their numbers where they may be shown. */
export const Calls = ({ people }: { people: Booklet['leiding'] }) => (
  <FactList
    facts={people.map(
      ({ rol, naam, telefoon, tekst }): Fact => ({
        icon: telefoon ? 'phone' : 'child',
        label: rol,
        answer: telefoon ? `${naam}, [${telefoon}](${telephoneLink(telefoon)})` : naam,
        more: tekst,
      }),
    )}
  />
);
