import { BeforeCamp } from '@/components/bivak/BeforeCamp';
import { CampInfo } from '@/components/bivak/CampInfo';
import { MedicalForm } from '@/components/bivak/MedicalForm';
import { Reimbursement } from '@/components/bivak/Reimbursement';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { bookletGroups } from '@/lib/camp/bookletGroups';
import { campContact } from '@/lib/camp/campContact';
import { campDocuments } from '@/lib/camp/documents';
import { ownCamps } from '@/lib/camp/ownCamps';
import { pastCamps } from '@/lib/camp/pastCamps';
import { campYearsAround } from '@/lib/camp/season';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { campGraph } from '@/lib/pages/structured-data/pages';

/** Null for a group without a camp. */
export function CampBody(content: ShownContent) {
  const { site, camp, calendar, documents } = content;
  if (!camp) return null;
  const { kop, inleiding, foto, kamp, documenten, terugbetaling, boekje } = camp;
  const { medical, camps, fees } = campDocuments(documents);
  const built = buildDay();
  const years = campYearsAround(kamp.tot, built).slice(0, 2);
  return (
    <>
      <StructuredData graph={campGraph({ site, camp, calendar, built })} />
      <PhotoBanner title={kop} lead={inleiding} photo={foto} scene={{ name: 'camp' }} />
      <CampInfo
        {...kamp}
        visitName={calendar?.namen.bezoek ?? builtInNames.visit}
        reached={campContact(content)}
        built={built}
        booklet={boekje}
        camps={ownCamps(content, built)}
        about={bookletGroups(content).about}
        name={site.woorden.camp}
      />
      {boekje && <BeforeCamp {...boekje} van={kamp.van} built={built} />}
      {medical && <MedicalForm {...documenten} document={medical} email={site.email} />}
      {camps.length + fees.length > 0 && (
        <Reimbursement
          {...terugbetaling}
          camps={camps}
          fees={fees}
          past={pastCamps(kamp.tot, [...years, ...camps.map(({ year }) => Number(year))])}
          email={site.email}
          words={site.woorden}
        />
      )}
    </>
  );
}
