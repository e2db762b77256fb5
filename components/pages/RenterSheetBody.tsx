import { StructuredData } from '@/components/ui/StructuredData';
import { RenterSheet } from '@/components/verhuur/RenterSheet';
import type { ShownContent } from '@/lib/content/schemas/content';
import { pageGraph } from '@/lib/pages/structured-data/pages';

/** Null for a group without a sheet for renters. */
export function RenterSheetBody({ site, rental }: ShownContent) {
  if (!rental?.infofiche) return null;
  const { infofiche, slapen } = rental;
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/verhuur/infofiche', heading: infofiche.kop })} />
      <RenterSheet {...infofiche} rooms={slapen?.kamers ?? []} lokaal={site.lokaal} />
    </>
  );
}
