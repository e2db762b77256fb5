import { notFound } from 'next/navigation';
import { ProgrammeBody } from '@/components/pages/ProgrammeBody';
import { ChosenGroups } from '@/components/ui/ChosenGroups';
import { content } from '@/lib/content';
import { buildMoment } from '@/lib/dates/buildDay';
import { metadataOf } from '@/lib/pages/metadata';
import { formerProgramme } from '@/lib/programme/history';
import { groupIds } from '@/lib/programme/programme';

export const generateMetadata = () => metadataOf(content(), '/programma');

/** A group without a programme has no such page (see `removeUnused`). */
export default function ProgrammePage() {
  const group = content();
  if (!group.programme) notFound();
  return (
    <>
      <ChosenGroups ids={groupIds(group)} />
      <ProgrammeBody {...group} former={formerProgramme(group, { moment: buildMoment() })} />
    </>
  );
}
