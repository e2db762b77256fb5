import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { absentRoutes } from '@/lib/pages/groupPages';
import { ownLinks } from '@/lib/pages/ownPages';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Notices } from './Notices';
import { OfflineLine } from './OfflineLine';

type PageLayoutProps = { content: ShownContent; children: React.ReactNode };

/** Header, notices and footer around every page. */
export function PageLayout({ content, children }: PageLayoutProps) {
  const { site, camp } = content;
  const without = absentRoutes(content);
  const own = ownLinks(content);
  return (
    <>
      <Header {...site} without={without} own={own} />
      <OfflineLine camp={camp} built={buildDay()} />
      <Notices {...site} />
      <Main>{children}</Main>
      <Footer site={site} without={without} own={own} />
    </>
  );
}
