import type { OwnPage, Site } from '@/lib/content/schemas/content';
import { atUtcMidnight, isoDay } from '@/lib/dates/days';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { absolute } from './metadata';
import { newsFeedPath, pageNews } from './news';
import { ownAddress } from './ownPages';
import { routePath } from './pages';

type NewsFeedOptions = {
  site: Pick<Site, 'naam' | 'siteAdres'>;
  page: OwnPage;
  /** When the pages of the group's own last changed. */
  changed: Date;
};

/** The news of a page as an Atom feed (RFC 4287), each message with its whole text. */
export function newsFeed({ site, page, changed }: NewsFeedOptions): string {
  const address = ownAddress(page);
  const here = absolute(site, routePath(address));
  const news = pageNews(page);
  const newest = news[0] ? atUtcMidnight(news[0].dag) : changed;
  const entries = news.map(
    ({ id, titel, tekst, dag }) => `
  <entry>
    <id>${here}#${id}</id>
    <title>${escaped(titel)}</title>
    <link href="${here}#${id}"/>
    <updated>${isoDay(dag)}T00:00:00Z</updated>
    <content>${escaped(wordsOf(tekst))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-BE">
  <id>${here}</id>
  <title>${escaped(`${page.naam} – ${site.naam}`)}</title>
  <link href="${here}"/>
  <link rel="self" type="application/atom+xml" href="${absolute(site, newsFeedPath(address))}"/>
  <updated>${(newest > changed ? newest : changed).toISOString()}</updated>
  <author><name>${escaped(site.naam)}</name></author>${entries.join('')}
</feed>
`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without the signs that mean something in XML. */
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? '');
