import { PrivacyBody } from '@/components/pages/PrivacyBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/privacy');

export default function PrivacyPage() {
  return <PrivacyBody {...content()} />;
}
