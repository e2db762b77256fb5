import { CampInfo } from '@/components/bivak/CampInfo';
import { MedicalForm } from '@/components/bivak/MedicalForm';
import { Reimbursement } from '@/components/bivak/Reimbursement';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { builtInNames } from '@/lib/calendar/builtInNames';
import { campDocuments } from '@/lib/camp/documents';
import type { Camp, ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { campGraph } from '@/lib/pages/structured-data/pages';

export function CampBody({ site, camp, calendar, documents }: ShownContent & { camp: Camp }) {
  const { kop, inleiding, foto, kamp, documenten, terugbetaling } = camp;
  const { medical, camps, fees } = campDocuments(documents);
  return (
    <>
      <StructuredData graph={campGraph({ site, camp, calendar, built: buildDay() })} />
      <PhotoBanner title={kop} lead={inleiding} photo={foto} scene={{ name: 'camp' }} />
      <CampInfo {...kamp} visitName={calendar?.namen.bezoek ?? builtInNames.visit} />
      {medical && <MedicalForm {...documenten} document={medical} email={site.email} />}
      {camps.length + fees.length > 0 && (
        <Reimbursement {...terugbetaling} camps={camps} fees={fees} email={site.email} />
      )}
    </>
  );
}
