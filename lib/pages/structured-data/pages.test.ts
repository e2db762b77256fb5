/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bareContent, exampleContent } from '@/e2e/groups/exampleGroup';
import { meetingGroups } from '@/lib/meetings/groups';
import { ageGroupGraph, campGraph, contactGraph, homeGraph, pageGraph, rentalGraph } from './pages';

const { site, camp, calendar, contact, rental } = exampleContent();
const photos = [{ path: '/fotos/01.webp', alt: 'Voorkant van het lokaal' }];

type Value = string | number | boolean | Node | Value[];
type Node = { [property: string]: Value };

const graphs = {
  home: homeGraph({ site, camp, calendar }),
  leaders: pageGraph({ site, route: '/jongensleiding', heading: 'De jongensleiding' }),
  camp: campGraph({ site, camp, calendar }),
  contact: contactGraph({ site, contact }),
  rental: rentalGraph({ site, rental, photos }),
};

/** As a search engine parses it. */
const received = (graph: (typeof graphs)[keyof typeof graphs]): Node[] =>
  JSON.parse(JSON.stringify(graph))['@graph'];
const ofType = (graph: (typeof graphs)[keyof typeof graphs], type: string) =>
  received(graph).filter((node) => node['@type'] === type);

describe.each(Object.entries(graphs))('the graph of the page %s', (_name, graph) => {
  it('uses only types and properties that schema.org knows, each where it belongs', () => {
    expect(received(graph).flatMap(unknownTerms)).toEqual([]);
  });

  it('refers only to things that it describes', () => {
    const described = received(graph).map((node) => node['@id']);
    const references = received(graph)
      .flatMap(nodesIn)
      .filter((node) => Object.keys(node).join() === '@id');

    for (const reference of references) expect(described).toContain(reference['@id']);
  });
});

it('the check sees a property where it does not belong, and a type that does not exist', () => {
  expect(unknownTerms({ '@type': 'Organization', startDate: '2026-01-01' })).toEqual([
    'Organization.startDate',
  ]);
  expect(unknownTerms({ '@type': 'Organization', location: { '@type': 'Clubhouse' } })).toEqual([
    'Clubhouse',
  ]);
});

describe('the events', () => {
  it('hold every dated activity, in the time of Brussels', () => {
    const dates = ofType(graphs.home, 'Event').map(({ name, startDate, endDate }) => [
      name,
      startDate,
      endDate,
    ]);

    expect(dates).toEqual([
      ['Lampionnentocht', '2026-11-13T18:00:00+01:00', '2026-11-13T20:30:00+01:00'],
      ['Winterbar', '2026-12-18T17:30:00+01:00', '2026-12-18T22:30:00+01:00'],
      ['Pannenkoekenslag', '2027-02-21T14:00:00+01:00', '2027-02-21T17:30:00+01:00'],
      ['Rietweekend', '2027-03-05T19:00:00+01:00', '2027-03-07T15:00:00+01:00'],
      ['Grote opruimdag', '2027-03-20', '2027-03-20'],
      ['Kikkerbal', '2027-04-24T20:30:00+02:00', '2027-04-25T02:00:00+02:00'],
      ['Fakkeltocht', '2027-05-15T20:00:00+02:00', '2027-05-15T22:00:00+02:00'],
    ]);
  });

  it('say which of them does not take place', () => {
    const cancelled = ofType(graphs.home, 'Event').filter(({ eventStatus }) =>
      /Cancelled$/.test(String(eventStatus)),
    );
    expect(cancelled.map(({ name }) => name)).toEqual(['Fakkeltocht']);
  });

  it('have a place with an address, also where only its name is known', () => {
    const [elsewhere, atTheHall] = ofType(graphs.home, 'Event').map(({ location }) => location);
    expect(elsewhere).toMatchObject({
      name: 'Kasteelpark van Pruimelgem',
      address: 'Kasteelpark van Pruimelgem',
    });
    expect(atTheHall).toMatchObject({ address: { streetAddress: site.lokaal.street } });
  });

  it('hold the weekly activity as a schedule, with the days on which it falls out', () => {
    expect(ofType(graphs.home, 'EventSeries')).toMatchObject([
      {
        eventSchedule: {
          byDay: 'https://schema.org/Wednesday',
          startTime: '13:45',
          endTime: '16:15',
          startDate: '2026-09-16',
          endDate: '2027-05-26',
          exceptDate: ['2026-11-04', '2026-12-23', '2026-12-30', '2027-03-31'],
        },
        offers: { priceSpecification: { price: 35, priceCurrency: 'EUR' } },
      },
    ]);
  });

  it('hold the meetings of an age group with days of its own on its own page', () => {
    const content = exampleContent('full');
    const graphOf = (id: string) => {
      const group = meetingGroups(content).find((one) => one.id === id);
      if (!group) throw new Error(`no ${id}`);
      return ageGroupGraph({ ...content, group });
    };
    const schedulesOf = (id: string) => ofType(graphOf(id), 'EventSeries').map((one) => one.eventSchedule);
    const [every, ...others] = ofType(homeGraph(content), 'EventSeries');
    expect([every?.eventSchedule, others]).toMatchObject([{ byDay: 'https://schema.org/Wednesday' }, []]);
    expect(schedulesOf('kwakers')).toEqual([]);
    expect(schedulesOf('boomkikkers')).toMatchObject([
      { repeatFrequency: 'P3W', byDay: 'https://schema.org/Saturday', startDate: '2026-09-26' },
    ]);
    expect(schedulesOf('padvinkers')).toMatchObject([
      { repeatFrequency: 'P2W', byDay: ['https://schema.org/Saturday', 'https://schema.org/Sunday'] },
    ]);
    expect(schedulesOf('vijverbegeleiding-jongens')).toMatchObject([
      { repeatFrequency: 'P1M', byDay: '-1FR' },
    ]);
    expect(received(graphOf('vijverbegeleiding-jongens')).flatMap(unknownTerms)).toEqual([]);
  });

  it('hold no camp without its place, which is still secret', () => {
    const secret = { ...camp, kamp: { ...camp.kamp, plaats: undefined } };
    expect(ofType(campGraph({ site, camp: secret, calendar }), 'Event')).toEqual([]);
  });

  it('hold camp, the last day included, and the visiting day in it', () => {
    expect(ofType(graphs.camp, 'Event')).toMatchObject([
      {
        startDate: '2027-07-08',
        endDate: '2027-07-16',
        location: { name: camp.kamp.plaats?.name },
        subEvent: { startDate: '2027-07-12T14:00:00+02:00', endDate: '2027-07-12T16:30:00+02:00' },
      },
    ]);
  });
});

