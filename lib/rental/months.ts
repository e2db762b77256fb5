import {
  addDays,
  type CalendarDate,
  compareDays,
  daysBetween,
  firstWeekday,
  isSameDay,
  weekdayOf,
  weekdays,
} from '@/lib/dates/days';
import { overlap, type Stay } from './stay';

/** Months of a calendar with the taken stays in them. Runs in the browser too. */

/** Month 1 to 12. */
export type Month = { year: number; month: number };

/** How far ahead the calendar looks. */
const monthsAhead = 14;

/** So many months, the one of the day first. */
export function monthsFrom({ year, month }: Month, count = monthsAhead): Month[] {
  return Array.from({ length: count }, (_, index) => {
    const months = month - 1 + index;
    return { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
  });
}

/** Whether all nights of a stay lie in the months that the calendar shows on a day. */
export function isInMonths({ until }: Stay, today: CalendarDate): boolean {
  const last = monthsFrom(today).at(-1);
  return last !== undefined && compareDays(until, dayAfter(last)) <= 0;
}

const firstDay = ({ year, month }: Month): CalendarDate => ({ year, month, day: 1 });

/** The first day of the month after. */
const dayAfter = (month: Month): CalendarDate => {
  const [, next = month] = monthsFrom(month, 2);
  return firstDay(next);
};

/** Every day of a month: 28 to 31 of them. */
export function daysOf(month: Month): CalendarDate[] {
  const first = firstDay(month);
  return Array.from({ length: daysBetween(first, dayAfter(month)) }, (_, index) => addDays(first, index));
}

/** In which column of a week that begins on Monday a day stands: 1 to 7. */
export const weekColumn = (day: CalendarDate): number => ((weekdays.indexOf(weekdayOf(day)) + 6) % 7) + 1;

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: CalendarDate): boolean => weekColumn(day) > 5;

/**
 * What is taken in the month, in its order, as far as it is of interest there: one that began in an earlier month begins on
 * the first, and the end may lie in a later month. Stays that follow each other on one day are one.
 * @param since leaves out what is over by that day
 */
export function takenIn(taken: readonly Stay[], month: Month, since?: CalendarDate): Stay[] {
  const whole = { from: firstDay(month), until: dayAfter(month) };
  return joined(taken)
    .filter((stay) => overlap(stay, whole) && !(since && compareDays(stay.until, since) <= 0))
    .map(({ from, until }) => ({ from: compareDays(from, whole.from) < 0 ? whole.from : from, until }));
}

function joined(taken: readonly Stay[]): Stay[] {
  const stays: Stay[] = [];
  for (const { from, until } of [...taken].sort((a, b) => compareDays(a.from, b.from))) {
    const last = stays.at(-1);
    if (last && isSameDay(last.until, from)) last.until = until;
    else stays.push({ from, until });
  }
  return stays;
}

/**
 * How many weekends can be had: a Friday of that month of which the two nights are free.
 * @param since leaves out the Fridays before that day
 */
export function freeWeekends(taken: readonly Stay[], month: Month, since?: CalendarDate): number {
  let free = 0;
  for (
    let friday = firstWeekday('vrijdag', firstDay(month));
    friday.month === month.month;
    friday = addDays(friday, 7)
  ) {
    const weekend = { from: friday, until: addDays(friday, 2) };
    const isOver = since && compareDays(friday, since) < 0;
    if (!isOver && !taken.some((stay) => overlap(stay, weekend))) free += 1;
  }
  return free;
}
