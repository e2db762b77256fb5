import { notFound } from 'next/navigation';
import { AgeGroupBody } from '@/components/pages/AgeGroupBody';
import { content } from '@/lib/content';
import { ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { ageGroupMetadata } from '@/lib/pages/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ group: string }> };

/** Next refuses an export without any page here: that of a group without leaders is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const pages = ageGroupsWithPage(content()).map(({ id }) => ({ group: id }));
  return pages.length > 0 ? pages : [{ group: 'geen' }];
}

const groupOf = async ({ params }: Props) => {
  const { group } = await params;
  return ageGroupsWithPage(content()).find(({ id }) => id === group);
};

export async function generateMetadata(props: Props) {
  const group = await groupOf(props);
  return group ? ageGroupMetadata(content(), group) : {};
}

export default async function AgeGroupPage(props: Props) {
  const group = await groupOf(props);
  return group ? <AgeGroupBody {...content()} group={group} /> : notFound();
}
