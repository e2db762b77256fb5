import { PrivacyBody } from '@/components/pages/PrivacyBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, privacy } = content();
  return pageMetadata({ site, page: privacy, route: '/privacy' });
}

export default function PrivacyPage() {
  return <PrivacyBody {...content()} />;
}
