import { Note } from '@/components/ui/Note';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import type { Rental } from '@/lib/content/schemas/content';
import { exampleWeekend } from '@/lib/rental/atFirstSight';
import type { Rate } from '@/lib/rental/prices';
import { seasonWords, stayDays } from '@/lib/rental/rentalWords';
import { euro } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';
import { PriceExample } from './PriceExample';
import styles from './Prices.module.scss';
import { PriceTable } from './PriceTable';

type PricesProps = NonNullable<Rental['prijzen']> & {
  /** How many can sleep in the hall. */
  beds: number;
  /** What it is called, with its article. */
  hall: string;
};

/** The price of a stay: a column per rate, a row per kind of cost, and the bill of a weekend beside it. */
export function Prices({ titel, van, tot, tarieven, tip, beds, hall }: PricesProps) {
  const example = exampleWeekend({ from: van, until: tot, rates: tarieven }, beds);
  const validity = `Geldig voor verblijven van ${stayDays({ from: van, until: tot })}.`;
  return (
    <Section id="prijzen" title={titel} ownHead>
      <div className={styles.sides}>
        <Sheet taped padded>
          <PriceTable
            id="prijzen-titel"
            title={titel}
            columns={tarieven.map((rate) => ({ name: rate.name, more: seasonWords(rate) }))}
            rows={rows
              .filter(({ of }) => tarieven.some((rate) => of(rate) !== undefined))
              .map(({ of, rule, how, what = capitalised(hall) }) => ({
                ...{ what, how },
                cells: tarieven.map((rate) => ({ value: of(rate) ?? '–', more: rule && rate.rule })),
              }))}
          />
          <Note>{tip ? `${validity} ${tip}` : validity}</Note>
        </Sheet>
        {example && <PriceExample {...example} hall={hall} />}
      </div>
    </Section>
  );
}

/** Of the hall itself without `what`: the group has a word for it. */
type Row = { what?: string; how: string; of: (rate: Rate) => string | number | undefined; rule?: true };

const amount = (price: number | undefined) => (price === undefined ? undefined : euro(price));

/** A row without values is left out. */
const rows: readonly Row[] = [
  { how: 'per nacht', of: ({ hall }) => amount(hall) },
  { what: 'Slapen in huis', how: 'per persoon, per nacht', of: ({ person }) => amount(person) },
  { what: 'Slapen in een tent', how: 'per persoon, per nacht', of: ({ camper }) => amount(camper) },
  { what: 'Energie en water', how: 'per nacht', of: ({ energy }) => amount(energy) },
  { what: 'We rekenen minstens', how: 'personen per nacht, in huis', of: ({ leastPersons }) => leastPersons },
  { what: 'Je blijft minstens', how: 'nachten', of: ({ leastNights }) => leastNights, rule: true },
  {
    what: 'Waarborg',
    how: 'krijg je terug als alles heel en proper is',
    of: ({ deposit }) => amount(deposit),
  },
];
