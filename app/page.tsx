import { HomeBody } from '@/components/pages/HomeBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, home } = content();
  return pageMetadata({ site, page: home, route: '/', imageAlt: home.welkom.foto?.alt });
}

export default function HomePage() {
  return <HomeBody {...content()} />;
}
