import { CampInfo } from '@/components/bivak/CampInfo';
import { MedicalForm } from '@/components/bivak/MedicalForm';
import { Reimbursement } from '@/components/bivak/Reimbursement';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { campDocuments } from '@/lib/camp/documents';
import { ownCamps } from '@/lib/camp/ownCamps';
import { pastCamps } from '@/lib/camp/pastCamps';
import { campYearsAround } from '@/lib/camp/season';
import { urgentContacts } from '@/lib/camp/urgentContacts';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { campGraph } from '@/lib/pages/structured-data/pages';

/** Null for a group without a camp. */
export function CampBody(content: ShownContent) {
  const { site, contact, camp, calendar, documents } = content;
  if (!camp) return null;
  const { kop, inleiding, foto, kamp, documenten, terugbetaling } = camp;
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
        people={urgentContacts(contact)}
        built={built}
        booklet={camp.boekje}
        camps={ownCamps(content, built)}
      />
      {medical && <MedicalForm {...documenten} document={medical} email={site.email} />}
      {camps.length + fees.length > 0 && (
        <Reimbursement
          {...terugbetaling}
          camps={camps}
          fees={fees}
          past={pastCamps(kamp.tot, [...years, ...camps.map(({ year }) => Number(year))])}
          email={site.email}
        />
      )}
    </>
  );
}
