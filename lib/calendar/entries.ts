import type { Address } from '@/lib/address';
import type { Calendar, Camp, Site } from '@/lib/content/schemas';
import {
  addDays,
  type CalendarDate,
  compareDays,
  everyWeekday,
  isSameDay,
  nextDayMonth,
  type Weekday,
} from '@/lib/days';
import { slug } from '@/lib/slug';

type Place = { name: string; address?: Address; geo?: { lat: number; lon: number } };

type Common = {
  /** Part of the UID and the name of the file: the same from build to build, also when the hour changes. */
  slug: string;
  name: string;
  text?: string | undefined;
  place: Place;
};

/** Between two times; `endDay` is the day after when it goes on past midnight. */
export type TimedEntry = Common & {
  kind: 'event' | 'visit';
  day: CalendarDate;
  from: string;
  endDay: CalendarDate;
  to: string;
};

/** The weekly activity: `days` are those on which it goes on, `skipped` those in between on which it does not. */
export type WeeklyEntry = Common & {
  kind: 'weekly';
  weekday: Weekday;
  from: string;
  to: string;
  days: CalendarDate[];
  skipped: CalendarDate[];
};

/** Whole days, the last one included. */
export type CampEntry = Common & { kind: 'camp'; firstDay: CalendarDate; lastDay: CalendarDate };

export type CalendarEntry = TimedEntry | WeeklyEntry | CampEntry;

/** The entries with a date of their own: everything but the weekly activity. */
export type DatedEntry = TimedEntry | CampEntry;

export type CalendarContent = {
  site: Pick<Site, 'naam' | 'lokaal' | 'werking'>;
  camp: { kamp: Pick<Camp['kamp'], 'van' | 'tot' | 'plaats' | 'inleiding' | 'bezoek'> };
  calendar: Calendar;
};

/**
 * What stands in the group's calendar, from content alone: no clock is asked, so that one content gives one calendar.
 * Camp and visiting day have no year in content: they are the ones that follow the start of the working year.
 */
export function calendarEntries({ site, camp, calendar }: CalendarContent): [WeeklyEntry, ...DatedEntry[]] {
  const { van, tot, geenActiviteit } = calendar.werkjaar;
  const { dag, van: from, tot: to } = site.werking;
  const allDays = everyWeekday(dag, van, tot);
  const isSkipped = (day: CalendarDate) => geenActiviteit.some((skipped) => isSameDay(skipped, day));
  const hall = hallPlace(site);

  const weekly: WeeklyEntry = {
    kind: 'weekly',
    slug: slugInYear(calendar.namen.wekelijks, van),
    name: calendar.namen.wekelijks,
    place: hall,
    weekday: dag,
    from,
    to,
    days: allDays.filter((day) => !isSkipped(day)),
    skipped: allDays.filter(isSkipped),
  };
  return [weekly, ...datedEntries({ site, camp, calendar })];
}

/** Special events, visiting day and camp, in the order in which they come. */
export function datedEntries({ site, camp, calendar }: CalendarContent): DatedEntry[] {
  const used = new Set<string>();
  const events = calendar.evenementen.map(
    ({ naam, datum, van, tot, plaats, tekst }): TimedEntry => ({
      kind: 'event',
      slug: unused(slugInYear(naam, datum), used),
      name: naam,
      text: tekst,
      place: plaats ? { name: plaats } : hallPlace(site),
      ...timed(datum, van, tot),
    }),
  );

  const { van, tot, plaats, inleiding, bezoek } = camp.kamp;
  const place = { name: plaats.name, address: plaats };
  const firstDay = nextDayMonth(van, calendar.werkjaar.van);
  const campEntry: CampEntry = {
    kind: 'camp',
    slug: unused(slugInYear(calendar.namen.bivak, firstDay), used),
    name: calendar.namen.bivak,
    text: inleiding,
    place,
    firstDay,
    lastDay: nextDayMonth(tot, firstDay),
  };
  const visits: TimedEntry[] = [];
  if (bezoek) {
    const day = nextDayMonth(bezoek.dag, calendar.werkjaar.van);
    visits.push({
      kind: 'visit',
      slug: unused(slugInYear(calendar.namen.bezoek, day), used),
      name: calendar.namen.bezoek,
      text: bezoek.tekst,
      place,
      ...timed(day, bezoek.van, bezoek.tot),
    });
  }
  return [...events, campEntry, ...visits].sort(byStart);
}

/** The first day of an entry with a date. */
export const firstDayOf = (entry: DatedEntry) => (entry.kind === 'camp' ? entry.firstDay : entry.day);

/** Whole days come before what begins at an hour of the same day. */
const byStart = (a: DatedEntry, b: DatedEntry) =>
  compareDays(firstDayOf(a), firstDayOf(b)) || startTime(a).localeCompare(startTime(b));

const startTime = (entry: DatedEntry) => (entry.kind === 'camp' ? '' : entry.from);

function timed(day: CalendarDate, from: string, to: string) {
  return { day, from, endDay: to > from ? day : addDays(day, 1), to };
}

function hallPlace({ lokaal }: Pick<Site, 'lokaal'>): Place {
  return {
    name: lokaal.name,
    address: lokaal,
    geo: { lat: lokaal.latitude, lon: lokaal.longitude },
  };
}

/** `Warmste Kampvuur` in 2026 → `warmste-kampvuur-2026`. */
const slugInYear = (name: string, { year }: CalendarDate) => `${slug(name)}-${year}`;

function unused(wanted: string, used: Set<string>): string {
  let free = wanted;
  for (let nth = 2; used.has(free); nth += 1) free = `${wanted}-${nth}`;
  used.add(free);
  return free;
}
