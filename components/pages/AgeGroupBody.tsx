import { CampOfGroup } from '@/components/groep/CampOfGroup';
import { Costs } from '@/components/groep/Costs';
import { GroupBanner } from '@/components/groep/GroupBanner';
import { NextTimes } from '@/components/groep/NextTimes';
import { WhoLeads } from '@/components/groep/WhoLeads';
import { StructuredData } from '@/components/ui/StructuredData';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import type { Group } from '@/lib/meetings/groups';
import { ageGroupGraph } from '@/lib/pages/structured-data/pages';
import { nextTimes } from '@/lib/programme/coming';
import { programmeOf } from '@/lib/programme/programme';

/** All that a parent asks about one age group. Null for one that has no leaders' page. */
export function AgeGroupBody({ group, ...content }: ShownContent & { group: Group }) {
  const { site, home, camp, join } = content;
  const page = group.page && content[group.page];
  const written = page?.groepen[group.index];
  if (!page || !written) return null;
  const programme = programmeOf(content);
  const isFull = written.vol ?? false;
  const times = nextTimes(content, programme, group, buildDay());
  return (
    <>
      <StructuredData graph={ageGroupGraph({ ...content, group })} />
      <GroupBanner group={group} icon={written.icoon} isFull={isFull} canJoin={join !== undefined} />
      <NextTimes
        group={group}
        times={times}
        siteAdres={site.siteAdres}
        hasProgramme={programme !== undefined}
        tekst={written.tekst}
        foto={written.foto}
      />
      <WhoLeads
        leaders={written.leiding}
        called={site.woorden.leaders}
        hasUniform={!site.zonder.includes('uniformen')}
        index={group.index}
        knownFrom={page.bekendOp}
        contact={written.contact ?? { email: site.email }}
      />
      <Costs
        fee={written.lidgeld ?? site.werking.lidgeld}
        per={site.werking.lidgeldPer}
        trying={home.welkom.proberen}
        join={join}
        isFull={isFull}
        email={site.email}
      >
        {camp && <CampOfGroup group={group} content={{ ...content, camp }} />}
      </Costs>
    </>
  );
}
