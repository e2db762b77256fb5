import { AgeGroups } from '@/components/leiding/AgeGroups';
import { LeadersBanner } from '@/components/leiding/LeadersBanner';
import { leaders } from '@/lib/content';

export default function BoysLeaders() {
  const { kop, inleiding, groepen } = leaders('boys');
  return (
    <>
      <LeadersBanner kop={kop} inleiding={inleiding} groepen={groepen} />
      <AgeGroups groepen={groepen} />
    </>
  );
}
