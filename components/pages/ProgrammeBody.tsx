import { DayList } from '@/components/programma/DayList';
import { FridgeDoor } from '@/components/programma/FridgeDoor';
import { GroupHeads } from '@/components/programma/GroupHeads';
import { ProgrammeSheet } from '@/components/programma/ProgrammeSheet';
import { PrintedFoot, UsualLine } from '@/components/programma/SheetLines';
import { TakeAlong } from '@/components/programma/TakeAlong';
import { PageHeading } from '@/components/ui/PageHeading';
import { StructuredData } from '@/components/ui/StructuredData';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { minuteOf } from '@/lib/dates/periods';
import { rhythmOf } from '@/lib/meetings/groups';
import { usualTimes } from '@/lib/meetings/meetingWords';
import { hasPage } from '@/lib/pages/groupPages';
import { pageGraph } from '@/lib/pages/structured-data/pages';
import { type Former, newsFor, programmeChanges } from '@/lib/programme/changes';
import { programmeOf } from '@/lib/programme/programme';

type ProgrammeBodyProps = ShownContent & {
  /** The programme of a week before, where it changed since and its history is there. */
  former?: Former | undefined;
};

/** Null for a group without a programme. */
export function ProgrammeBody({ former, ...content }: ProgrammeBodyProps) {
  const { site, programme } = content;
  const all = programmeOf(content);
  if (!programme || !all) return null;
  const { kop, inleiding } = programme;
  const usual = usualTimes(rhythmOf(site.werking));
  const ids = all.groups.map(({ id }) => id);
  const leaders = (['/meisjesleiding', '/jongensleiding', '/leiding'] as const).filter((route) =>
    hasPage(content, route),
  );
  return (
    <ProgrammeSheet ids={ids}>
      <StructuredData graph={pageGraph({ site, route: '/programma', heading: kop })} />
      <PageHeading title={kop} lead={inleiding} paper="sky">
        <UsualLine days={all.days} usual={usual} />
        {ids.length > 1 && <FridgeDoor groups={all.groups} />}
        <GroupHeads groups={all.groups} siteAdres={site.siteAdres} days={all.days} />
      </PageHeading>
      <DayList
        programme={all}
        camp={content.camp?.kamp}
        usual={usual}
        words={site.woorden}
        built={buildDay()}
        news={
          former && {
            changes: programmeChanges(former.programme, all, buildDay(), site.woorden.hall),
            until: minuteOf(former.changed) + newsFor * 1440,
          }
        }
      />
      <PrintedFoot siteAdres={site.siteAdres} />
      <TakeAlong
        groups={all.groups}
        siteAdres={site.siteAdres}
        email={site.email}
        leaders={leaders}
        words={site.woorden}
      />
    </ProgrammeSheet>
  );
}
