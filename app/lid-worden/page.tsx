import { notFound } from 'next/navigation';
import { JoinBody } from '@/components/pages/JoinBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, join } = content();
  return join ? pageMetadata({ site, page: join, route: '/lid-worden' }) : {};
}

/** A group without `lid.yaml` has no such page (see `removeUnused`). */
export default function JoinPage() {
  const group = content();
  return group.join ? <JoinBody {...group} /> : notFound();
}
