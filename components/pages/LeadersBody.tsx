import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersBanner } from '@/components/leiding/LeadersBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import type { Leaders, ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { pageGraph } from '@/lib/pages/structured-data/pages';
import { comingFor } from '@/lib/programme/coming';
import { programmeOf } from '@/lib/programme/programme';

type LeadersBodyProps = {
  /** All of the group: its programme says what each age group does next. */
  content: ShownContent;
  leaders: Leaders;
  route: '/leiding' | '/jongensleiding' | '/meisjesleiding';
};

export function LeadersBody({ content, leaders, route }: LeadersBodyProps) {
  const { kop, inleiding, groepen, bekendOp } = leaders;
  const programme = programmeOf(content);
  const own = programme?.groups.filter(({ page }) => page && content[page] === leaders) ?? [];
  const next = own.map(
    (group) =>
      [group.index, { group, coming: programme ? comingFor(programme, group, buildDay()) : [] }] as const,
  );
  return (
    <>
      <StructuredData graph={pageGraph({ site: content.site, route, heading: kop })} />
      <LeadersBanner kop={kop} inleiding={inleiding} groepen={groepen} bekendOp={bekendOp} />
      <AgeGroups groepen={groepen} bekendOp={bekendOp} next={Object.fromEntries(next)} />
    </>
  );
}
