import {
  addDays,
  type CalendarDate,
  compareDays,
  daysBetween,
  everyWeekday,
  firstWeekday,
  isSameDay,
  type Weekday,
  weekdayOf,
} from '@/lib/dates/days';

/** When an age group meets: on which weekdays, how often, from and until what hour, where, and on which days not. Reads no clock. */

/** How often, as content writes it: every so many weeks from a first day, or on one weekday of each month (-1 is the last). */
export const frequencies = {
  week: { weeks: 1 },
  '2 weken': { weeks: 2 },
  '3 weken': { weeks: 3 },
  '4 weken': { weeks: 4 },
  'eerste van de maand': { ofMonth: 1 },
  'tweede van de maand': { ofMonth: 2 },
  'derde van de maand': { ofMonth: 3 },
  'vierde van de maand': { ofMonth: 4 },
  'laatste van de maand': { ofMonth: -1 },
} as const;
export type Frequency = keyof typeof frequencies;

/** A day without activity, and why in a few words. */
export type DayOff = CalendarDate & { reason?: string | undefined };

export type Rhythm = {
  /** The usual one first. */
  weekdays: readonly [Weekday, ...Weekday[]];
  every: Frequency;
  /** Times of a day: `"14:00"`. */
  from: string;
  to: string;
  /** Where it is, when that is not the hall. */
  place?: string | undefined;
  /** What the hall is called, with its article. */
  hall?: string | undefined;
  /** Its first and last day, where they are not those of the working year. */
  first?: CalendarDate | undefined;
  last?: CalendarDate | undefined;
  /** Days off of its own. */
  off: readonly DayOff[];
};

/** First and last day, and the days off of everybody. */
type WorkingYear = { from: CalendarDate; to: CalendarDate; off: readonly DayOff[] };

/** The days of a rhythm in a working year, sorted: those with a meeting, and those that are left out. */
export function meetingDays(rhythm: Rhythm, year: WorkingYear): { days: CalendarDate[]; skipped: DayOff[] } {
  const { weekdays, first = year.from, last = year.to, off } = rhythm;
  const from = compareDays(first, year.from) < 0 ? year.from : first;
  const until = compareDays(last, year.to) > 0 ? year.to : last;
  const all = [...new Set(weekdays)]
    .flatMap((weekday) => everyWeekday(weekday, from, until))
    .filter((day) => isTurn(rhythm, day))
    .sort(compareDays);
  const offOn = (day: CalendarDate) => [...off, ...year.off].find((one) => isSameDay(one, day));
  return {
    days: all.filter((day) => !offOn(day)),
    skipped: all.flatMap((day) => offOn(day) ?? []),
  };
}

/** The first of some rhythms that has this weekday, in any week: whose hours are the usual ones of a day. */
export const rhythmOn = (day: CalendarDate, ...rhythms: readonly Rhythm[]): Rhythm | undefined =>
  rhythms.find(({ weekdays }) => weekdays.includes(weekdayOf(day)));

/** Whether it is the turn of a day that is the right weekday: its week, or its place in the month. */
function isTurn({ every, first }: Rhythm, day: CalendarDate): boolean {
  const turn = frequencies[every];
  if ('weeks' in turn) return !first || (daysBetween(mondayOf(first), day) / 7) % turn.weeks < 1;
  const month = (other: CalendarDate) => other.month !== day.month;
  return turn.ofMonth < 0 ? month(addDays(day, 7)) : Math.ceil(day.day / 7) === turn.ofMonth;
}

/** The Monday of the week of a day: weeks begin there, as in iCalendar. */
const mondayOf = (day: CalendarDate): CalendarDate => firstWeekday('maandag', addDays(day, -6));
