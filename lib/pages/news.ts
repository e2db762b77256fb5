import type { OwnPage, ShownContent } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { slug, unused } from '@/lib/text/slug';
import { bareText } from '@/lib/text/sourceMarkers';
import { ownAddress } from './ownPages';
import { type PageAddress, routePath } from './pages';

/** News on pages of the group's own: on its page, on home while it is fresh, and in the feed of the page. */

type Written = NonNullable<OwnPage['blokken'][number]['nieuws']>[number];

/** A message with its anchor on the page. */
export type NewsEntry = Written & { id: string };

/** The messages of a page, the newest first. */
export function pageNews({ blokken }: Pick<OwnPage, 'blokken'>): NewsEntry[] {
  const used = new Set<string>();
  return blokken
    .flatMap(({ nieuws = [] }) => nieuws)
    .map((entry) => ({ ...entry, id: unused(`nieuws-${slug(bareText(entry.titel))}`, used) }))
    .sort((one, other) => compareDays(other.dag, one.dag));
}

/** What home shows of the news. */
export type NewsOnHome = {
  /** The page with all of it. */
  address: PageAddress;
  /** At most three, the newest first, with the last day on which home shows each. */
  entries: { title: string; day: CalendarDate; path: string; until: CalendarDate }[];
};

const mostOnHome = 3;

/** The news that home shows on a day or on one after it, of the pages that want it. @param day of the build */
export function newsOnHome(
  { ownPages }: Pick<ShownContent, 'ownPages'>,
  day: CalendarDate,
): NewsOnHome | undefined {
  const all = (ownPages?.paginas ?? []).flatMap((page) => {
    const address = ownAddress(page);
    return pageNews(page).flatMap(({ titel: title, dag, id }) => {
      const until = addDays(dag, 7 * (page.opHome ?? 0));
      const isFresh = page.opHome !== undefined && compareDays(until, day) >= 0;
      return isFresh ? { address, title, day: dag, path: `${routePath(address)}#${id}`, until } : [];
    });
  });
  const entries = all.sort((one, other) => compareDays(other.day, one.day)).slice(0, mostOnHome);
  const [newest] = entries;
  return newest && { address: newest.address, entries };
}

/** Where the feed of a page with news lies: `/nieuws/nieuws.xml`. */
export const newsFeedPath = (address: PageAddress): string => `${routePath(address)}nieuws.xml`;
