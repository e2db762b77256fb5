/** @jest-environment node */
import ICAL from 'ical.js';
import { isoDay } from '@/lib/days';
import { exampleContent } from '@/lib/testing/exampleContent';
import { calendarEntries, datedEntries } from './entries';
import { icsFile } from './ics';

const { site, camp, calendar } = exampleContent();
const changed = new Date('2026-08-30T09:15:00Z');

function feed(overrides: Partial<typeof calendar> = {}, date = changed) {
  const entries = calendarEntries({ site, camp, calendar: { ...calendar, ...overrides } });
  return icsFile({
    site,
    entries,
    changed: date,
    title: { name: site.naam, description: calendar.inleiding },
  });
}

/** The feed as another library reads it. */
function parsed(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const event = (summary: string) => {
    const found = events.find((candidate) => candidate.summary.startsWith(summary));
    if (!found) throw new Error(`No event ${summary}`);
    return found;
  };
  return { root, events, event };
}

function occurrences(event: ICAL.Event) {
  const iterator = event.iterator();
  const all: { day: string; from: string; to: string; utc: string }[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    all.push({
      day: startDate.toString().slice(0, 10),
      from: startDate.toString().slice(11, 16),
      to: endDate.toString().slice(11, 16),
      utc: startDate.toJSDate().toISOString().slice(11, 16),
    });
  }
  return all;
}

describe('the weekly activity', () => {
  it('goes on every Sunday of the working year but those that content leaves out', () => {
    const days = occurrences(parsed(feed()).event('Activiteit')).map(({ day }) => day);

    expect(days).toHaveLength(36);
    expect(days[0]).toBe('2026-09-27');
    expect(days.at(-1)).toBe('2027-06-27');
    expect(days.every((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)).toBe(true);
    for (const skipped of calendar.werkjaar.geenActiviteit) expect(days).not.toContain(isoDay(skipped));
  });

  it('stays at the same hour on the clock on both sides of a clock change', () => {
    const all = occurrences(
      parsed(feed({ werkjaar: { ...calendar.werkjaar, geenActiviteit: [] } })).event('Activiteit'),
    );

    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ from, to }) => `${from}-${to}`))).toEqual(new Set(['14:00-17:00']));
    const utc = Object.fromEntries(all.map(({ day, utc }) => [day, utc]));
    expect(utc).toMatchObject({
      '2026-10-18': '12:00',
      '2026-10-25': '13:00', // the clock went back that night
      '2027-03-21': '13:00',
      '2027-03-28': '12:00', // and forward
    });
  });

  it('starts on the first such weekday when the working year begins on another day', () => {
    const van = { day: 1, month: 9, year: 2026 };
    const [first] = occurrences(
      parsed(feed({ werkjaar: { ...calendar.werkjaar, van } })).event('Activiteit'),
    );

    expect(first?.day).toBe('2026-09-06');
  });
});

