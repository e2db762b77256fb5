import type { Site } from '@/lib/content/schemas/content';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Notices } from './Notices';

type AroundProps = { site: Site; children: React.ReactNode };

/** What stands around the text of every page: header, notices, footer. */
export function Around({ site, children }: AroundProps) {
  const { naam, korteNaam, gemeente, lokaal, email, facebook, instagram, activiteiten, voettekst } = site;
  return (
    <>
      <Header korteNaam={korteNaam} gemeente={gemeente} activiteiten={activiteiten} />
      <Notices meldingen={site.meldingen} />
      <Main>{children}</Main>
      <Footer
        naam={naam}
        lokaal={lokaal}
        email={email}
        facebook={facebook}
        instagram={instagram}
        voettekst={voettekst}
      />
    </>
  );
}
