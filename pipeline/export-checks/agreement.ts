import type { Content } from '@/lib/content/schemas/content';
import { isoDay } from '@/lib/dates/days';
import type { Route } from '@/lib/pages/pages';
import { personPrices } from '@/lib/rental/prices';
import type { Export } from './export';
import { graphOf, type Thing, textsAt, thingsIn } from './graph';
import { codeAdvice, type ExportProblem } from './problem';

/** What a page tells search engines is what the content says: names, addresses, prices, days, beds and photos. */
export function wrongFacts({ pages, content }: Export): ExportProblem[] {
  return pages.flatMap(({ route, address, elements }) => {
    const graph = graphOf({ elements });
    if (!route || !graph) return []; // a graph that is not there is told with the facts
    return [...everywhere(content), ...(ofPage[route]?.(content) ?? [])].flatMap(([what, wanted, told]) => {
      const [here, there] = [told(graph), wanted].map(listed);
      if (here === there) return [];
      return {
        on: address,
        found: `zoekmachines lezen bij ${what}: ${here || 'niets'}; in de inhoud staat: ${there || 'niets'}`,
        advice: codeAdvice,
        places: [],
      };
    });
  });
}

/** In no order, each once: an editor may write events down as they come up. */
const listed = (values: readonly (string | number)[]) =>
  [...new Set(values.map(String))].toSorted().join(' · ');

/** What it is about, the values in the content, and those in a graph. */
type Fact = [what: string, wanted: readonly (string | number)[], told: (graph: Thing[]) => readonly string[]];

function everywhere({ site }: Content): Fact[] {
  const { name, street, postcode, town } = site.lokaal;
  const group = (graph: Thing[]) => ofType(graph, 'Organization');
  /** The hall is told twice: where the group is, and its address. */
  const hall = (property: string) => (graph: Thing[]) => texts(group(graph).flatMap(thingsIn), property);
  return [
    ['de naam van de groep', [site.naam], (graph) => texts(group(graph), 'name')],
    ['het mailadres', [site.email], (graph) => texts(group(graph), 'email')],
    ['het lokaal', [name], (graph) => texts(inside(group(graph), 'location'), 'name')],
    ['de straat van het lokaal', [street], hall('streetAddress')],
    ['de postcode van het lokaal', [postcode], hall('postalCode')],
    ['de gemeente van het lokaal', [town], hall('addressLocality')],
    [
      'Facebook en Instagram',
      [site.facebook, site.instagram].filter((link) => link !== undefined),
      (graph) => texts(group(graph), 'sameAs'),
    ],
  ];
}

const ofPage: Partial<Record<Route, (content: Content) => Fact[]>> = {
  '/': ({ site, calendar }) => [
    ['het lidgeld', [site.werking.lidgeld], (graph) => texts(graph.flatMap(thingsIn), 'price')],
    [
      'de evenementen',
      calendar.evenementen.map(({ naam }) => naam),
      (graph) => texts(ofType(graph, 'Event'), 'name'),
    ],
    [
      'de dagen van de evenementen',
      calendar.evenementen.map(({ datum, van }) => (van ? `${isoDay(datum)} ${van}` : isoDay(datum))),
      (graph) =>
        texts(ofType(graph, 'Event'), 'startDate').map((moment) => moment.slice(0, 16).replace('T', ' ')),
    ],
    [
      'de dagen zonder activiteit',
      calendar.werkjaar.geenActiviteit.map(isoDay),
      (graph) => texts(inside(ofType(graph, 'EventSeries'), 'eventSchedule'), 'exceptDate'),
    ],
  ],
  '/bivak': ({ camp: { kamp } }) => [
    [
      'de dagen van het kamp',
      [kamp.van, kamp.tot].map((day) => isoDay({ ...day, year: 2000 }).slice(5)), // content gives no year
      (graph) =>
        ['startDate', 'endDate']
          .flatMap((key) => texts(ofType(graph, 'Event'), key))
          .map((day) => day.slice(5)),
    ],
    [
      'de kampplaats',
      [kamp.plaats.name],
      (graph) => texts(inside(ofType(graph, 'Event'), 'location'), 'name'),
    ],
  ],
  '/contact': ({ contact: { hoofdleiding } }) => [
    [
      'de hoofdleiding',
      hoofdleiding.personen.flatMap(({ naam, telefoon }) => [naam, telefoon]),
      (graph) =>
        inside(ofType(graph, 'Organization'), 'contactPoint').flatMap((person) => [
          ...textsAt(person, 'name'),
          ...textsAt(person, 'telephone'),
        ]),
    ],
  ],
  '/verhuur': ({ rental: { slapen, fotos, prijzen } }) => [
    [
      'de laagste en de hoogste prijs per nacht',
      Object.values((prijzen && personPrices(prijzen.tarieven)) ?? {}),
      (graph) => ['lowPrice', 'highPrice'].flatMap((key) => texts(ofType(graph, 'AggregateOffer'), key)),
    ],
    [
      'het aantal slaapplaatsen',
      [slapen.kamers.reduce((sum, beds) => sum + beds, 0)],
      (graph) => texts(inside(ofType(graph, 'Accommodation'), 'occupancy'), 'value'),
    ],
    [
      'de foto’s van het lokaal',
      fotos.lijst.slice(0, 20).map(({ alt }) => alt), // as many as a page tells
      (graph) => texts(inside(ofType(graph, 'Accommodation'), 'photo'), 'caption'),
    ],
  ],
};

const ofType = (graph: readonly Thing[], type: string) => graph.filter((thing) => thing['@type'] === type);

/** The things that things have under a property. */
const inside = (things: readonly Thing[], property: string): Thing[] =>
  things.flatMap((thing) => [thing[property] ?? []].flat()).flatMap((value) => thingsIn(value).slice(0, 1));

const texts = (things: readonly Thing[], property: string) =>
  things.flatMap((thing) => textsAt(thing, property));
