import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersBanner } from '@/components/leiding/LeadersBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { pageGraph } from '@/lib/structured-data/pages';

export function generateMetadata() {
  const { site, girls } = content();
  return pageMetadata({ site, page: girls, route: '/meisjesleiding' });
}

export default function GirlsLeaders() {
  const { site, girls } = content();
  const { kop, inleiding, groepen, bekendOp } = girls;
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/meisjesleiding', heading: kop })} />
      <LeadersBanner kop={kop} inleiding={inleiding} groepen={groepen} />
      <AgeGroups groepen={groepen} bekendOp={bekendOp} />
    </>
  );
}
