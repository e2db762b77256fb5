import { notFound } from 'next/navigation';
import { RenterSheetBody } from '@/components/pages/RenterSheetBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/verhuur/infofiche');

/** A group without a sheet for renters has no such page (see `removeUnused`). */
export default function RenterSheetPage() {
  const group = content();
  return group.rental?.infofiche ? <RenterSheetBody {...group} /> : notFound();
}
