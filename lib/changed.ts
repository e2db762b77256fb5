import { type Content, fileNames, type Site } from '@/lib/content/schemas';
import { lastModified } from './lastModified';
import type { Route } from './pages';

/** The content that a page is made of. What stands on every page (the footer's year) does not make a page new. */
const sources: Record<Route, readonly (keyof Content)[]> = {
  '/': ['home', 'calendar'],
  '/jongensleiding': ['boys'],
  '/meisjesleiding': ['girls'],
  '/verhuur': ['rental'],
  '/bivak': ['camp', 'documents'],
  '/contact': ['contact'],
};

/** When the content of a page last changed. */
export const pageChanged = (route: Route, site: Pick<Site, 'voettekst'>) => changed(sources[route], site);

/** When the content of the calendar last changed. */
export const calendarChanged = (site: Pick<Site, 'voettekst'>) => changed(['site', 'camp', 'calendar'], site);

function changed(names: readonly (keyof Content)[], { voettekst }: Pick<Site, 'voettekst'>): Date {
  return lastModified({
    files: names.map((name) => fileNames[name]),
    otherwise: new Date(Date.UTC(voettekst.jaar, 0, 1)), // the one date in content that lies in the past
  });
}
