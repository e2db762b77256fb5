import { longestNight } from '@/lib/calendar/hours';
import { euro } from '@/lib/text/format';
import { fileFor } from '@/pipeline/export-checks/addresses';
import type { Export } from '@/pipeline/export-checks/export';
import { collapsedSpace, pageWordsOf, sentencesOf } from '@/pipeline/export-checks/pageWords';
import { graphOf, type Node, nodesIn, textsAt } from './graph';

/** Properties whose texts have to stand on the page, word for word. */
const readable = [
  'name',
  'streetAddress',
  'postalCode',
  'addressLocality',
  'email',
  'telephone',
  'contactType',
] as const;
const dates = ['startDate', 'endDate', 'exceptDate'] as const;

/**
 * Facts in the JSON-LD of a page that its visitors cannot read there, and photos that do not exist, as `/bivak/: 40`. The name of
 * an event may also stand in the calendar on the home page.
 */
export function hiddenFacts(site: Export): string[] {
  const calendar = site.pages.filter(({ route }) => route === '/').map(pageWordsOf);
  return site.pages
    .filter(({ route }) => route !== undefined)
    .flatMap((page) => {
      const graph = graphOf(page);
      // a mail address may have an element where its line may end
      const here = `${pageWordsOf(page)} ${sentencesOf(page)}`;
      const words = { here, calendar: calendar.join(' ') };
      if (!graph) return [`${page.address}: not one graph of JSON-LD`];
      const nodes = graph.flatMap(nodesIn);
      return [
        ...new Set(nodes.flatMap((node) => missingFrom(node, words))),
        ...nodes
          .flatMap((node) => [...textsAt(node, 'contentUrl'), ...textsAt(node, 'logo')])
          .filter((url) => !isOnSite(url, site)),
      ].map((claim) => `${page.address}: ${claim}`);
    });
}

function missingFrom(node: Node, { here, calendar }: { here: string; calendar: string }): string[] {
  const isEvent = node['@type'] === 'Event';
  return [
    ...readable.flatMap((property) => {
      const words = isEvent && property === 'name' ? `${here} ${calendar}` : here;
      return textsAt(node, property).filter((text) => !words.includes(collapsedSpace(text)));
    }),
    ...textsAt(node, 'price')
      .map((price) => collapsedSpace(euro(Number(price))))
      .filter((price) => !new RegExp(`${price}(?![\\d,])`).test(here)),
    ...dates
      .flatMap((property) => textsAt(node, property).map((day) => ({ property, day })))
      .filter(({ property, day }) => !(property === 'endDate' && endsInTheNightAfter(node, day)))
      .map(({ day }) => day)
      .filter((day) => !hasDay(here, day)),
  ];
}

/** A party that ends at two in the morning has only its first day on the page. */
const endsInTheNightAfter = (node: Node, end: string): boolean =>
  textsAt(node, 'startDate').some(
    (start) => start.includes('T') && Date.parse(end) - Date.parse(start) <= longestNight * 3_600_000,
  );

const dayParts = new Intl.DateTimeFormat('nl-BE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Brussels',
});

/** Whether the words hold the day of a date-time: `31 oktober`, or the start of `21 tot 31 juli` or `21–31 juli`. */
function hasDay(words: string, iso: string): boolean {
  const [day, month] = dayParts.format(new Date(iso)).split(' ');
  return new RegExp(`(?<!\\d)${day}(( tot |–)\\d+)? ${month}`).test(words);
}

const isOnSite = (url: string, site: Export) =>
  URL.canParse(url) &&
  new URL(url).origin === site.origin &&
  fileFor(site, new URL(url).pathname) !== undefined;
