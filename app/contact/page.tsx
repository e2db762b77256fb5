import { ContactBody } from '@/components/pages/ContactBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, contact } = content();
  return pageMetadata({ site, page: contact, route: '/contact' });
}

export default function ContactPage() {
  return <ContactBody {...content()} />;
}
