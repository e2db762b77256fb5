import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersBanner } from '@/components/leiding/LeadersBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { pageGraph } from '@/lib/structured-data/pages';

export function generateMetadata() {
  const { site, boys } = content();
  return pageMetadata({ site, page: boys, route: '/jongensleiding' });
}

export default function BoysLeaders() {
  const { site, boys } = content();
  const { kop, inleiding, groepen, bekendOp } = boys;
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/jongensleiding', heading: kop })} />
      <LeadersBanner kop={kop} inleiding={inleiding} groepen={groepen} />
      <AgeGroups groepen={groepen} bekendOp={bekendOp} />
    </>
  );
}
