import type { Site } from '@/lib/content/schemas/content';
import { type FileName, fileNames } from '@/lib/content/schemas/files';
import { buildDay } from '@/lib/dates/buildDay';
import { lastModified } from './lastModified';
import { pages, type Route } from './pages';

/** When the content of a page last changed. */
export const pageChanged = (route: Route, site: Pick<Site, 'voettekst'>) =>
  changed(pages[route].content, site);

/** When the content of the calendar last changed. */
export const calendarChanged = (site: Pick<Site, 'voettekst'>) => changed(['site', 'camp', 'calendar'], site);

/** When the content about the rental of the hall last changed. */
export const rentalChanged = (site: Pick<Site, 'voettekst'>) => changed(['site', 'rental'], site);

/** When the pages of the group's own last changed. */
export const ownPagesChanged = (site: Pick<Site, 'voettekst'>) => changed(['ownPages'], site);

/** When the programme last changed, or what it takes from other files. */
export function programmeChanged({ site }: { site: Pick<Site, 'voettekst'> }): Date {
  return changed(['site', 'programme', 'calendar', 'girls', 'boys', 'leaders'], site);
}

function changed(names: readonly FileName[], { voettekst }: Pick<Site, 'voettekst'>): Date {
  return lastModified({
    files: names.map((name) => fileNames[name]),
    otherwise: new Date(Date.UTC(voettekst.jaar ?? buildDay().year, 0, 1)), // the one date in content that lies in the past
  });
}
