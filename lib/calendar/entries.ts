import { builtInNames } from '@/lib/calendar/builtInNames';
import { placeToCome, secretPlace } from '@/lib/camp/secretPlace';
import { type CampTeams, yearlyCamps } from '@/lib/camp/yearlyCamps';
import type { Calendar, Camp, Site } from '@/lib/content/schemas/content';
import {
  addDays,
  type CalendarDate,
  compareDays,
  type DayMonth,
  daysBetween,
  nextDayMonth,
} from '@/lib/dates/days';
import {
  type Group,
  type MeetingContent,
  type Meetings,
  meetingDaysIn,
  meetingsOf,
} from '@/lib/meetings/groups';
import type { Rhythm } from '@/lib/meetings/rhythm';
import type { Address } from '@/lib/text/address';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { slug, unused } from '@/lib/text/slug';
import { listed } from '@/lib/text/words';
import { isInOneGo } from './hours';

type Place = {
  name: string;
  address?: Address;
  geo?: { lat: number; lon: number };
  /** Secret, or not known yet: the name is a placeholder. */
  isSecret?: boolean;
  /** The day on which it became public, when it was not always. */
  revealed?: CalendarDate | undefined;
};

type Common = {
  /** Part of the UID and the file name: stable between builds, also when the hour changes. */
  slug: string;
  name: string;
  text?: string | undefined;
  place: Place;
};

/** An entry with a date of its own: everything but the meetings. */
export type DatedEntry = Common & {
  kind: 'event' | 'visit' | 'camp';
  day: CalendarDate;
  /** The day on which it ends: the same, the next one if it ends after midnight, or a later one. */
  endDay: CalendarDate;
  /** Start on its first day and end on its last; without them it lasts whole days. */
  hours?: { from: string; to: string } | undefined;
  /** Why it does not take place, `''` without a reason; undefined when it does. */
  cancelled?: string | undefined;
  /** The age groups of a camp that is not for everybody, in words. */
  who?: string | undefined;
  /** How long it lasts, in words from content. */
  duration?: string | undefined;
};

/** The meetings of one rhythm: `days` with one, `skipped` those in between without. */
export type MeetingEntry = Common & {
  kind: 'meeting';
  rhythm: Rhythm;
  /** Who keeps a rhythm that differs, in words: `Kapoenen en Jins`; undefined for everybody else. */
  who?: string | undefined;
  groups: readonly Group[];
  days: CalendarDate[];
  skipped: CalendarDate[];
};

export type CalendarEntry = MeetingEntry | DatedEntry;

export type CalendarContent = Omit<MeetingContent, 'site'> &
  CampTeams & {
    site: Pick<Site, 'naam' | 'lokaal' | 'woorden' | 'werking'>;
    /** Undefined for a group without camp. */
    camp?:
      | {
          kamp: Pick<
            Camp['kamp'],
            'van' | 'tot' | 'duur' | 'plaats' | 'geheimTot' | 'onthuldOp' | 'inleiding' | 'bezoek'
          >;
        }
      | undefined;
    /** Undefined for a group without calendar. */
    calendar?: Calendar | undefined;
    /** The day of the build: for a camp that is not over while the calendar has the new working year, or without a calendar. */
    built?: CalendarDate | undefined;
  };

/**
 * All entries of the calendar, from content and the day of the build: reads no clock.
 * Camp and visiting day have no year in content: they are the first ones after the start of the working year, and also those
 * of the summer before it until that camp is over.
 */
export const calendarEntries = (
  content: CalendarContent & { calendar: Calendar },
): [MeetingEntry, ...CalendarEntry[]] => [...meetingEntries(content), ...datedEntries(content)];

