/** @jest-environment node */
import ICAL from 'ical.js';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { isoDay } from '@/lib/dates/days';
import { calendarEntries, datedEntries } from './entries';
import { icsFile, takenFile } from './ics';

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

/** The feed as parsed by another library. */
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
  it('is on every such weekday of the working year but the skipped ones', () => {
    const days = occurrences(parsed(feed()).event('Woensdag aan de poel')).map(({ day }) => day);

    expect(days).toHaveLength(33);
    expect(days[0]).toBe('2026-09-16');
    expect(days.at(-1)).toBe('2027-05-26');
    expect(days.every((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 3)).toBe(true);
    for (const skipped of calendar.werkjaar.geenActiviteit) expect(days).not.toContain(isoDay(skipped));
  });

  it('stays at the same hour on the clock on both sides of a clock change', () => {
    const all = occurrences(
      parsed(feed({ werkjaar: { ...calendar.werkjaar, geenActiviteit: [] } })).event('Woensdag aan de poel'),
    );

    expect(all).toHaveLength(37);
    expect(new Set(all.map(({ from, to }) => `${from}-${to}`))).toEqual(new Set(['13:45-16:15']));
    const utc = Object.fromEntries(all.map(({ day, utc }) => [day, utc]));
    expect(utc).toMatchObject({
      '2026-10-21': '11:45',
      '2026-10-28': '12:45', // the clock went back in between
      '2027-03-24': '12:45',
      '2027-03-31': '11:45', // and forward
    });
  });

  it('starts on the first such weekday when the working year begins on another day', () => {
    const van = { day: 1, month: 9, year: 2026 };
    const [first] = occurrences(
      parsed(feed({ werkjaar: { ...calendar.werkjaar, van } })).event('Woensdag aan de poel'),
    );

    expect(first?.day).toBe('2026-09-02');
  });
});

describe('the entries with a date', () => {
  it('have the day and hours of content, in Europe/Brussels', () => {
    const { startDate, endDate } = parsed(feed()).event('Lampionnentocht');

    expect(startDate.zone.tzid).toBe('Europe/Brussels');
    expect([startDate.toString(), endDate.toString()]).toEqual([
      '2026-11-13T18:00:00',
      '2026-11-13T20:30:00',
    ]);
  });

  it('end the next day when they last past midnight, and on the last of several days', () => {
    const days = (name: string) => {
      const { startDate, endDate } = parsed(feed()).event(name);
      return [startDate.toString(), endDate.toString()];
    };

    expect(days('Kikkerbal')).toEqual(['2027-04-24T20:30:00', '2027-04-25T02:00:00']);
    expect(days('Rietweekend')).toEqual(['2027-03-05T19:00:00', '2027-03-07T15:00:00']);
  });

  it('are on whole days without hours, several or one', () => {
    const evenementen = [
      {
        naam: 'Trektocht',
        datum: { day: 30, month: 4, year: 2027 },
        totDatum: { day: 2, month: 5, year: 2027 },
      },
    ];
    const one = parsed(feed()).event('Grote opruimdag');
    const several = parsed(feed({ evenementen })).event('Trektocht');

    expect([one.startDate.isDate, several.startDate.isDate]).toEqual([true, true]);
    expect([one.startDate.toString(), one.endDate.toString()]).toEqual(['2027-03-20', '2027-03-21']);
    expect([several.startDate.toString(), several.endDate.toString()]).toEqual(['2027-04-30', '2027-05-03']);
  });

  it('stay when they do not take place, with the reason, and make nobody busy', () => {
    const { summary, description, component } = parsed(feed()).event('Gaat niet door: Fakkeltocht');

    expect(summary).toMatch(/^Gaat niet door: Fakkeltocht – /);
    expect(description).toBe('De beek staat te hoog.');
    expect(['status', 'transp'].map((name) => component.getFirstPropertyValue(name))).toEqual([
      'CANCELLED',
      'TRANSPARENT',
    ]);
  });

  it('show camp on whole days, and end it on the day after', () => {
    const { startDate, endDate, location } = parsed(feed()).event('Poelkamp');

    expect(startDate.isDate).toBe(true);
    expect([startDate.toString(), endDate.toString()]).toEqual(['2027-07-08', '2027-07-17']);
    expect(location).toBe('Schuur De Zevenslaper\nKlaverdreef 18, 9998 Elzenmeer');
  });
});

