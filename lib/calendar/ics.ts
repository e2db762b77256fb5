import { TZDate } from '@date-fns/tz';
import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Site } from '@/lib/content/schemas/content';
import { addDays, atUtcMidnight, brussels, type CalendarDate, isoDay, type Weekday } from '@/lib/dates/days';
import { inBrussels } from '@/lib/dates/moment';
import { frequencies, type Rhythm } from '@/lib/meetings/rhythm';
import { type Route, routePath } from '@/lib/pages/pages';
import type { ChangeHours, TakenHours } from '@/lib/rental/dayParts';
import type { Stay } from '@/lib/rental/stay';
import { addressLine } from '@/lib/text/address';
import { wordsOf } from '@/lib/text/inlineMarkup';
import type { CalendarEntry } from './entries';
import { minutesBetween } from './hours';

type FeedOptions = {
  site: Pick<Site, 'naam' | 'korteNaam' | 'siteAdres'>;
  entries: readonly CalendarEntry[];
  /** When the content last changed: the only clock in the file, so that the same content makes the same bytes. */
  changed: Date;
  /** Name and description in a calendar app; left out for the file of a single event. */
  title?: { name: string; description: string };
};

/**
 * The entries as iCalendar text (RFC 5545), lines folded and texts escaped by the library.
 * Times carry TZID with its VTIMEZONE, so that "14:00" stays 14:00 on both sides of a clock change.
 */
export function icsFile({ site, entries, changed, title }: FeedOptions): string {
  const calendar = emptyCalendar(site);
  if (title) describeFeed(calendar, title, new URL('/kalender.ics', site.siteAdres).href);
  for (const entry of entries) calendar.createEvent(event(entry, site, changed));
  return `${calendar.toString()}\r\n`;
}

type TakenOptions = Pick<FeedOptions, 'site' | 'changed'> & {
  nights?: { taken: readonly Stay[]; hours: ChangeHours } | undefined;
  parts: readonly TakenHours[];
  title: { name: string; description: string };
};

