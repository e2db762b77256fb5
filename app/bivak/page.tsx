import { CampInfo } from '@/components/bivak/CampInfo';
import { MedicalForm } from '@/components/bivak/MedicalForm';
import { Reimbursement } from '@/components/bivak/Reimbursement';
import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { camp, documents } from '@/lib/content';

export default function CampPage() {
  const { kop, inleiding, foto, kamp, documenten, terugbetaling } = camp();
  const papers = documents();
  return (
    <>
      <PhotoBanner title={kop} lead={inleiding} photo={foto} />
      <CampInfo {...kamp} />
      {papers.medischeFiche && <MedicalForm {...documenten} href={`/documents/${papers.medischeFiche}`} />}
      {papers.bivak.length + papers.lidgeld.length > 0 && (
        <Reimbursement {...terugbetaling} documents={papers} />
      )}
    </>
  );
}
