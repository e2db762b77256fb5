import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import { Text } from '@/components/ui/Text';
import type { Join } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';
import type { AgeRow } from '@/lib/joining/ageRows';
import { reductionCard } from '@/lib/joining/publicFacts';
import { euro } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import styles from './Fee.module.scss';
import { Source } from './Source';

type FeeProps = Pick<Join, 'proberen' | 'lidgeld' | 'inbegrepen' | 'korting'> & {
  /** In euro a year; undefined for a group that says none. */
  fee: number | undefined;
  /** The age groups, some with a fee of their own. */
  rows: readonly AgeRow[];
  /** The group's words for trying out. */
  trying: string | undefined;
  looked: CalendarDate;
};

/** Trying out, and what it costs, with what lowers it right beside the price. */
export function Fee({ fee, rows, trying, proberen, lidgeld, inbegrepen, korting, looked }: FeeProps) {
  const prices = [
    { who: 'Per jaar', price: fee },
    ...rows.map(({ name, half, fee: price }) => ({ who: [name, half].filter(Boolean).join(' '), price })),
    { who: 'Tweede kind, en elk volgend', price: lidgeld?.tweede },
    { who: 'Wie vanaf maart begint', price: lidgeld?.naMaart },
  ].flatMap(({ who, price }) => (price === undefined ? [] : [{ who, price: euro(price) }]));
  if (prices.length === 0 && !trying && !proberen && inbegrepen.length === 0 && !korting) return null;
  const title = prices.length > 0 ? 'Wat kost het?' : 'Komen proberen';
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
              {inbegrepen.length > 0 && (
                <p className={styles.within}>Daarin zit: {listed(inbegrepen, 'en')}.</p>
              )}
            </Sheet>
          )
        }
      >
        <SectionHead id="lidgeld-titel" title={title} />
        <div className={styles.words}>
          {(trying ?? proberen) && (
            <p>
              {trying && <strong>{trying}.</strong>} {proberen && <Text>{proberen}</Text>}
            </p>
          )}
          {korting && (
            <p>
              <strong>Is het veel?</strong> <Text>{korting.tekst}</Text>
            </p>
          )}
          {korting?.uitpas && (
            <p>
              Met een {reductionCard.name} met kansentarief betaal je minder.{' '}
              <Source of={reductionCard} looked={looked} />
            </p>
          )}
        </div>
      </Split>
    </Section>
  );
}