describe('the entries with a date', () => {
  it('have the day and hours of content, in the zone of Brussels', () => {
    const { startDate, endDate } = parsed(feed()).event('Halloweentocht');

    expect(startDate.zone.tzid).toBe('Europe/Brussels');
    expect([startDate.toString(), endDate.toString()]).toEqual([
      '2026-10-31T18:30:00',
      '2026-10-31T22:00:00',
    ]);
  });

  it('end the next day when they go on past midnight', () => {
    const evenementen = [
      { naam: 'Fuif', datum: { day: 30, month: 4, year: 2027 }, van: '21:00', tot: '03:00' },
    ];
    const { endDate } = parsed(feed({ evenementen })).event('Fuif');

    expect(endDate.toString()).toBe('2027-05-01T03:00:00');
  });

  it('show camp on whole days, and end it on the day after', () => {
    const { startDate, endDate, location } = parsed(feed()).event('Bivak');

    expect(startDate.isDate).toBe(true);
    expect([startDate.toString(), endDate.toString()]).toEqual(['2027-07-21', '2027-08-01']);
    expect(location).toBe('Hoeve De Zonnekouter\nHoevestraat 12, 9998 Zandakker');
  });

  it('hold the visiting day', () => {
    const { startDate, endDate } = parsed(feed()).event('Bezoekmoment');

    expect([startDate.toString(), endDate.toString()]).toEqual([
      '2027-07-21T19:00:00',
      '2027-07-21T20:30:00',
    ]);
  });

  it('keep apart two events with one name', () => {
    const evenement = { naam: 'Infoavond', van: '20:00', tot: '21:00' };
    const evenementen = [
      { ...evenement, datum: { day: 1, month: 10, year: 2026 } },
      { ...evenement, datum: { day: 8, month: 10, year: 2026 } },
    ];
    const slugs = datedEntries({ site, camp, calendar: { ...calendar, evenementen } }).map(
      ({ slug }) => slug,
    );

    expect(slugs).toEqual([
      'infoavond-2026',
      'infoavond-2026-2',
      'bivak-2027',
      'bezoekmoment-voor-ouders-2027',
    ]);
  });
});

describe('the file', () => {
  it('is the same, byte for byte, for the same content', () => {
    expect(feed()).toBe(feed());
  });

  it('gives every event the date of the last change and a sequence that grows with it', () => {
    const later = new Date('2026-08-30T09:15:01Z');
    const sequences = [feed(), feed({}, later)].map((text) =>
      parsed(text).events.map(({ sequence }) => sequence),
    );

    expect(sequences[1]).toEqual(sequences[0]?.map((sequence) => sequence + 1));
    for (const { component } of parsed(feed()).events) {
      expect(String(component.getFirstPropertyValue('last-modified'))).toBe('2026-08-30T09:15:00Z');
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-08-30T09:15:00Z');
    }
  });

  it('keeps the UID of an event that moves to another hour', () => {
    const uids = (text: string) => parsed(text).events.map(({ uid }) => uid);
    const moved = feed({ evenementen: calendar.evenementen.map((event) => ({ ...event, van: '10:00' })) });

    expect(uids(moved)).toEqual(uids(feed()));
    expect(new Set(uids(feed())).size).toBe(7);
  });

  it('writes moments that are not in local time as UTC', () => {
    expect(feed()).toMatch(/^RRULE:FREQ=WEEKLY;UNTIL=20270627T120000Z;BYDAY=SU\r$/m);
    expect(feed()).toMatch(/^DTSTAMP:20260830T091500Z\r$/m);
    expect(feed()).toMatch(/^EXDATE;TZID=Europe\/Brussels:20261101T140000,/m);
  });

  it('has what calendar apps ask of a feed', () => {
    const { root } = parsed(feed());

    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(root.getFirstPropertyValue('prodid')).toMatch(/^-\/\/.+\/\/agenda\/\/NL$/);
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe(site.naam);
    expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
    expect(root.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  it('folds lines at 75 bytes and ends every line with CRLF', () => {
    const lines = feed().split('\r\n');

    expect(lines.pop()).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });

  it('escapes what has a meaning in the format', () => {
    const text = 'Soep, brood; en een \\ streep';
    const evenementen = [
      {
        naam: 'Eten, drinken',
        datum: { day: 1, month: 10, year: 2026 },
        van: '18:00',
        tot: '20:00',
        tekst: text,
      },
    ];
    const event = parsed(feed({ evenementen })).event('Eten, drinken');

    expect(event.description).toBe(text);
  });

  it('of one event holds that event and no feed properties', () => {
    const [entry] = datedEntries({ site, camp, calendar });
    if (!entry) throw new Error('The example content has no event');
    const { events, root } = parsed(icsFile({ site, entries: [entry], changed }));

    expect(events.map(({ uid }) => uid)).toEqual(['halloweentocht-2026@www.deklaproos.example']);
    expect(root.getFirstPropertyValue('x-wr-calname')).toBeNull();
  });
});
