import { Note } from '@/components/ui/Note';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import { Split } from '@/components/ui/Split';
import type { Rental } from '@/lib/content/schemas/content';
import { euro, hours } from '@/lib/text/format';
import { PriceTable } from './PriceTable';

type DayPartsProps = NonNullable<Rental['dagdelen']> & {
  /** What stands beside it where it is the first section of the page. */
  aside?: React.ReactNode;
};

/** The parts of a day by which the hall is rented: when, and for how much. */
export function DayParts({ titel, delen, heleDag, personen, tip, aside }: DayPartsProps) {
  const people = personen && `Er kunnen hoogstens ${personen} mensen in.`;
  const note = [people, tip].filter(Boolean).join(' ');
  const parts = delen.map(({ naam, van, tot, prijs }) => ({
    what: naam,
    how: hours(van, tot),
    cells: [{ value: euro(prijs) }],
  }));
  const whole = { what: 'Een hele dag', how: 'alle dagdelen samen' };
  const below = note && <Note>{note}</Note>;
  return (
    <Section id="dagdelen" title={titel} ownHead {...(aside && { edge: 'none', flush: true })}>
      <Split aside={aside ?? below} align={aside ? 'start' : 'center'}>
        <Sheet taped padded>
          <PriceTable
            id="dagdelen-titel"
            title={titel}
            columns={[{ name: 'Prijs' }]}
            rows={heleDag === undefined ? parts : [...parts, { ...whole, cells: [{ value: euro(heleDag) }] }]}
          />
          {aside && below}
        </Sheet>
      </Split>
    </Section>
  );
}