/** The meetings of the working year: an entry for each rhythm, first that of everybody. */
export function meetingEntries(
  content: CalendarContent & { calendar: Calendar },
): [MeetingEntry, ...MeetingEntry[]] {
  const { site, calendar } = content;
  const entryOf = ({ rhythm, groups, isUsual }: Meetings): MeetingEntry => {
    const who = isUsual
      ? undefined
      : listed(
          groups.map(({ fullName }) => fullName),
          'en',
        );
    const name = [calendar.namen.wekelijks, who].filter(Boolean).join(' ');
    return {
      kind: 'meeting',
      slug: slugInYear(name, calendar.werkjaar.van),
      name,
      place: rhythm.place ? { name: rhythm.place } : hallPlace(site),
      rhythm,
      who,
      groups,
      ...meetingDaysIn(rhythm, calendar.werkjaar),
    };
  };
  const [first, ...others] = meetingsOf(content);
  const [usual, ...rest] = [first, ...others].map(entryOf).filter(({ days }) => days.length > 0);
  return usual ? [usual, ...rest] : [entryOf(first)];
}

/** Special events, visiting days and camps, sorted by start. */
export function datedEntries(content: CalendarContent): DatedEntry[] {
  const { site, camp, calendar, built } = content;
  const called = site.woorden.camp;
  // an event with the name of a meeting, camp or visit gets another slug than theirs
  const used = new Set(calendar && meetingEntries({ ...content, calendar }).map(({ slug }) => slug));
  const slugOf = (name: string, day: CalendarDate) => unused(slugInYear(name, day), used);
  const camps = camp ? campEntries({ camp, called, calendar, built, slugOf }) : [];
  const own = camp ? ownCampEntries({ camp, called, calendar, built, slugOf }, content) : [];
  const events = (calendar?.evenementen ?? []).map(
    ({ naam, datum, totDatum, van, tot, plaats, tekst, afgelast }): DatedEntry => ({
      kind: 'event',
      slug: slugOf(naam, datum),
      name: naam,
      text: tekst,
      place: plaats ? { name: plaats } : hallPlace(site),
      ...(van && tot ? timed(datum, van, tot) : { day: datum, endDay: datum }),
      ...(totDatum && { endDay: totDatum }),
      cancelled: cancelledBecause(afgelast),
    }),
  );
  return [...events, ...camps, ...own].sort(byStart);
}

/** Why something does not take place: `ja` says that it does not, without a reason. */
export const cancelledBecause = (afgelast: string | undefined) => afgelast?.replace(/^ja$/i, '');

type CampOptions = {
  camp: NonNullable<CalendarContent['camp']>;
  /** What the group calls it, where its calendar has no other name. */
  called: string;
  calendar: Calendar | undefined;
  built: CalendarDate | undefined;
  slugOf: (name: string, day: CalendarDate) => string;
};

/** The camp that comes, that of the summer before until it is over, and their visiting days. */
function campEntries({ camp, called, calendar, built, slugOf }: CampOptions): DatedEntry[] {
  const names = {
    camp: calendar?.namen.bivak ?? called,
    visit: calendar?.namen.bezoek ?? builtInNames.visit,
  };
  const { bezoek, inleiding, duur } = camp.kamp;
  const place = campPlace(camp.kamp);

  const visit = ({ van, tot, tekst }: NonNullable<typeof bezoek>, day: CalendarDate): DatedEntry => ({
    kind: 'visit',
    slug: slugOf(names.visit, day),
    name: names.visit,
    text: tekst,
    place,
    ...timed(day, van, tot),
  });
  const campOn = ({ day, endDay }: CampDays): DatedEntry[] => [
    {
      kind: 'camp',
      slug: slugOf(names.camp, day),
      name: names.camp,
      text: inleiding,
      place,
      day,
      endDay,
      duration: wordsOf(duur),
    },
    ...(bezoek ? [visit(bezoek, nextDayMonth(bezoek.dag, day))] : []),
  ];
  const since = yearStart({ calendar, built });
  if (!since) return [];
  const years = campDates(camp.kamp, since);
  const next = campOn(years.next);
  const last = campOn(years.last); // also when it is over: reserves its slugs, so that no other slug changes on that day
  return built && compareDays(built, years.last.endDay) <= 0 ? [...next, ...last] : next;
}

