import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/ui/StructuredData';
import { RenterSheet } from '@/components/verhuur/RenterSheet';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { pageGraph } from '@/lib/structured-data/pages';

const route = '/verhuur/infofiche';

export function generateMetadata() {
  const { site, rental } = content();
  return rental.infofiche ? pageMetadata({ site, page: rental.infofiche, route }) : {};
}

/** A group that writes no sheet for its renters has no such page (see `leaveOut`). */
export default function RenterSheetPage() {
  const { site, rental } = content();
  if (!rental.infofiche) notFound();
  return (
    <>
      <StructuredData graph={pageGraph({ site, route, heading: rental.infofiche.kop })} />
      <RenterSheet {...rental.infofiche} rooms={rental.slapen.kamers} lokaal={site.lokaal} />
    </>
  );
}