/** The feed of taken days: days and hours alone, without names for privacy. */
export function takenFile({ site, changed, nights, parts, title }: TakenOptions): string {
  const calendar = emptyCalendar(site);
  describeFeed(calendar, title, new URL('/verhuur/bezet.ics', site.siteAdres).href);
  const events = [
    ...(nights?.taken ?? []).map(({ from, until }) => ({
      name: isoDay(from),
      start: inBrussels(from, nights?.hours.arrival ?? ''),
      end: inBrussels(until, nights?.hours.leaving ?? ''),
    })),
    ...parts.map(({ day, from, until }) => ({
      name: `${isoDay(day)}-${from.replace(':', '')}`,
      start: inBrussels(day, from),
      end: inBrussels(until > from ? day : addDays(day, 1), until),
    })),
  ];
  for (const { name, start, end } of events) {
    calendar.createEvent({
      id: `bezet-${name}@${new URL(site.siteAdres).hostname}`,
      summary: 'Bezet',
      url: new URL(routePath('/verhuur'), site.siteAdres).href,
      timezone: brussels,
      start,
      end,
      ...eventVersion(changed),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** An empty calendar of the group, with the time zone of Brussels. */
export const emptyCalendar = ({ korteNaam }: Pick<Site, 'korteNaam'>) =>
  new ICalCalendar({
    prodId: { company: korteNaam, product: 'agenda', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name: with one, the library writes DTSTAMP and UNTIL in local time, which RFC 5545 forbids.
    timezone: { name: null, generator: () => vtimezone() },
  });

/**
 * NAME for new apps, X-WR-* and X-PUBLISHED-TTL for Apple, Google and Outlook (RFC 7986, MS-OXCICAL).
 * The library escapes texts of events, not these two.
 */
export function describeFeed(
  calendar: ICalCalendar,
  title: { name: string; description: string },
  url: string,
): void {
  calendar
    .name(escapeText(title.name))
    .description(escapeText(wordsOf(title.description)))
    .url(url)
    .ttl(12 * 60 * 60);
}

function event(entry: CalendarEntry, site: FeedOptions['site'], changed: Date): ICalEventData {
  const { address, geo, name, isSecret } = entry.place;
  const cancelled = entry.kind === 'meeting' ? undefined : entry.cancelled;
  const about = [cancelled, entry.text && wordsOf(entry.text)].filter(Boolean);
  const summary = `${entry.name} – ${site.korteNaam}`;
  return {
    id: `${entry.slug}@${new URL(site.siteAdres).hostname}`,
    summary: cancelled === undefined ? summary : `Gaat niet door: ${summary}`,
    description: about.length > 0 ? about.join('\n') : null,
    url: new URL(routePath(shownOn[entry.kind]), site.siteAdres).href,
    location: isSecret
      ? null
      : {
          title: name,
          ...(address && { address: addressLine(address) }),
          ...(geo && { geo }),
        },
    ...eventVersion(changed, entry.place.revealed),
    ...when(entry),
    ...(cancelled !== undefined && isCancelled),
  };
}

/** An event that does not take place stays in the calendar, and makes nobody busy. */
export const isCancelled = {
  status: ICalEventStatus.CANCELLED,
  transparency: ICalEventTransparency.TRANSPARENT,
};

/** The page with the details. */
const shownOn: Record<CalendarEntry['kind'], Route> = {
  meeting: '/',
  event: '/',
  camp: '/bivak',
  visit: '/bivak',
};

function when(entry: CalendarEntry): Partial<ICalEventData> & Pick<ICalEventData, 'start'> {
  if (entry.kind === 'meeting') {
    const { from, to } = entry.rhythm;
    const days = [...entry.days, ...entry.skipped].map((day) => inBrussels(day, from));
    days.sort((a, b) => a.getTime() - b.getTime());
    const first = days[0];
    const last = days.at(-1);
    if (!first || !last) throw new Error('The working year is too short to hold one weekly activity');
    return {
      timezone: brussels,
      start: first,
      end: new TZDate(first.getTime() + minutesBetween(from, to) * 60_000, brussels),
      repeating: {
        ...repeats(entry.rhythm),
        until: new Date(last.getTime()), // in UTC, as RFC 5545 3.3.10 asks when DTSTART has a zone
        ...(entry.skipped.length > 0 && { exclude: entry.skipped.map((day) => inBrussels(day, from)) }),
      },
    };
  }
  if (!entry.hours) return wholeDayEvent(entry.day, entry.endDay);
  return {
    timezone: brussels,
    start: inBrussels(entry.day, entry.hours.from),
    end: inBrussels(entry.endDay, entry.hours.to),
  };
}

/** How a rhythm repeats (RFC 5545 3.3.10): weeks begin on Monday, as they do where WKST is left out. */
function repeats({ every, weekdays }: Rhythm) {
  const turn = frequencies[every];
  const byDay = weekdays.map((weekday) => icalWeekday[weekday]);
  return 'weeks' in turn
    ? { freq: ICalEventRepeatingFreq.WEEKLY, byDay, ...(turn.weeks > 1 && { interval: turn.weeks }) }
    : { freq: ICalEventRepeatingFreq.MONTHLY, byDay, bySetPos: turn.ofMonth };
}

/** When an event of whole days is. */
export const wholeDayEvent = (day: CalendarDate, endDay: CalendarDate) => ({
  allDay: true,
  start: atUtcMidnight(day),
  end: atUtcMidnight(addDays(endDay, 1)), // DTEND is the first day that is over
  transparency: ICalEventTransparency.TRANSPARENT, // ten days of camp do not make the parents busy
});

/**
 * What tells a calendar app that an event changed: with the content, and on the day on which a secret of it is revealed, a change that no
 * file has. SEQUENCE counts seconds since 2020, which fit in 32 bits until 2088.
 */
export function eventVersion(changed: Date, revealed?: CalendarDate) {
  const revealedAt = revealed ? inBrussels(revealed, '00:00').getTime() : 0;
  const lastModified = new Date(Math.max(changed.getTime(), revealedAt));
  const seconds = Math.max(0, Math.floor((changed.getTime() - Date.UTC(2020, 0, 1)) / 1000));
  // one more, and not the seconds of that day: a commit from before it may be published after it
  return { stamp: lastModified, lastModified, sequence: seconds + (revealed ? 1 : 0) };
}

function vtimezone(): string {
  const [block] = tzlib_get_ical_block(brussels);
  if (!block) throw new Error(`No VTIMEZONE known for ${brussels}`);
  return block;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&');

const icalWeekday: Record<Weekday, ICalWeekday> = {
  maandag: ICalWeekday.MO,
  dinsdag: ICalWeekday.TU,
  woensdag: ICalWeekday.WE,
  donderdag: ICalWeekday.TH,
  vrijdag: ICalWeekday.FR,
  zaterdag: ICalWeekday.SA,
  zondag: ICalWeekday.SU,
};
