import { notFound } from 'next/navigation';
import { BookletBody } from '@/components/pages/BookletBody';
import { ChosenGroups } from '@/components/ui/ChosenGroups';
import { bookletGroupIds } from '@/lib/camp/bookletGroups';
import { content } from '@/lib/content';
import { metadataOf } from '@/lib/pages/metadata';

export const generateMetadata = () => metadataOf(content(), '/bivak/boekje');

/** A group without a booklet has no such page (see `removeUnused`). */
export default function BookletPage() {
  const group = content();
  if (!group.camp?.boekje) notFound();
  return (
    <>
      <ChosenGroups ids={bookletGroupIds(group)} anchored={false} />
      <BookletBody {...group} />
    </>
  );
}
