import { Note } from '@/components/ui/Note';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import type { Rental } from '@/lib/content/schemas/content';
import type { CalendarDate } from '@/lib/dates/days';
import type { Hall } from '@/lib/rental/request';
import { euro, hours } from '@/lib/text/format';
import { FreeParts } from './FreeParts';
import { PriceTable } from './PriceTable';
import { TakenFeed } from './TakenFeed';
import { TakenWeekdays } from './TakenWeekdays';

type DayPartsProps = NonNullable<Rental['dagdelen']> & {
  hall: Hall;
  built: CalendarDate;
  siteAdres: string;
  /** What stands beside it where it is the first section of the page. */
  aside?: React.ReactNode;
};

/** The parts of a day by which the hall is rented: when, for how much, and which are free. */
export function DayParts({
  titel,
  delen,
  heleDag,
  perUur,
  personen,
  tip,
  verhuurd,
  hall,
  built,
  siteAdres,
  aside,
}: DayPartsProps) {
  const people = personen && `Er kunnen hoogstens ${personen} mensen in.`;
  const note = [people, tip].filter(Boolean).join(' ');
  const parts = delen.map(({ naam, van, tot, prijs }) => ({
    what: naam,
    how: hours(van, tot),
    price: prijs,
  }));
  const more = [
    { what: 'Een hele dag', how: 'alle dagdelen samen', price: heleDag },
    { what: 'Per uur', how: 'van en tot wanneer jij wilt', price: perUur },
  ].flatMap(({ price, ...row }) => (price === undefined ? [] : [{ ...row, price }]));
  const below = note && <Note>{note}</Note>;
  return (
    <Section id="dagdelen" title={titel} ownHead {...(aside && { edge: 'none', flush: true })}>
      <Split aside={aside ?? below} align={aside ? 'start' : 'center'}>
        <Sheet taped padded>
          {verhuurd && hall.byPart ? (
            <>
              <FreeParts
                id="dagdelen-titel"
                title={titel}
                hall={hall.byPart}
                built={built}
                fillsRequest={hall.kinds.length > 0}
              />
              {!hall.taken && <TakenWeekdays hall={hall.byPart} built={built} />}
              {more.map(({ what, how, price }) => (
                <p key={what}>{`${what}, ${how}: ${euro(price)}.`}</p>
              ))}
              {!hall.taken && <TakenFeed siteAdres={siteAdres} />}
            </>
          ) : (
            <PriceTable
              id="dagdelen-titel"
              title={titel}
              columns={[{ name: 'Prijs' }]}
              rows={[...parts, ...more].map(({ price, ...row }) => ({
                ...row,
                cells: [{ value: euro(price) }],
              }))}
            />
          )}
          {aside && below}
        </Sheet>
      </Split>
    </Section>
  );
}