/** The camps of age groups that are not there when, or where, everybody is; after everybody's, so that no slug of those changes. */
function ownCampEntries(
  { camp, called, calendar, built, slugOf }: CampOptions,
  content: CalendarContent,
): DatedEntry[] {
  const since = yearStart({ calendar, built });
  if (!since) return [];
  const { plaats, geheimTot, onthuldOp, inleiding } = camp.kamp;
  const name = calendar?.namen.bivak ?? called;
  return yearlyCamps(content).flatMap(({ names, from, until, place }) => {
    const who = listed(names, 'en');
    const years = campDates({ van: from, tot: until }, since);
    const on = ({ day, endDay }: CampDays): DatedEntry => ({
      kind: 'camp',
      slug: slugOf(`${name} ${who}`, day),
      name: `${name} ${who}`,
      who,
      text: inleiding,
      place: place && !geheimTot ? { name: place } : campPlace({ plaats, geheimTot, onthuldOp }),
      day,
      endDay,
    });
    const [next, last] = [on(years.next), on(years.last)];
    return built && compareDays(built, last.endDay) <= 0 ? [next, last] : [next];
  });
}

type CampDays = { day: CalendarDate; endDay: CalendarDate };

/** The first day of the working year of the calendar, or of the one in which the site is built. */
const yearStart = ({ calendar, built }: Pick<CampOptions, 'calendar' | 'built'>) =>
  calendar?.werkjaar.van ?? (built && lastSeptember(built));

const campPlace = ({
  plaats,
  geheimTot,
  onthuldOp,
}: Pick<Camp['kamp'], 'plaats' | 'geheimTot' | 'onthuldOp'>): Place =>
  plaats
    ? { name: plaats.name, address: plaats, revealed: onthuldOp }
    : { name: geheimTot ? secretPlace : placeToCome, isSecret: true };

/** The first of September before a day: the working year of a group that wrote none. */
const lastSeptember = ({ month, year }: CalendarDate): CalendarDate => ({
  day: 1,
  month: 9,
  year: month < 9 ? year - 1 : year,
});

/** First and last day of the camp that follows the start of a working year, and of the one of the year before. */
export function campDates({ van, tot }: { van: DayMonth; tot: DayMonth }, since: CalendarDate) {
  const { year } = nextDayMonth(van, since);
  const inYear = (year: number) => ({ day: { ...van, year }, endDay: { ...tot, year } });
  return { last: inYear(year - 1), next: inYear(year) };
}

/** The years of the camp after the start of the working year and of the one before it. */
export function campYears(entries: readonly CalendarEntry[]): number[] {
  const camp = entries.findLast((entry) => entry.kind === 'camp' && !entry.who);
  return camp?.kind === 'camp' ? [camp.day.year - 1, camp.day.year] : [];
}

/** Whether it lasts longer than a day and the night after it. */
export const hasSeveralDays = ({ day, endDay, hours }: DatedEntry): boolean =>
  daysBetween(day, endDay) > (hours && hours.to < hours.from && isInOneGo(hours.from, hours.to) ? 1 : 0);

/** Whole days sort before entries with hours on the same day. */
const byStart = (a: DatedEntry, b: DatedEntry) =>
  compareDays(a.day, b.day) || startTime(a).localeCompare(startTime(b));

const startTime = ({ hours }: DatedEntry) => hours?.from ?? '';

function timed(day: CalendarDate, from: string, to: string) {
  return { day, endDay: to > from ? day : addDays(day, 1), hours: { from, to } };
}

function hallPlace({ lokaal }: Pick<Site, 'lokaal'>): Place {
  return {
    name: lokaal.name,
    address: lokaal,
    ...(lokaal.place && { geo: { lat: lokaal.place.latitude, lon: lokaal.place.longitude } }),
  };
}

/** `Warmste Kampvuur` in 2026 → `warmste-kampvuur-2026`. */
const slugInYear = (name: string, { year }: CalendarDate) => `${slug(name)}-${year}`;
