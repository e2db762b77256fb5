import type { Site } from '@/lib/content/schemas/content';
import type { OwnLink } from '@/lib/pages/ownPages';
import type { Route } from '@/lib/pages/pages';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Notices } from './Notices';

type PageLayoutProps = {
  site: Site;
  /** Pages that the group does not have. */
  without: readonly Route[];
  /** Pages that the group wrote itself. */
  own: readonly OwnLink[];
  /** The line for a page without a network. */
  offline?: React.ReactNode;
  children: React.ReactNode;
};

/** Header, notices and footer around every page. */
export function PageLayout({ site, without, own, offline, children }: PageLayoutProps) {
  return (
    <>
      <Header {...site} without={without} own={own} />
      {offline}
      <Notices {...site} />
      <Main>{children}</Main>
      <Footer site={site} without={without} own={own} />
    </>
  );
}
