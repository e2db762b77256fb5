import { notFound } from 'next/navigation';
import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, girls } = content();
  return girls ? pageMetadata({ site, page: girls, route: '/meisjesleiding' }) : {};
}

export default function GirlsLeaders() {
  const group = content();
  return group.girls ? <LeadersBody {...group} route="/meisjesleiding" /> : notFound();
}
