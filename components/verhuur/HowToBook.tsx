import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import type { Rental } from '@/lib/content/schemas/content';
import { Booking } from './Booking';
import { DayParts } from './DayParts';
import { SleepingPlaces } from './SleepingPlaces';

/** How to book it, beside its beds or else its parts of a day; alone in a hall that names neither. */
export function HowToBook({
  slapen,
  dagdelen,
  reserveren,
  bezet,
  aanvraag,
  infofiche,
  fotos,
  hall,
  built,
  siteAdres,
}: Rental & Pick<ComponentProps<typeof DayParts>, 'hall' | 'built' | 'siteAdres'>) {
  const booking = <Booking {...reserveren} hasMonths={bezet !== undefined} request={aanvraag?.titel} />;
  if (slapen)
    return <SleepingPlaces {...slapen} plan={infofiche?.plattegrond} photos={fotos?.lijst} aside={booking} />;
  if (dagdelen) return <DayParts {...dagdelen} {...{ hall, built, siteAdres }} aside={booking} />;
  return (
    <Section id="reserveren" title="Zo huur je het" edge="none" flush>
      <Split aside={null}>{booking}</Split>
    </Section>
  );
}
