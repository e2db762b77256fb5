import { longestNight } from '@/lib/calendar/hours';
import { euro } from '@/lib/text/format';
import { fileFor } from './addresses';
import type { Export } from './export';
import { graphOf, type Thing, textsAt, thingsIn } from './graph';
import { codeAdvice, type ExportProblem } from './problem';
import { plain, wordsOf } from './words';

/** What a thing may tell search engines only if its page tells it too, in the same words. */
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
 * Every page tells search engines facts that its visitors can read, with pictures that exist. An event bears the name
 * that it has in the calendar, on the home page.
 */
export function hiddenFacts(site: Export): ExportProblem[] {
  const calendar = site.pages.filter(({ route }) => route === '/').map(wordsOf);
  return site.pages
    .filter(({ route }) => route !== undefined)
    .flatMap((page) => {
      const graph = graphOf(page);
      const words = { here: wordsOf(page), calendar: calendar.join(' ') };
      const about = (found: string) => ({ on: page.address, found, advice: codeAdvice, places: [] });
      if (!graph) return [about('de gegevens voor zoekmachines (JSON-LD) ontbreken of zijn niet te lezen')];
      const things = graph.flatMap(thingsIn);
      return [
        ...[...new Set(things.flatMap((thing) => untold(thing, words)))].map((claim) =>
          about(`zoekmachines lezen “${claim}”, maar op de pagina staat dat niet`),
        ),
        ...things
          .flatMap((thing) => [...textsAt(thing, 'contentUrl'), ...textsAt(thing, 'logo')])
          .filter((url) => !isOnSite(url, site))
          .map((url) => about(`zoekmachines lezen dat er een foto is die ontbreekt: ${url}`)),
      ];
    });
}

function untold(thing: Thing, { here, calendar }: { here: string; calendar: string }): string[] {
  const isEvent = thing['@type'] === 'Event';
  return [
    ...readable.flatMap((property) => {
      const words = isEvent && property === 'name' ? `${here} ${calendar}` : here;
      return textsAt(thing, property).filter((text) => !words.includes(plain(text)));
    }),
    ...textsAt(thing, 'price')
      .map((price) => plain(euro(Number(price))))
      .filter((price) => !new RegExp(`${price}(?![\\d,])`).test(here)),
    ...dates
      .flatMap((property) => textsAt(thing, property).map((day) => ({ property, day })))
      .filter(({ property, day }) => !(property === 'endDate' && isInTheNightAfter(thing, day)))
      .map(({ day }) => day)
      .filter((day) => !tellsDay(here, day)),
  ];
}

/** A feast that ends at two in the morning is told by the day on which it began. */
const isInTheNightAfter = (thing: Thing, end: string): boolean =>
  textsAt(thing, 'startDate').some(
    (start) => start.includes('T') && Date.parse(end) - Date.parse(start) <= longestNight * 3_600_000,
  );

const dayParts = new Intl.DateTimeFormat('nl-BE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Brussels',
});

/** Whether the words hold the day of a moment: `31 oktober`, or the beginning of `21 tot 31 juli` or `21–31 juli`. */
function tellsDay(words: string, iso: string): boolean {
  const [day, month] = dayParts.format(new Date(iso)).split(' ');
  return new RegExp(`(?<!\\d)${day}(( tot |–)\\d+)? ${month}`).test(words);
}

const isOnSite = (url: string, site: Export) =>
  URL.canParse(url) &&
  new URL(url).origin === site.origin &&
  fileFor(site, new URL(url).pathname) !== undefined;
