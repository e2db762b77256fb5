import { notFound } from 'next/navigation';
import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, leaders } = content();
  return leaders ? pageMetadata({ site, page: leaders, route: '/leiding' }) : {};
}

export default function LeadersPage() {
  const group = content();
  return group.leaders ? <LeadersBody {...group} route="/leiding" /> : notFound();
}
