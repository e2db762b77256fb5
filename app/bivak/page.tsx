import { CampInfo } from '@/components/bivak/CampInfo';
import { MedicalForm } from '@/components/bivak/MedicalForm';
import { Reimbursement } from '@/components/bivak/Reimbursement';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { calendar, camp, documents, site } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { campGraph } from '@/lib/structured-data/pages';

export function generateMetadata() {
  const { titel, beschrijving, foto } = camp();
  return pageMetadata({
    site: site(),
    title: titel,
    description: beschrijving,
    route: '/bivak',
    imageAlt: foto.alt,
  });
}

export default function CampPage() {
  const { kop, inleiding, foto, kamp, documenten, terugbetaling } = camp();
  const { namen } = calendar();
  const papers = documents();
  return (
    <>
      <StructuredData graph={campGraph({ site: site(), camp: camp(), calendar: calendar() })} />
      <PhotoBanner title={kop} lead={inleiding} photo={foto} />
      <CampInfo {...kamp} visitName={namen.bezoek} />
      {papers.medischeFiche && <MedicalForm {...documenten} href={`/documents/${papers.medischeFiche}`} />}
      {papers.bivak.length + papers.lidgeld.length > 0 && (
        <Reimbursement {...terugbetaling} documents={papers} />
      )}
    </>
  );
}
