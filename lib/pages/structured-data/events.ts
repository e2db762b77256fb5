import type { Event, EventSeries, Place, Schedule } from 'schema-dts';
import type { CalendarEntry, DatedEntry, MeetingEntry } from '@/lib/calendar/entries';
import type { Site } from '@/lib/content/schemas/content';
import { brussels, type CalendarDate, isoDay, type Weekday } from '@/lib/dates/days';
import { inBrussels } from '@/lib/dates/moment';
import type { FeePeriod } from '@/lib/joining/fees';
import { type Frequency, frequencies, type Rhythm } from '@/lib/meetings/rhythm';
import { absolute } from '@/lib/pages/metadata';
import { type Route, routePath } from '@/lib/pages/pages';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { groupId, postalAddress } from './group';

/** Of UN/CEFACT: a year, half a year, a quarter of one. */
const unitCodes = { jaar: 'ANN', 'half jaar': 'SAN', trimester: 'QAN' } satisfies Record<FeePeriod, string>;

/**
 * The meetings of one rhythm as a series on a schedule, with the age and the fee of the home page for that of everybody.
 * The dates stand in the schedule alone, as schema.org asks of an event that has one.
 */
export function meetingSeries(site: Site, entry: MeetingEntry): EventSeries {
  const { vanafLeeftijd, lidgeld, lidgeldPer = 'jaar' } = entry.who ? {} : site.werking;
  const { weekdays, from, to, every } = entry.rhythm;
  const turn = frequencies[every];
  const [first, last] = [entry.days[0], entry.days.at(-1)];
  if (!first || !last) throw new Error('The working year holds no weekly activity');
  const schedule: Schedule = {
    '@type': 'Schedule',
    repeatFrequency: 'weeks' in turn ? `P${turn.weeks}W` : 'P1M',
    byDay: byDay(turn, weekdays),
    ...('ofMonth' in turn && turn.ofMonth > 0 && { byMonthWeek: turn.ofMonth }),
    startDate: isoDay(first),
    endDate: isoDay(last),
    startTime: from,
    endTime: to,
    scheduleTimezone: brussels,
    ...(entry.skipped.length > 0 && { exceptDate: entry.skipped.map(isoDay) }),
  };
  return {
    '@type': 'EventSeries',
    ...common(site, entry, '/'),
    eventSchedule: schedule,
    ...(vanafLeeftijd !== undefined && { typicalAgeRange: `${vanafLeeftijd}-` }),
    ...(lidgeld !== undefined && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: lidgeld,
          priceCurrency: 'EUR',
          unitCode: unitCodes[lidgeldPer],
        },
      },
    }),
  };
}

/** A special event on the home page. */
export function singleEvent(site: Site, entry: DatedEntry): Event {
  const cancelled = entry.cancelled !== undefined && {
    eventStatus: 'https://schema.org/EventCancelled' as const,
  };
  return { '@type': 'Event', ...common(site, entry, '/'), ...times(entry), ...cancelled };
}

/** Camp, with the visiting day as a part of it when there is one. */
export function campEvent(site: Site, camp: DatedEntry, visit?: DatedEntry): Event {
  return {
    '@type': 'Event',
    ...common(site, camp, '/bivak'),
    ...times(camp),
    ...(visit && { subEvent: { '@type': 'Event', ...common(site, visit, '/bivak'), ...times(visit) } }),
  };
}

function common(site: Site, entry: CalendarEntry, route: Route) {
  return {
    '@id': absolute(site, `${routePath(route)}#${entry.slug}`),
    name: entry.name,
    ...(entry.text && { description: wordsOf(entry.text) }),
    location: place(entry.place),
    organizer: { '@id': groupId(site) },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'nl-BE',
  } as const;
}

/** Search engines ask for an address: where the content has none it is the name, which people find the way with. */
const place = ({ name, address }: CalendarEntry['place']): Place => ({
  '@type': 'Place',
  name,
  address: address ? postalAddress(address) : name,
});

const times = ({ day, endDay, hours }: DatedEntry) => ({
  startDate: hours ? isoMoment(day, hours.from) : isoDay(day),
  endDate: hours ? isoMoment(endDay, hours.to) : isoDay(endDay),
});

/** `2026-10-31T18:30:00+01:00`: with the offset of Brussels on that day, as search engines ask. */
const isoMoment = (day: CalendarDate, time: string) =>
  inBrussels(day, time).toISOString().replace('.000', '');

/** The last of the month as in an ICS file (`-1FR`): schema.org counts weeks from the first one alone. */
function byDay(turn: (typeof frequencies)[Frequency], [first, ...others]: Rhythm['weekdays']) {
  if ('ofMonth' in turn && turn.ofMonth < 0) return `-1${english[first].slice(0, 2).toUpperCase()}`;
  return others.length > 0 ? [first, ...others].map(schemaDay) : schemaDay(first);
}

const english = {
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
  zondag: 'Sunday',
} as const;

const schemaDay = (weekday: Weekday) => `https://schema.org/${english[weekday]}` as const;
