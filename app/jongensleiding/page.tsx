import { notFound } from 'next/navigation';
import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/jongensleiding');

export default function BoysLeaders() {
  const group = content();
  return group.boys ? <LeadersBody {...group} route="/jongensleiding" /> : notFound();
}
