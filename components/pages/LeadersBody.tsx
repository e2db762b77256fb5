import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersHeading } from '@/components/leiding/LeadersHeading';
import { StructuredData } from '@/components/ui/StructuredData';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { ageGroupPath, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { pages } from '@/lib/pages/pages';
import { pageGraph } from '@/lib/pages/structured-data/pages';
import { comingFor } from '@/lib/programme/coming';
import { programmeOf } from '@/lib/programme/programme';

type LeadersBodyProps = ShownContent & { route: '/leiding' | '/jongensleiding' | '/meisjesleiding' };

/** All age groups or those of one half, with what the programme says that each does next. Null for a group without that page. */
export function LeadersBody({ route, ...content }: LeadersBodyProps) {
  const [file] = pages[route].content;
  const leaders = content[file];
  if (!leaders) return null;
  const programme = programmeOf(content);
  const paths = ageGroupsWithPage(content)
    .filter(({ page }) => page === file)
    .map(({ id, index }) => [index, ageGroupPath(id)]);
  const own = programme?.groups.filter(({ page }) => page === file) ?? [];
  const next = own.map(
    (group) =>
      [group.index, { group, coming: programme ? comingFor(programme, group, buildDay()) : [] }] as const,
  );
  return (
    <>
      <StructuredData graph={pageGraph({ site: content.site, route, heading: leaders.kop })} />
      <LeadersHeading {...leaders} />
      <AgeGroups
        {...leaders}
        paths={Object.fromEntries(paths)}
        usual={content.site.werking}
        hasUniform={!content.site.zonder.includes('uniformen')}
        next={Object.fromEntries(next)}
      />
    </>
  );
}
