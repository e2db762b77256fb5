import { CampBody } from '@/components/pages/CampBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, camp } = content();
  return pageMetadata({ site, page: camp, route: '/bivak', imageAlt: camp.foto?.alt });
}

export default function CampPage() {
  return <CampBody {...content()} />;
}
