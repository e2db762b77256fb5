import { LeadersBody } from '@/components/pages/LeadersBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, boys } = content();
  return pageMetadata({ site, page: boys, route: '/jongensleiding' });
}

export default function BoysLeaders() {
  const { site, boys } = content();
  return <LeadersBody site={site} leaders={boys} route="/jongensleiding" />;
}
