import { notFound } from 'next/navigation';
import { CampBody } from '@/components/pages/CampBody';
import { ChosenGroups } from '@/components/ui/ChosenGroups';
import { campGroupIds, ownCamps } from '@/lib/camp/ownCamps';
import { content } from '@/lib/content';
import { buildDay } from '@/lib/dates/buildDay';
import { metadataOf } from '@/lib/pages/metadata';

export function generateMetadata() {
  const group = content();
  return metadataOf(group, '/bivak', group.camp?.foto?.alt);
}

export default function CampPage() {
  const group = content();
  if (!group.camp) notFound();
  return (
    <>
      <ChosenGroups ids={campGroupIds(ownCamps(group, buildDay()))} anchored={false} />
      <CampBody {...group} />
    </>
  );
}
