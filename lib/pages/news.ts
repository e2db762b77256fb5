import type { OwnPage, ShownContent } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, compareDays } from '@/lib/dates/days';
import { slug, unused } from '@/lib/text/slug';
import { bareText } from '@/lib/text/sourceMarkers';
import { ownAddress } from './ownPages';
import { type Address, routePath } from './pages';

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

/** A page with news that home shows too. */
export type NewsOnHome = {
  address: Address;
  /** At most three, with the last day on which home shows each. */
  entries: { title: string; day: CalendarDate; path: string; until: CalendarDate }[];
};

const mostOnHome = 3;

/** The news that home shows on a day or on one after it, by page. @param day of the build */
export const newsOnHome = ({ ownPages }: Pick<ShownContent, 'ownPages'>, day: CalendarDate): NewsOnHome[] =>
  (ownPages?.paginas ?? []).flatMap((page) => {
    const { opHome: weeks } = page;
    if (weeks === undefined) return [];
    const address = ownAddress(page);
    const entries = pageNews(page)
      .map(({ titel, dag, id }) => ({
        title: titel,
        day: dag,
        path: `${routePath(address)}#${id}`,
        until: addDays(dag, 7 * weeks),
      }))
      .filter(({ until }) => compareDays(until, day) >= 0)
      .slice(0, mostOnHome);
    return entries.length > 0 ? [{ address, entries }] : [];
  });

/** Where the feed of a page with news lies: `/nieuws/nieuws.xml`. */
export const newsFeedPath = (address: Address): string => `${routePath(address)}nieuws.xml`;