describe('the file', () => {
  it('is the same, byte for byte, for the same content', () => {
    expect(feed()).toBe(feed());
  });

  it('has the date of the last change in every event, and a sequence that grows with it', () => {
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

  it('says of a camp that its place is revealed, on that day and with a higher sequence', () => {
    const revealed = { kamp: { ...camp.kamp, onthuldOp: { day: 1, month: 6, year: 2027 } } };
    const [before, after] = [camp, revealed].map((of) => {
      const entries = calendarEntries({ site, camp: of, calendar });
      return parsed(icsFile({ site, entries, changed }));
    });

    for (const name of ['Poelkamp', calendar.namen.bezoek]) {
      expect(after?.event(name).sequence).toBe((before?.event(name).sequence ?? 0) + 1);
      expect(String(after?.event(name).component.getFirstPropertyValue('last-modified'))).toBe(
        '2027-05-31T22:00:00Z',
      );
    }
    expect(after?.event('Grote opruimdag').sequence).toBe(before?.event('Grote opruimdag').sequence);
  });

  it('has the same UID for an event at another hour', () => {
    const uids = (text: string) => parsed(text).events.map(({ uid }) => uid);
    const moved = feed({ evenementen: calendar.evenementen.map((event) => ({ ...event, van: '10:00' })) });

    expect(uids(moved)).toEqual(uids(feed()));
    expect(new Set(uids(feed())).size).toBe(10);
  });

  it('writes moments that are not in local time as UTC', () => {
    expect(feed()).toMatch(/^RRULE:FREQ=WEEKLY;UNTIL=20270526T114500Z;BYDAY=WE\r$/m);
    expect(feed()).toMatch(/^DTSTAMP:20260830T091500Z\r$/m);
    expect(feed()).toMatch(/^EXDATE;TZID=Europe\/Brussels:20261104T134500,/m);
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

    expect(events.map(({ uid }) => uid)).toEqual(['lampionnentocht-2026@www.paddenrijk.example']);
    expect(root.getFirstPropertyValue('x-wr-calname')).toBeNull();
  });
});

describe('the calendar of the taken days', () => {
  const { bezet } = exampleContent().rental;
  const text = takenFile({
    site,
    changed,
    nights: { taken: bezet?.periodes ?? [], hours: { leaving: '10:30', arrival: '15:00' } },
    parts: [
      { day: { day: 5, month: 12, year: 2026 }, from: '09:00', until: '12:30' },
      { day: { day: 30, month: 10, year: 2027 }, from: '18:30', until: '03:30' },
    ],
    title: { name: 'Is het vrij?', description: 'De dagen' },
  });

  it('has an event per stay, from the hour of arrival to that of leaving, across a clock change too', () => {
    const moments = parsed(text).events.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

    expect(moments).toHaveLength(13);
    expect(moments[0]).toBe('2026-12-04T15:00:00 2026-12-06T10:30:00');
    expect(moments).toContain('2027-10-30T15:00:00 2027-11-03T10:30:00');
    expect(moments[10]).toBe('2028-02-26T15:00:00 2028-03-02T10:30:00');
  });

  it('has one per part of a day, which may end after midnight, on the night that the clock changes too', () => {
    const moments = parsed(text).events.map(({ startDate, endDate }) => `${startDate} ${endDate}`);

    expect(moments.slice(11)).toEqual([
      '2026-12-05T09:00:00 2026-12-05T12:30:00',
      '2027-10-30T18:30:00 2027-10-31T03:30:00',
    ]);
  });

  it('only has the word for taken, and a UID per stay and per part', () => {
    const { events, root } = parsed(text);

    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Bezet']));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(13);
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Is het vrij?');
    expect(text).toMatch(/^URL;VALUE=URI:https:\/\/www\.paddenrijk\.example\/verhuur\/\r$/m);
  });
});
