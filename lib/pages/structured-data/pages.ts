import type { FAQPage, Graph, Thing } from 'schema-dts';
import { type CalendarContent, type DatedEntry, datedEntries, meetingEntries } from '@/lib/calendar/entries';
import type { Camp, Contact, OwnPage, Rental, Site } from '@/lib/content/schemas/content';
import type { Group } from '@/lib/meetings/groups';
import { ageGroupPath } from '@/lib/pages/ageGroupPages';
import { absolute } from '@/lib/pages/metadata';
import { ownAddress } from '@/lib/pages/ownPages';
import { type Route, routePath } from '@/lib/pages/pages';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { campEvent, meetingSeries, singleEvent } from './events';
import { breadcrumbs, organization, webSite } from './group';
import { type HallOptions, hallPrices, rentalHall } from './hall';

/**
 * The JSON-LD of each page (schema.org): only facts that are in its text too. The site is described on home, the group there, on the
 * contact page and where something refers to it.
 */

type CalendarPage = CalendarContent & { site: Site };

/** Meetings and events of everybody. */
export function homeGraph(content: CalendarPage): Graph {
  const { site } = content;
  const meetings = meetingsIn(content).filter(({ who }) => !who);
  const events = datedEntries(content)
    .filter(isKind('event'))
    .map((entry) => singleEvent(site, entry));
  return graph(
    organization(site),
    webSite(site),
    ...meetings.map((entry) => meetingSeries(site, entry)),
    ...events,
  );
}

type PageOptions = { site: Site; route: Exclude<Route, '/'>; heading: string };

/** A page, where it stands, and the facts of its own. */
export function pageGraph({ site, route, heading }: PageOptions, ...own: Thing[]): Graph {
  return graph(breadcrumbs(site, routePath(route), heading), ...own);
}

export function campGraph(content: CalendarPage & { camp: Pick<Camp, 'kop'> }): Graph {
  const { site, camp } = content;
  // search engines want an event with its place
  const dated = datedEntries(content).filter(({ place }) => !place.isSecret);
  const visits = dated.filter(isKind('visit'));
  const camps = dated
    .filter(isKind('camp'))
    .map((entry) =>
      campEvent(site, entry, entry.who ? undefined : visits.find(({ day }) => day.year === entry.day.year)),
    );
  return pageGraph({ site, route: '/bivak', heading: camp.kop }, ...organized(site, camps));
}

/** The page of an age group, and when it meets where that differs from everybody: home has the others. */
export function ageGroupGraph({ group, ...content }: CalendarPage & { group: Group }): Graph {
  const { site } = content;
  const own = meetingsIn(content).filter(
    ({ who, groups }) => who && groups.some(({ id }) => id === group.id),
  );
  return graph(
    breadcrumbs(site, ageGroupPath(group.id), group.fullName),
    ...organized(
      site,
      own.map((entry) => meetingSeries(site, entry)),
    ),
  );
}

/** Events with the group, to which they refer; nothing where there are none. */
const organized = (site: Site, events: readonly Thing[]): Thing[] =>
  events.length > 0 ? [organization(site), ...events] : [];

const meetingsIn = ({ calendar, ...content }: CalendarPage) =>
  calendar ? meetingEntries({ ...content, calendar }) : [];

/** A page of the group's own, with its questions. */
export function ownPageGraph({ site, page }: { site: Site; page: OwnPage }): Graph {
  const path = routePath(ownAddress(page));
  const questions = page.blokken.flatMap(({ vragen = [] }) => vragen);
  const faq: FAQPage = {
    '@type': 'FAQPage',
    url: absolute(site, path),
    mainEntity: questions.map(({ vraag, antwoord }) => ({
      '@type': 'Question',
      name: vraag,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(antwoord) },
    })),
  };
  return graph(breadcrumbs(site, path, page.naam), ...(questions.length > 0 ? [faq] : []));
}

export function contactGraph({ site, contact }: { site: Site; contact: Contact }): Graph {
  return pageGraph({ site, route: '/contact', heading: contact.kop }, organization(site, contact));
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
