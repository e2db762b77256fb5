import type { Site } from '@/lib/content/schemas/content';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Notices } from './Notices';

type PageLayoutProps = { site: Site; children: React.ReactNode };

/** Header, notices and footer around every page. */
export function PageLayout({ site, children }: PageLayoutProps) {
  const { korteNaam, gemeente, activiteiten, meldingen } = site;
  return (
    <>
      <Header korteNaam={korteNaam} gemeente={gemeente} activiteiten={activiteiten} />
      <Notices meldingen={meldingen} />
      <Main>{children}</Main>
      <Footer site={site} />
    </>
  );
}
