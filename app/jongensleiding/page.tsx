import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersBanner } from '@/components/leiding/LeadersBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { leaders, site } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { pageGraph } from '@/lib/structured-data/pages';

export function generateMetadata() {
  const { titel, beschrijving } = leaders('boys');
  return pageMetadata({ site: site(), title: titel, description: beschrijving, route: '/jongensleiding' });
}

export default function BoysLeaders() {
  const { kop, inleiding, groepen } = leaders('boys');
  return (
    <>
      <StructuredData graph={pageGraph({ site: site(), route: '/jongensleiding', heading: kop })} />
      <LeadersBanner kop={kop} inleiding={inleiding} groepen={groepen} />
      <AgeGroups groepen={groepen} />
    </>
  );
}
