import { ContactBody } from '@/components/pages/ContactBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/contact');

export default function ContactPage() {
  return <ContactBody {...content()} />;
}
