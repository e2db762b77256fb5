/** @jest-environment node */
import ICAL from 'ical.js';
import type { CalendarDate } from '@/lib/dates/days';
import { feedsOf } from './testing/feedsOf';

/** The feed of an age group of the full group, which meets on Wednesdays. */
const feedOf = (id: string, programme?: string, changed?: Date, day?: CalendarDate) =>
  feedsOf({ programme, changed, day }).get(id)?.() ?? '';

const eventsOf = (feed: string) =>
  new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    summary: String(event.getFirstPropertyValue('summary')),
    start: String(event.getFirstPropertyValue('dtstart')),
    end: String(event.getFirstPropertyValue('dtend')),
    status: event.getFirstPropertyValue('status'),
    transparency: event.getFirstPropertyValue('transp'),
    location: event.getFirstPropertyValue('location'),
    description: String(event.getFirstPropertyValue('description')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    modified: String(event.getFirstPropertyValue('last-modified')),
  }));

const on = (events: ReturnType<typeof eventsOf>, date: string) =>
  events.filter(({ start }) => start.startsWith(date));

test('a day has what the group does, with its hours, place and what to bring', () => {
  expect(on(eventsOf(feedOf('springers')), '2026-11-25')).toMatchObject([
    {
      uid: '2026-11-25-springers-1@www.paddenrijk.example',
      summary: 'Zwemmen',
      start: '2026-11-25T13:15:00',
      end: '2026-11-25T17:00:00',
      location: 'Zwembad De Duiker',
      description: expect.stringMatching(/Meebrengen: zwemgerief.*\nPrijs: €.3\.\nInschrijven vóór/),
    },
  ]);
});

test('a day that nobody filled in is the usual meeting, and says so', () => {
  expect(on(eventsOf(feedOf('salamanders')), '2026-11-25')).toMatchObject([
    { summary: 'Woensdag aan de poel: nog niet bekend', end: '2026-11-25T17:30:00' },
  ]);
  expect(on(eventsOf(feedOf('vijverbegeleiding-meisjes')), '2026-11-25')).toMatchObject([
    { start: '2026-11-25T13:00:00', location: 'De kelder van De Paddenpoel' },
  ]);
});

test.each([
  ['padvinkers', '2026-10', ['03T10:00', '04T10:00', '17T10:00', '18T10:00']],
  ['boomkikkers', '2026-10', ['17T09:30']],
  ['ijsvogels', '2026-10', ['02T19:00', '03T19:00', '30T19:00', '31T19:00']],
  ['vijverbegeleiding-jongens', '2026-10', ['30T20:00']],
])('a group with days of its own has those, and not those of the others: %s in %s', (id, month, starts) => {
  const usual = eventsOf(feedOf(id)).filter(({ summary }) => summary.includes('nog niet bekend'));
  expect(usual.filter(({ start }) => start.startsWith(month)).map(({ start }) => start.slice(8, 16))).toEqual(
    starts,
  );
});

test('in a weekend of everybody the usual day has no meeting', () => {
  const weekend = 'programma:\n  - { datum: 8 december 2026, totDatum: 10 december 2026, wat: Weg }\n';
  const events = eventsOf(feedOf('kwakers', weekend)).filter(({ start }) =>
    /^2026-12-(?:08|09|10)/.test(start),
  );
  expect(events).toMatchObject([{ summary: 'Weg', start: '2026-12-08', end: '2026-12-11' }]);
});

test('what does not take place is cancelled; a day without activity says why and leaves its day free', () => {
  const events = eventsOf(feedOf('schaatsenrijders'));
  expect(on(events, '2026-12-09')).toMatchObject([
    {
      summary: 'Gaat niet door: Schaatsen',
      status: 'CANCELLED',
      description: expect.stringContaining('ijs'),
    },
  ]);
  expect(on(events, '2026-11-04')).toMatchObject([
    { summary: 'Geen activiteit: herfstvakantie', transparency: 'TRANSPARENT', end: '2026-11-05' },
  ]);
});

test('a weekend begins on its first day and ends on its last', () => {
  expect(on(eventsOf(feedOf('kikis')), '2026-12-11')).toMatchObject([
    { summary: 'Kikiweekend', start: '2026-12-11T19:00:00', end: '2026-12-13T11:00:00' },
  ]);
});

test('a secret has its hours and what to bring, and no word of what and where', () => {
  const feed = feedOf('kwakers');
  expect(feed.replace(/\r\n /g, '')).not.toMatch(/Kerstspel|ster\?|sluis/);
  expect(on(eventsOf(feed), '2026-12-16')).toMatchObject([
    { summary: 'Blijft een verrassing', location: null, description: 'Meebrengen: warme kleren.' },
  ]);
});

test('a UID stays when the name, the hour or the secret changes, and the sequence grows with each change', () => {
  const entry = (more: string) => `programma:\n  - { datum: 9 december 2026, voor: [Kwakers], ${more} }\n`;
  const before = eventsOf(feedOf('kwakers', entry('wat: Bad, geheimTot: 8 december 2026')));
  const after = eventsOf(
    feedOf('kwakers', entry('wat: Bos, van: "13:00"'), new Date('2026-11-21T10:00:00Z')),
  );
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(new Set(after.map(({ uid }) => uid)).size).toBe(after.length);
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0);
  expect(after[0]?.modified).toBe('2026-11-21T10:00:00Z');
});

test('a secret that is revealed is a change of that day, and a later edit one more', () => {
  const programme = `programma:
  - { datum: 9 december 2026, voor: [Kwakers], wat: Bad, geheimTot: 8 december 2026 }
  - { datum: 16 december 2026, voor: [Kwakers], wat: Bos }\n`;
  const [first, later] = ['2026-11-20T10:00:00Z', '2026-12-08T11:00:00Z'].map((date) => new Date(date));
  const read = (day: number, changed?: Date) =>
    eventsOf(feedOf('kwakers', programme, changed, { year: 2026, month: 12, day })).filter(({ start }) =>
      /^2026-12-(?:09|16)/.test(start),
    );
  const [eve, revealed, edited] = [read(7, first), read(8, first), read(8, later)];
  expect(eve.map(({ summary }) => summary)).toEqual(['Blijft een verrassing', 'Bos']);
  expect(revealed).toMatchObject([{ summary: 'Bad', modified: '2026-12-07T23:00:00Z' }, eve[1]]);
  expect(edited.map(({ modified }) => modified)).toEqual(['2026-12-08T11:00:00Z', '2026-12-08T11:00:00Z']);
  expect(revealed[0]?.sequence).toBeGreaterThan(eve[0]?.sequence ?? 0);
  expect(edited[0]?.sequence).toBeGreaterThan(revealed[0]?.sequence ?? 0);
  expect(read(20, first)).toEqual(revealed);
});
