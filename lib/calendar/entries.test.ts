/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { isoDay } from '@/lib/dates/days';
import { campGraph } from '@/lib/pages/structured-data/pages';
import { calendarEntries, campYears, datedEntries } from './entries';

const { site, camp, calendar } = exampleContent();

const day = (month: number, day: number, year = 2026) => ({ year, month, day });
const content = (overrides: Partial<typeof calendar> = {}) => ({
  site,
  camp,
  calendar: { ...calendar, evenementen: [], ...overrides },
});
const slugs = (overrides: Partial<typeof calendar>) =>
  calendarEntries(content(overrides)).map(({ slug }) => slug);

describe('in summer, with the new working year in the calendar', () => {
  const slugsOn = (built: ReturnType<typeof day>) =>
    datedEntries({ ...content(), built }).map(({ slug }) => slug);
  const both = ['poelkamp-2026', 'bezoekdag-2026', 'poelkamp-2027', 'bezoekdag-2027'];

  it.each([
    ['before camp', day(6, 28), both],
    ['on its first day', day(7, 8), both],
    ['on its last day', day(7, 16), both],
    ['once it is over', day(7, 17), both.slice(2)],
    ['in the working year', day(11, 1), both.slice(2)],
  ])(
    'a site built %s has the camp and visit that are still to come, and those of next summer',
    (_, built, slugs) => {
      expect(slugsOn(built)).toEqual(slugs);
    },
  );

  it('has each visit at its own camp', () => {
    const [first, second] = JSON.parse(JSON.stringify(campGraph({ ...content(), camp, built: day(6, 28) })))[
      '@graph'
    ].filter((node: { '@type': string }) => node['@type'] === 'Event');
    expect([first.startDate, first.subEvent.startDate]).toEqual(['2026-07-08', '2026-07-12T14:00:00+02:00']);
    expect([second.startDate, second.subEvent.startDate]).toEqual([
      '2027-07-08',
      '2027-07-12T14:00:00+02:00',
    ]);
  });

  it('is about the same two camps around it', () => {
    expect(campYears(calendarEntries({ ...content(), built: day(6, 28) }))).toEqual([2026, 2027]);
    expect(campYears(calendarEntries(content()))).toEqual([2026, 2027]);
  });
});

it('the camps of age groups stand in the calendar by their names, with their own days and place', () => {
  const { boys, girls } = exampleContent();
  const read = (built: ReturnType<typeof day>) =>
    datedEntries({ ...content(), boys, girls, built })
      .filter(({ who }) => who)
      .map(({ slug, name, day, endDay, place }) => [slug, name, isoDay(day), isoDay(endDay), place.name]);
  const slug = 'poelkamp-kikis-en-springers-';
  const of2027 = [
    `${slug}2027`,
    'Poelkamp Kiki’s en Springers',
    ...['2027-07-03', '2027-07-07', 'Op het eiland'],
  ];
  expect(read(day(11, 1))).toEqual([of2027]);
  expect(read(day(7, 7)).map(([slug]) => slug)).toEqual([`${slug}2026`, `${slug}2027`]);
  expect(campYears(datedEntries({ ...content(), boys, girls, built: day(11, 1) }))).toEqual([2026, 2027]);
});

it('the place of such a camp is as secret as that of most', () => {
  const { boys, girls } = exampleContent();
  const secret = { ...camp, kamp: { ...camp.kamp, geheimTot: day(6, 1) } };
  const places = (known: typeof camp) =>
    datedEntries({ ...content(), camp: known, boys, girls, built: day(11, 1) })
      .filter(({ who }) => who)
      .map(({ place }) => [place.name, place.isSecret]);
  expect(places(camp)).toEqual([['Op het eiland', undefined]]);
  expect(places({ ...secret, kamp: { ...secret.kamp, plaats: undefined } })).toEqual([
    ['Nog een verrassing', true],
  ]);
});

it('a camp around the start of the working year has its visit in its own year', () => {
  const kamp = { ...camp.kamp, van: { day: 10, month: 9 }, tot: { day: 20, month: 9 } };
  const visited = {
    ...kamp,
    bezoek: camp.kamp.bezoek && { ...camp.kamp.bezoek, dag: { day: 18, month: 9 } },
  };
  const entries = datedEntries({ ...content(), camp: { kamp: visited } });
  expect(entries.map(({ slug }) => slug)).toEqual(['poelkamp-2027', 'bezoekdag-2027']);
});

describe('the name of an entry in files and UIDs', () => {
  const event = (naam: string, month: number, year = 2026) => ({ naam, datum: day(month, 10, year) });

  it('is unique to the weekly activity, also beside an event of the same name', () => {
    const evenementen = [event(calendar.namen.wekelijks, 10), event('Fuif', 11)];
    expect(slugs({ evenementen })).toEqual([
      'woensdag-aan-de-poel-2026',
      'woensdag-aan-de-poel-2026-2',
      'fuif-2026',
      'poelkamp-2027',
      'bezoekdag-2027',
    ]);
  });

  it('is that of camp and visit, also beside events of the same name', () => {
    const evenementen = [event('Poelkamp', 4, 2027), event('Bezoekdag', 5, 2027)];
    const named = Object.fromEntries(
      datedEntries(content({ evenementen })).map(({ kind, slug, day: { month } }) => [
        `${kind} ${month}`,
        slug,
      ]),
    );
    expect(named).toEqual({
      'event 4': 'poelkamp-2027-2',
      'event 5': 'bezoekdag-2027-2',
      'camp 7': 'poelkamp-2027',
      'visit 7': 'bezoekdag-2027',
    });
  });

  it('has a number for the second event of one name', () => {
    const evenementen = [event('Infoavond', 10), event('Infoavond', 11)];
    expect(slugs({ evenementen }).slice(1, 3)).toEqual(['infoavond-2026', 'infoavond-2026-2']);
  });

  it('does not change on the day on which the camp before the working year is over', () => {
    const evenementen = [event('Poelkamp', 10)];
    for (const built of [day(7, 16), day(7, 17)]) {
      const entries = datedEntries({ ...content({ evenementen }), built });
      expect(entries.find(({ kind }) => kind === 'event')?.slug).toBe('poelkamp-2026-2');
    }
  });

  it('is the same in the file of one event and in the feed', () => {
    const evenementen = [event(calendar.namen.wekelijks, 10), event('Poelkamp', 4, 2027)];
    const [, ...inFeed] = slugs({ evenementen });
    expect(datedEntries(content({ evenementen })).map(({ slug }) => slug)).toEqual(inFeed);
  });
});
