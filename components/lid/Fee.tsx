import { ContactLinks } from '@/components/ui/ContactLinks';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { Text } from '@/components/ui/Text';
import type { Join } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';
import type { AgeRow } from '@/lib/joining/ageRows';
import { type FeePeriod, siblingFees } from '@/lib/joining/fees';
import type { Person } from '@/lib/joining/personIn';
import { reductionCard } from '@/lib/joining/publicFacts';
import { euro } from '@/lib/text/format';
import { AccordingTo } from './AccordingTo';
import styles from './Fee.module.scss';

type FeeProps = Pick<Join, 'lidgeld' | 'korting'> & {
  /** In euro; undefined for a group that says none. */
  fee: number | undefined;
  /** For how long. */
  per?: FeePeriod | undefined;
  /** The age groups, some with a fee of their own. */
  rows: readonly AgeRow[];
  /** Whom the words about the reduction name. */
  helper: Person | undefined;
  looked: CalendarDate;
};

/** What it costs for whom, with what lowers it right beside the price. Nothing where the ticket says it all. */
export function Fee({ fee, per = 'jaar', rows, lidgeld, korting, helper, looked }: FeeProps) {
  const prices = [
    { who: `Per ${per}`, price: fee },
    ...rows.map(({ name, half, fee: price }) => ({ who: [name, half].filter(Boolean).join(' '), price })),
    ...siblingFees(lidgeld?.tweede, lidgeld?.derde),
    { who: 'Wie vanaf maart begint', price: lidgeld?.naMaart },
  ].flatMap(({ who, price }) => (price === undefined ? [] : [{ who, price: euro(price) }]));
  if (!korting && (prices.length === 0 || (prices.length === 1 && fee !== undefined))) return null;
  const title = 'Wat kost het?';
  return (
    <Section id="lidgeld" title={title} paper="kraft" ownHead>
      <Split
        columns="even"
        aside={
          prices.length > 0 && (
            <Sheet taped padded cut="b">
              <dl className={styles.prices}>
                {prices.map(({ who, price }) => (
                  <div key={who}>
                    <dt>{who}</dt>
                    <dd>{price}</dd>
                  </div>
                ))}
              </dl>
            </Sheet>
          )
        }
      >
        <SectionHead id="lidgeld-titel" title={title} />
        <div className={styles.words}>
          {korting && (
            <p>
              <strong>Is het veel?</strong> <Text>{korting.tekst}</Text>
            </p>
          )}
          {helper && (
            <p>
              <ContactLinks phone={helper.telefoon} email={helper.email} />
            </p>
          )}
          {korting?.uitpas && (
            <p>
              Met een {reductionCard.name} met kansentarief betaal je minder.{' '}
              <AccordingTo of={reductionCard} looked={looked} />
            </p>
          )}
        </div>
      </Split>
    </Section>
  );
}
