import { Section } from '@/components/ui/Section';
import { Paragraph } from '@/components/ui/Text';
import type { Rental, Site } from '@/lib/content/schemas/content';
import type { Month } from '@/lib/rental/months';
import type { DayState, Stay } from '@/lib/rental/stay';
import { timeOfDay } from '@/lib/text/format';
import styles from './Availability.module.scss';
import { Months } from './Months';
import { TakenFeed } from './TakenFeed';

type AvailabilityProps = NonNullable<Rental['bezet']> &
  Pick<Site, 'siteAdres'> &
  Pick<Rental['reserveren'], 'knop' | 'link'> & {
    /** The nights of its periods, and those that parts of a day take. */
    taken: readonly Stay[];
    start: Month;
    hasRequest: boolean;
  };

const meanings = (leaving: string, arrival: string): readonly [DayState, string][] => [
  ['free', 'Vrij'],
  ['taken', 'Bezet: de hele dag'],
  ['in', `Bezet vanaf ${arrival}: vertrekken kan nog, voor ${leaving}`],
  ['out', `Bezet tot ${leaving}: aankomen kan, vanaf ${arrival}`],
  ['both', 'De ene groep gaat, de andere komt'],
];

/** Which days of the coming months are free, with a legend, where bookings are made, and the feed of taken days. */
export function Availability({
  titel,
  inleiding,
  vertrek,
  aankomst,
  taken,
  start,
  siteAdres,
  knop,
  link,
  hasRequest,
}: AvailabilityProps) {
  return (
    <Section id="vrij" title={titel} lead={inleiding} paper="sheet">
      <div className={styles.box}>
        <ul className={styles.legend}>
          {meanings(timeOfDay(vertrek), timeOfDay(aankomst)).map(([state, words]) => (
            <li key={state}>
              <i data-is={state} aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
        <Months taken={taken} start={start} fillsRequest={hasRequest} />
      </div>
      {link && (
        <Paragraph>{`Zegt de site van onze boekingen iets anders, dan heeft die gelijk: [${knop}](${link})`}</Paragraph>
      )}
      <TakenFeed siteAdres={siteAdres} />
    </Section>
  );
}
