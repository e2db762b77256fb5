import { PhotoRemoval } from '@/components/privacy/PhotoRemoval';
import { Promises } from '@/components/privacy/Promises';
import { Statement } from '@/components/privacy/Statement';
import { ThirdParties } from '@/components/privacy/ThirdParties';
import { StructuredData } from '@/components/ui/StructuredData';
import type { ShownContent } from '@/lib/content/schemas/content';
import { joiningAddresses } from '@/lib/joining/addresses';
import { pageGraph } from '@/lib/pages/structured-data/pages';
import { linkedHosts, services } from '@/lib/pages/thirdParties';

export function PrivacyBody({ site, privacy, ...others }: ShownContent) {
  const { kop, inleiding, beloften, derden, fotoWeg, ondertekening } = privacy;
  const joining = others.join && joiningAddresses(others.join);
  const hosts = linkedHosts({ site, privacy, others, joining }, [
    site.siteAdres,
    ...services.map(({ origin }) => origin),
  ]);
  return (
    <>
      <StructuredData graph={pageGraph({ site, route: '/privacy', heading: kop })} />
      <Statement
        title={kop}
        lead={inleiding}
        promises={<Promises beloften={beloften} ondertekening={ondertekening} />}
      >
        <ThirdParties {...derden} hosts={hosts} />
        <PhotoRemoval {...fotoWeg} email={site.email} />
      </Statement>
    </>
  );
}
