import { content } from '@/lib/content';
import { ownPagesChanged } from '@/lib/pages/changed';
import { pageNews } from '@/lib/pages/news';
import { newsFeed } from '@/lib/pages/newsFeed';
import { ownPageAt } from '@/lib/pages/ownPages';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next refuses an export without any file here: that of a group without news is removed again (see `removeUnused`). */
export function generateStaticParams() {
  const pages = (content().ownPages?.paginas ?? []).filter((page) => pageNews(page).length > 0);
  return pages.length > 0 ? pages.map(({ adres }) => ({ page: adres })) : [{ page: 'geen' }];
}

/** The news of a page as an Atom feed. */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string }> }) {
  const { site } = content();
  const page = ownPageAt(content(), `/${(await params).page}`);
  if (!page) return new Response(null, { status: 404 });
  const feed = newsFeed({ site, page, changed: ownPagesChanged(site) });
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
