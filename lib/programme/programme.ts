import { cancelledBecause, datedEntries } from '@/lib/calendar/entries';
import { isInOneGo } from '@/lib/calendar/hours';
import { isNamed } from '@/lib/content/groupNames';
import type { ShownContent } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, compareDays, daysBetween, isSameDay } from '@/lib/dates/days';
import { minuteAt, startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';
import { type Group, meetingDaysIn, meetingGroups, rhythmOf } from '@/lib/meetings/groups';
import { rhythmOn } from '@/lib/meetings/rhythm';

/** What a group of children does, day by day: `programma.yaml` with the days and events of `kalender.yaml`. Reads no clock. */

/** Times of a day, `"14:00"`; without them it lasts whole days. */
export type Hours = { from?: string | undefined; to?: string | undefined };

/** Something that one or more groups do. */
export type Activity = {
  day: CalendarDate;
  /** The day on which it ends: the same, the next one if it ends after midnight, or a later one. */
  endDay: CalendarDate;
  /** Who does it, in the order of the pages; a group with something of its own on that day is left out of what is for everybody. */
  groups: readonly Group[];
  isForAll: boolean;
  name: string;
  isSecret: boolean;
  /** The day on which its secret is revealed. */
  revealed?: CalendarDate | undefined;
  text?: string | undefined;
  /** Hours with the groups that keep them: more than one where groups have a rhythm of their own. */
  times: readonly { hours: Hours; isUsual: boolean; groups: readonly Group[] }[];
  /** Where it is, when that is not the usual place. */
  place?: string | undefined;
  bring: readonly string[];
  /** In euro. */
  price?: number | undefined;
  /** Register on or before this day. */
  deadline?: CalendarDate | undefined;
  link?: string | undefined;
  /** Why it does not take place; empty without a reason. */
  cancelled?: string | undefined;
};

/** A day of the programme. */
export type ProgrammeDay = {
  day: CalendarDate;
  /** Whether a group meets on it by its rhythm; else something has its own date. */
  isUsual: boolean;
  /** A usual day on which nobody does anything. */
  isOff: boolean;
  /** The groups of which it is a day off. */
  off: readonly Group[];
  /** Why it is, in a few words, when the group says so. */
  reason?: string | undefined;
  activities: readonly Activity[];
  /** Groups of which nobody knows yet what they do. */
  open: readonly Group[];
  /** What groups do on one of the two days before it, in its place. */
  instead: readonly Activity[];
  /** Whether everything of this day is named on the usual day after it too. */
  isNamedLater: boolean;
  /** When all of it is over. */
  ends: Minute;
};

export type Programme = {
  groups: readonly Group[];
  /** Sorted by day. */
  days: readonly ProgrammeDay[];
  /** The last day of which the group wrote something; undefined for an empty programme. */
  filledUntil: CalendarDate | undefined;
  /** The first usual day with activity, and when the last one is over; undefined without a calendar. */
  year?: { first: CalendarDate; ends: Minute } | undefined;
};

type ProgrammeContent = Pick<
  ShownContent,
  'site' | 'programme' | 'calendar' | 'camp' | 'girls' | 'boys' | 'leaders'
>;

/** How many days before the usual one something is in its place: Friday and Saturday for a Sunday. */
const daysInstead = 2;

/** Returns the groups of the programme; none without a programme. */
export const groupsOf = (content: ProgrammeContent): Group[] =>
  content.programme ? meetingGroups(content) : [];

/** Returns the ids of the age groups of a programme; none for a group without one. */
export const groupIds = (content: ProgrammeContent): string[] => groupsOf(content).map(({ id }) => id);

/** Returns the whole programme of a working year; undefined for a group without one. */
export function programmeOf(content: ProgrammeContent): Programme | undefined {
  const { site, calendar, programme } = content;
  if (!programme) return undefined;
  const groups = groupsOf(content);
  const written = activitiesOf(content, groups);
  const year = calendar?.werkjaar;
  const everybody = rhythmOf(site.werking);
  const meetings = (groups.length > 0 ? groups : [undefined]).map((group) => {
    const rhythm = group?.rhythm ?? everybody;
    return { group, ...(year ? meetingDaysIn(rhythm, year) : { days: [], skipped: [] }) };
  });
  const usual = unique(meetings.flatMap(({ days, skipped }) => [...days, ...skipped]));
  const kept = unique(meetings.flatMap(({ days }) => days));
  const isAway = (day: CalendarDate) =>
    written.some(
      (activity) => isWeekendOver(activity, day) && groups.every((group) => does(activity, group)),
    );
  const dates = unique([...usual.filter((day) => !isAway(day)), ...written.map(({ day }) => day)]);
  const days = dates.map((day): ProgrammeDay => {
    const activities = written.filter((activity) => isSameDay(activity.day, day));
    const isThatDay = (other: CalendarDate) => isSameDay(other, day);
    const isUsual = usual.some(isThatDay);
    const taken = [...activities, ...written.filter((activity) => isWeekendOver(activity, day))];
    const isFree = (group: Group) => !taken.some((activity) => does(activity, group));
    const free = meetings.flatMap(({ group, days }) =>
      group && days.some(isThatDay) && isFree(group) ? group : [],
    );
    const instead = written.filter((activity) => free.some((group) => isInstead(activity, day, group)));
    const skipped = meetings.flatMap(({ group, skipped }) =>
      skipped.filter(isThatDay).map(({ reason }) => ({ group, reason })),
    );
    return {
      day,
      isUsual,
      isOff: isUsual && !kept.some(isThatDay) && activities.length === 0,
      off: skipped.flatMap(({ group }) => (group && isFree(group) ? group : [])),
      reason: skipped.find(({ reason }) => reason)?.reason,
      activities,
      open: free.filter((group) => !instead.some((activity) => isInstead(activity, day, group))),
      instead,
      isNamedLater: false,
      ends: 0,
    };
  });
  const named = new Set(days.flatMap(({ instead }) => instead));
  const first = kept[0];
  const ends = meetings.flatMap(({ group, days }) => {
    const last = days.at(-1);
    return last ? minuteAt(last, (group?.rhythm ?? everybody).to) : [];
  });
  return {
    groups,
    year: first && { first, ends: Math.max(...ends) },
    days: days.map((day) => ({
      ...day,
      isNamedLater:
        day.activities.length > 0 && day.activities.every((activity) => isWholly(activity, named, days)),
      ends: endOfDay(day),
    })),
    filledUntil: programme.programma
      .map(({ datum, totDatum }) => totDatum ?? datum)
      .sort(compareDays)
      .at(-1),
  };
}

/** Whether it lasts longer than a day and the night after it. */
export const lastsLong = ({ day, endDay }: Pick<Activity, 'day' | 'endDay'>, { from, to }: Hours): boolean =>
  daysBetween(day, endDay) > (from && to && to < from ? 1 : 0) ||
  (daysBetween(day, endDay) > 0 && !(from && to));

/** Whether something for everybody that lasts some days, begun before this day, is still going on. */
const isWeekendOver = (activity: Activity, day: CalendarDate) =>
  activity.isForAll &&
  activity.cancelled === undefined &&
  compareDays(activity.day, day) < 0 &&
  compareDays(day, activity.endDay) <= 0 &&
  lastsLong(activity, activity.times[0]?.hours ?? {});

/** Whether a group is among those that do something. */
export const does = ({ groups }: Pick<Activity, 'groups'>, group: Group): boolean =>
  groups.some(({ id }) => id === group.id);

/** Whether something takes the place of a usual day of a group: not what is on another day of its own rhythm. */
function isInstead(activity: Activity, usual: CalendarDate, group: Group) {
  const { day, endDay, isForAll, cancelled } = activity;
  return (
    !isForAll &&
    cancelled === undefined &&
    daysBetween(day, usual) > 0 &&
    daysBetween(endDay, usual) <= daysInstead &&
    does(activity, group) &&
    !rhythmOn(day, group.rhythm)
  );
}

/** Whether each group of an activity finds it on a usual day after it. */
const isWholly = (
  activity: Activity,
  named: ReadonlySet<Activity>,
  days: readonly Omit<ProgrammeDay, 'ends'>[],
) =>
  named.has(activity) &&
  activity.groups.every((group) =>
    days.some(
      ({ instead, activities }) =>
        instead.includes(activity) && !activities.some((other) => does(other, group)),
    ),
  );

function endOfDay({ day, activities, open }: ProgrammeDay): Minute {
  const ends = activities.flatMap((activity) => activity.times.map(({ hours }) => endsAt(activity, hours)));
  ends.push(...open.map(({ rhythm }) => minuteAt(day, rhythm.to)));
  return ends.length > 0 ? Math.max(...ends) : startOf(addDays(day, 1));
}

/** When an activity is over, for a group with these hours. */
export const endsAt = ({ endDay }: Activity, { to }: Hours): Minute =>
  to ? minuteAt(endDay, to) : startOf(addDays(endDay, 1));

function unique(days: readonly CalendarDate[]): CalendarDate[] {
  const sorted = [...days].sort(compareDays);
  return sorted.filter((day, index) => !sorted[index - 1] || !isSameDay(day, sorted[index - 1] ?? day));
}

/** Everything with a date of its own: the programme, and the events of the calendar. */
function activitiesOf(content: ProgrammeContent, groups: readonly Group[]): Activity[] {
  const { site, programme } = content;
  const entries = programme?.programma ?? [];
  const own = entries.map((entry) => ({
    entry,
    groups: groups.filter((group) => isNamed(group, entry.voor ?? [])),
  }));
  const busy = (group: Group, day: CalendarDate) =>
    own.some(
      ({ entry, groups: named }) =>
        entry.voor?.length && isSameDay(entry.datum, day) && named.includes(group),
    );
  const written = own.map(({ entry, groups: named }): Activity => {
    const isForAll = !entry.voor?.length;
    const { datum, totDatum, van, tot } = entry;
    const who = isForAll ? groups.filter((group) => !busy(group, datum)) : named;
    const times = timesOf(content, { van, tot, totDatum, datum }, who);
    const from = times[0]?.hours.from;
    const to = times[0]?.hours.to;
    const isOvernight = !totDatum && from && to && to < from && isInOneGo(from, to);
    return {
      day: datum,
      endDay: totDatum ?? (isOvernight ? addDays(datum, 1) : datum),
      groups: who,
      isForAll,
      name: entry.wat,
      isSecret: entry.geheimTot !== undefined,
      revealed: entry.onthuldOp,
      text: entry.tekst,
      times,
      place: entry.waar ?? (entry.geheimTot ? undefined : usualPlace(who)),
      bring: entry.mee ?? [],
      price: entry.prijs,
      deadline: entry.inschrijvenVoor,
      link: entry.link,
      cancelled: cancelledBecause(entry.afgelast),
    };
  });
  const events = datedEntries(content)
    .filter(({ kind }) => kind === 'event')
    .map(({ name, text, place, day, endDay, hours = {}, cancelled }): Activity => {
      const who = groups.filter((group) => !busy(group, day));
      return {
        ...{ day, endDay, groups: who, isForAll: true, name, isSecret: false, text, bring: [], cancelled },
        times: [{ hours, isUsual: false, groups: who }],
        place: place.name === site.lokaal.name ? undefined : place.name,
      };
    });
  return [...written, ...events].sort(
    (a, b) =>
      compareDays(a.day, b.day) ||
      Number(b.isForAll) - Number(a.isForAll) ||
      groups.findIndex((group) => does(a, group)) - groups.findIndex((group) => does(b, group)),
  );
}

type Written = { datum: CalendarDate; totDatum?: CalendarDate | undefined } & Partial<
  Record<'van' | 'tot', string | undefined>
>;

/** The hours of an entry: what it does not write is the usual of each group, on a weekday of its rhythm. */
function timesOf(
  { site }: ProgrammeContent,
  { datum, totDatum, van, tot }: Written,
  groups: readonly Group[],
): Activity['times'] {
  const times: { hours: Hours; isUsual: boolean; groups: Group[] }[] = [];
  const everybody = { rhythm: rhythmOf(site.werking) };
  for (const group of groups.length > 0 ? groups : [everybody]) {
    const usual = totDatum ? undefined : rhythmOn(datum, group.rhythm, everybody.rhythm);
    const hours = { from: van ?? usual?.from, to: tot ?? usual?.to };
    const isUsual = usual !== undefined && hours.from === usual.from && hours.to === usual.to;
    const same = times.find((one) => one.hours.from === hours.from && one.hours.to === hours.to);
    const who = 'id' in group ? [group] : [];
    if (same) same.groups.push(...who);
    else times.push({ hours, isUsual, groups: who });
  }
  return times;
}

/** What a group does, by date: its own, and what is for everybody. */
export const activitiesFor = ({ days }: Programme, group: Group): Activity[] =>
  days.flatMap(({ activities }) => activities.filter((activity) => does(activity, group)));

/** The hours that a group keeps. */
export const hoursFor = ({ times }: Activity, group: Group): Hours =>
  (times.find((one) => does(one, group)) ?? times[0])?.hours ?? {};

/** Where these groups always are, when that is one other place than everybody's. */
function usualPlace(groups: readonly Group[]) {
  const [first, ...others] = groups.map(({ rhythm }) => rhythm.place);
  return others.every((place) => place === first) ? first : undefined;
}
