import { statSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import { OwnPageBody } from '@/components/pages/OwnPageBody';
import { content } from '@/lib/content';
import { ownPageMetadata } from '@/lib/pages/metadata';
import { ownLinks, ownPageAt } from '@/lib/pages/ownPages';

export const dynamicParams = false;

type Props = { params: Promise<{ page: string }> };

/** Next refuses an export without any page here: that of a group without pages of its own is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const pages = ownLinks(content()).map(({ address }) => ({ page: address.slice(1) }));
  return pages.length > 0 ? pages : [{ page: 'geen' }];
}

export async function generateMetadata({ params }: Props) {
  const page = ownPageAt(content(), `/${(await params).page}`);
  return page ? ownPageMetadata(content(), page) : {};
}

export default async function OwnPage({ params }: Props) {
  const address = `/${(await params).page}` as const;
  if (!ownPageAt(content(), address)) return notFound();
  return <OwnPageBody {...content()} address={address} sizeOf={sizeOf} />;
}

const sizeOf = (file: string) => statSync(join('public', 'documents', file), { throwIfNoEntry: false })?.size;