it('the group has its name, address, e-mail address and profiles of the content', () => {
  const { naam, email, facebook, instagram, lokaal } = site;
  expect(ofType(graphs.home, 'Organization')).toMatchObject([
    {
      name: naam,
      email,
      sameAs: [facebook, instagram],
      location: {
        name: lokaal.name,
        address: {
          streetAddress: lokaal.street,
          postalCode: lokaal.postcode,
          addressLocality: lokaal.town,
        },
      },
    },
  ]);
});

it('the contact page lists who leads the group, with telephone numbers', () => {
  expect(ofType(graphs.contact, 'Organization')).toMatchObject([
    {
      contactPoint: contact.hoofdleiding.personen.map(({ naam, telefoon }) => ({
        name: naam,
        telephone: telefoon,
      })),
    },
  ]);
});

it('the hall lists its beds, rooms, amenities and photos', () => {
  const [hall] = ofType(graphs.rental, 'Accommodation');

  expect(hall).toMatchObject({
    occupancy: { value: 34 },
    numberOfBedrooms: 5,
    photo: [
      { contentUrl: 'https://www.paddenrijk.example/fotos/01.webp', caption: 'Voorkant van het lokaal' },
    ],
  });
  expect(hall?.amenityFeature).toHaveLength(rental.voorzieningen.lijst.length);
});

it('the hall states how many can come with tents, and the lowest and highest price of a night', () => {
  expect(ofType(graphs.rental, 'Accommodation')).toMatchObject([{ maximumAttendeeCapacity: 50 }]);
  expect(ofType(graphs.rental, 'AggregateOffer')).toMatchObject([
    {
      lowPrice: 4.2,
      highPrice: 5.75,
      offers: [
        {
          name: 'Schooljaar',
          priceSpecification: { price: 5.75, validFrom: '2027-01-01', validThrough: '2027-12-31' },
        },
        { name: 'Zomer', priceSpecification: { price: 4.2 } },
      ],
    },
  ]);
});

it('the hall of a group without prices has none', () => {
  const bare = bareContent();
  const graph = rentalGraph({ site: bare.site, rental: bare.rental, photos });
  expect(ofType(graph, 'AggregateOffer')).toEqual([]);
  expect(ofType(graph, 'Accommodation')[0]).not.toHaveProperty('maximumAttendeeCapacity');
});

it('the hall of a large gallery lists its first twenty photos', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    path: `/fotos/${index}.jpg`,
    alt: `Foto ${index}`,
  }));
  const [hall] = ofType(rentalGraph({ site, rental, photos: many }), 'Accommodation');

  expect(hall?.photo).toHaveLength(20);
  expect(hall).toMatchObject({ photo: { 19: { caption: 'Foto 19' } } });
});

/** schema.org's vocabulary, from the declarations that schema-dts generates out of it: a type's parents and properties. */
function vocabulary() {
  const source = readFileSync(path.join(process.cwd(), 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const types = new Map<string, { parents: string[]; properties: Set<string> }>();
  for (const [, name, parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm,
  )) {
    const type = types.get(name ?? '') ?? { parents: [], properties: new Set<string>() };
    types.set(name ?? '', type);
    type.parents.push(
      ...parents
        .split(', ')
        .map((parent) => parent.replace(/Base$/, ''))
        .filter((parent) => parent !== name),
    );
    for (const [, property] of body.matchAll(/^\s+"(\w+)"\?:/gm)) type.properties.add(property ?? '');
  }
  return types;
}

function unknownTerms(node: Node): string[] {
  const type = node['@type'];
  const own = typeof type === 'string' ? unknownIn(type, Object.keys(node)) : [];
  return [...own, ...Object.values(node).flatMap(nodesOf).flatMap(unknownTerms)];
}

function unknownIn(type: string, keys: string[]): string[] {
  if (!types.has(type)) return [type];
  const allowed = propertiesOf(type);
  return keys.filter((key) => !key.startsWith('@') && !allowed.has(key)).map((key) => `${type}.${key}`);
}

function propertiesOf(type: string): Set<string> {
  const known = types.get(type);
  if (!known) return new Set();
  return new Set([...known.properties, ...known.parents.flatMap((parent) => [...propertiesOf(parent)])]);
}

const types = vocabulary();

const nodesOf = (value: Value): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesOf) : typeof value === 'object' ? [value] : [];

const nodesIn = (node: Node): Node[] => [node, ...Object.values(node).flatMap(nodesOf).flatMap(nodesIn)];
