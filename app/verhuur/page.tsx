import { notFound } from 'next/navigation';
import { RentalBody } from '@/components/pages/RentalBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export function generateMetadata() {
  const group = content();
  return metadataOf(group, '/verhuur', group.rental?.foto?.alt);
}

export default function RentalPage() {
  const group = content();
  return group.rental ? <RentalBody {...group} /> : notFound();
}
