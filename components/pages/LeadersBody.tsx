import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersBanner } from '@/components/leiding/LeadersBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import type { Leaders, Site } from '@/lib/content/schemas/content';
import { pageGraph } from '@/lib/pages/structured-data/pages';

type LeadersBodyProps = {
  site: Site;
  leaders: Leaders;
  route: '/leiding' | '/jongensleiding' | '/meisjesleiding';
};

export function LeadersBody({ site, leaders, route }: LeadersBodyProps) {
  const { kop, inleiding, groepen, bekendOp } = leaders;
  return (
    <>
      <StructuredData graph={pageGraph({ site, route, heading: kop })} />
      <LeadersBanner kop={kop} inleiding={inleiding} groepen={groepen} />
      <AgeGroups groepen={groepen} bekendOp={bekendOp} />
    </>
  );
}
