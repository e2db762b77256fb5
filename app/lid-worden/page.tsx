import { notFound } from 'next/navigation';
import { JoinBody } from '@/components/pages/JoinBody';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/lid-worden');

/** A group without `lid.yaml` has no such page (see `removeUnused`). */
export default function JoinPage() {
  const group = content();
  return group.join ? <JoinBody {...group} /> : notFound();
}
