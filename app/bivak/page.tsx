import { notFound } from 'next/navigation';
import { CampBody } from '@/components/pages/CampBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export function generateMetadata() {
  const group = content();
  return metadataOf(group, '/bivak', group.camp?.foto?.alt);
}

export default function CampPage() {
  const group = content();
  return group.camp ? <CampBody {...group} /> : notFound();
}
