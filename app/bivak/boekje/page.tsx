import { notFound } from 'next/navigation';
import { BookletBody } from '@/components/pages/BookletBody';
import { ChosenGroups } from '@/components/ui/ChosenGroups';
import { bookletGroupIds } from '@/lib/camp/bookletGroups';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, camp } = content();
  return camp?.boekje ? pageMetadata({ site, page: camp.boekje, route: '/bivak/boekje' }) : {};
}

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
