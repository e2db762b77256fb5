/**
 * Calendar days in Europe/Brussels: arithmetic and order, independent of the machine's time zone. Safe for the browser: small,
 * without imports.
 */

/** A day of every year, month 1 to 12: 21 July. */
export type DayMonth = { day: number; month: number };

/** A day of one year. */
export type CalendarDate = DayMonth & { year: number };

/** By their Dutch names, as content and pages write them; in the order of `Date.getDay`. */
export const weekdays = [
  'zondag',
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
] as const;
export type Weekday = (typeof weekdays)[number];

/** As a week is read in Belgium. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

export const brussels = 'Europe/Brussels';

const dayLength = 86_400_000; // ms; sums go through UTC, where no day is 23 or 25 hours long

/**
 * The day of a moment in Brussels, in any time zone of the machine; after 1996. By the rule and not by `Intl`, which takes 18 ms
 * for another time zone, on a phone four times as long.
 */
export const today = (now: Date): CalendarDate =>
  dayAtUtc(new Date(now.getTime() + (isSummerTime(now) ? 2 : 1) * 3_600_000));

/** From the last Sunday of March up to the last Sunday of October, both at 1:00 UTC (Directive 2000/84/EC). */
function isSummerTime(now: Date): boolean {
  const isAfterSundayOf = (month: number) => {
    const last = new Date(Date.UTC(now.getUTCFullYear(), month, 31, 1));
    return now.getTime() >= last.getTime() - last.getUTCDay() * dayLength;
  };
  return isAfterSundayOf(2) && !isAfterSundayOf(9);
}

const dayAtUtc = (moment: Date): CalendarDate => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
});

/** Negative when `a` comes first, 0 for the same day: for `sort` and for comparing with 0. */
export const compareDays = (a: CalendarDate, b: CalendarDate): number =>
  (a.year - b.year) * 10_000 + compareInYear(a, b);

/** The same for two days of one year. */
export const compareInYear = (a: DayMonth, b: DayMonth): number => (a.month - b.month) * 100 + a.day - b.day;

export const isSameDay = (a: CalendarDate, b: CalendarDate): boolean => compareDays(a, b) === 0;

/** The day as a moment: its midnight in UTC. For arithmetic and for formats of whole days. */
export const atUtcMidnight = ({ year, month, day }: CalendarDate): Date =>
  new Date(Date.UTC(year, month - 1, day));

/** How many days later `to` is: 1 from a day to the next, negative when it comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (atUtcMidnight(to).getTime() - atUtcMidnight(from).getTime()) / dayLength;

/** The day that many days later (or earlier, when negative). */
export const addDays = (day: CalendarDate, days: number): CalendarDate =>
  dayAtUtc(new Date(atUtcMidnight(day).getTime() + days * dayLength));

const firstDay: CalendarDate = { year: 1970, month: 1, day: 1 };

/** A day in days since 1 January 1970, for attributes of a page. */
export const dayNumber = (day: CalendarDate): number => daysBetween(firstDay, day);

/** The day with that number. */
export const numberedDay = (number: number): CalendarDate => addDays(firstDay, number);

export const weekdayOf = (day: CalendarDate): Weekday =>
  weekdays[atUtcMidnight(day).getUTCDay()] ?? weekdays[0];

/** The first such weekday on or after the day. */
export function firstWeekday(name: Weekday, onOrAfter: CalendarDate): CalendarDate {
  const wait = weekdays.indexOf(name) - weekdays.indexOf(weekdayOf(onOrAfter));
  return addDays(onOrAfter, (wait + 7) % 7);
}

/** Every such weekday from the one day to the other, both included. */
export function everyWeekday(name: Weekday, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = firstWeekday(name, from); compareDays(day, to) <= 0; day = addDays(day, 7)) days.push(day);
  return days;
}

/** The first such day of the year on or after a day: 21 July, seen from 27 September 2026, is 21 July 2027. */
export function nextDayMonth({ day, month }: DayMonth, onOrAfter: CalendarDate): CalendarDate {
  const year = compareInYear({ day, month }, onOrAfter) >= 0 ? onOrAfter.year : onOrAfter.year + 1;
  return { day, month, year };
}

/** The year in which the working year begins that people speak of on a day: from July on the new one. */
export const workingYearOn = ({ year, month }: CalendarDate): number => (month >= 7 ? year : year - 1);

/** `2026-10-31`: for `datetime`, JSON-LD and file names. */
export const isoDay = (day: CalendarDate): string => atUtcMidnight(day).toISOString().slice(0, 10);

/** `2026-10-31` → that day; undefined for anything else, `2026-02-30` too. */
export function readIsoDay(text: string): CalendarDate | undefined {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  return existingDay({ year, month, day });
}

/** The day itself; undefined for one that does not exist: 30 February would become 2 March. */
export const existingDay = (day: CalendarDate): CalendarDate | undefined =>
  isSameDay(addDays(day, 0), day) ? day : undefined;
