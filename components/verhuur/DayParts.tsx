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
  const row = (what: string, how: string, price: number) => ({ what, how, cells: [{ value: euro(price) }] });
  const more = [
    ...(heleDag === undefined ? [] : [row('Een hele dag', 'alle dagdelen samen', heleDag)]),
    ...(perUur === undefined ? [] : [row('Per uur', 'van en tot wanneer jij wilt', perUur)]),
  ];
  const parts = delen.map(({ naam, van, tot, prijs }) => row(naam, hours(van, tot), prijs));
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
              {more.map(({ what, how, cells }) => (
                <p key={what}>{`${what}, ${how}: ${cells[0]?.value}.`}</p>
              ))}
              {!hall.taken && <TakenFeed siteAdres={siteAdres} />}
            </>
          ) : (
            <PriceTable
              id="dagdelen-titel"
              title={titel}
              columns={[{ name: 'Prijs' }]}
              rows={[...parts, ...more]}
            />
          )}
          {aside && below}
        </Sheet>
      </Split>
    </Section>
  );
}
