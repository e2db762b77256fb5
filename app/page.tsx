import { HomeBody } from '@/components/pages/HomeBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export function generateMetadata() {
  const group = content();
  return metadataOf(group, '/', group.home.welkom.foto?.alt);
}

export default function HomePage() {
  return <HomeBody {...content()} />;
}
