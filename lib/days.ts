import type { CalendarDate, DayMonth } from './content/fields';

/** Days are calendar days in Europe/Brussels; sums on them go through UTC, where every day has 24 hours. */

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'] as const;
export type Weekday = (typeof weekdays)[number];

/** The day as a moment: its midnight in UTC. Good for comparing, formatting and counting, not for telling the time. */
export const atUtcMidnight = ({ year, month, day }: CalendarDate) => new Date(Date.UTC(year, month - 1, day));

export const isSameDay = (a: CalendarDate, b: CalendarDate) => compareDays(a, b) === 0;

/** Negative when `a` comes first, 0 for the same day: for `sort`. */
export const compareDays = (a: CalendarDate, b: CalendarDate) =>
  atUtcMidnight(a).getTime() - atUtcMidnight(b).getTime();

/** The day that many days later (or earlier, when negative). */
export function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** The first such weekday on or after the day. */
export function firstWeekday(name: Weekday, onOrAfter: CalendarDate): CalendarDate {
  const wait = weekdays.indexOf(name) - atUtcMidnight(onOrAfter).getUTCDay();
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
  const thisYear = { day, month, year: onOrAfter.year };
  return compareDays(thisYear, onOrAfter) >= 0 ? thisYear : { ...thisYear, year: onOrAfter.year + 1 };
}

/** `2026-10-31`: for `datetime`, JSON-LD and file names. */
export const isoDay = (day: CalendarDate) => atUtcMidnight(day).toISOString().slice(0, 10);

const shortDay = new Intl.DateTimeFormat('nl-BE', { timeZone: 'UTC', weekday: 'short' });
const longDay = new Intl.DateTimeFormat('nl-BE', { timeZone: 'UTC', weekday: 'long' });
const monthName = new Intl.DateTimeFormat('nl-BE', { timeZone: 'UTC', month: 'long' });

/** `{ weekday: 'zaterdag', short: 'za', day: 31, month: 'oktober', year: 2026 }`: the words a date is written with. */
export function dayWords(day: CalendarDate) {
  const moment = atUtcMidnight(day);
  return {
    weekday: longDay.format(moment),
    short: shortDay.format(moment),
    day: day.day,
    month: monthName.format(moment),
    year: day.year,
  };
}
