import { notFound } from 'next/navigation';
import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, boys } = content();
  return boys ? pageMetadata({ site, page: boys, route: '/jongensleiding' }) : {};
}

export default function BoysLeaders() {
  const group = content();
  return group.boys ? <LeadersBody {...group} route="/jongensleiding" /> : notFound();
}
