import type { Graph, Thing } from 'schema-dts';
import { type CalendarContent, type DatedEntry, datedEntries, weeklyEntry } from '@/lib/calendar/entries';
import type { Camp, Contact, Rental, Site } from '@/lib/content/schemas/content';
import type { Route } from '@/lib/pages/pages';
import { campEvent, singleEvent, weeklySeries } from './events';
import { breadcrumbs, organization, webSite } from './group';
import { type HallOptions, hallPrices, rentalHall } from './hall';

/** The JSON-LD of each page (schema.org): only facts that are in its text too. */

type CalendarPage = CalendarContent & { site: Site };

export function homeGraph({ site, camp, calendar, built }: CalendarPage): Graph {
  const weekly = calendar && weeklySeries(site, weeklyEntry({ site, calendar }));
  const events = datedEntries({ site, camp, calendar, built })
    .filter(isKind('event'))
    .map((entry) => singleEvent(site, entry));
  return graph(organization(site), webSite(site), ...(weekly ? [weekly] : []), ...events);
}

type PageOptions = { site: Site; route: Exclude<Route, '/'>; heading: string };

/** A page, where it stands, and the facts of its own. */
export function pageGraph({ site, route, heading }: PageOptions, ...own: Thing[]): Graph {
  return graph(organization(site), webSite(site), breadcrumbs(site, route, heading), ...own);
}

export function campGraph({
  site,
  camp,
  calendar,
  built,
}: CalendarPage & { camp: Pick<Camp, 'kop'> }): Graph {
  // search engines want an event with its place
  const dated = datedEntries({ site, camp, calendar, built }).filter(({ place }) => !place.isSecret);
  const visits = dated.filter(isKind('visit'));
  const camps = dated.filter(isKind('camp')).map((entry) =>
    campEvent(
      site,
      entry,
      visits.find(({ day }) => day.year === entry.day.year),
    ),
  );
  return pageGraph({ site, route: '/bivak', heading: camp.kop }, ...camps);
}

export function contactGraph({ site, contact }: { site: Site; contact: Contact }): Graph {
  return graph(organization(site, contact), webSite(site), breadcrumbs(site, '/contact', contact.kop));
}

export function rentalGraph({ site, rental, photos }: HallOptions & { rental: Pick<Rental, 'kop'> }): Graph {
  const prices = hallPrices({ site, rental, photos });
  return pageGraph(
    { site, route: '/verhuur', heading: rental.kop },
    rentalHall({ site, rental, photos }),
    ...(prices ? [prices] : []),
  );
}

const graph = (...things: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

const isKind =
  (kind: DatedEntry['kind']) =>
  (entry: DatedEntry): boolean =>
    entry.kind === kind;
