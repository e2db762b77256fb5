import { notFound } from 'next/navigation';
import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/leiding');

export default function LeadersPage() {
  const group = content();
  return group.leaders ? <LeadersBody {...group} route="/leiding" /> : notFound();
}
