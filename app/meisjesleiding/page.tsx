import { notFound } from 'next/navigation';
import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/meisjesleiding');

export default function GirlsLeaders() {
  const group = content();
  return group.girls ? <LeadersBody {...group} route="/meisjesleiding" /> : notFound();
}
