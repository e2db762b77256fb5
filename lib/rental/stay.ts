import { addDays, type CalendarDate, compareDays, daysBetween } from '@/lib/dates/days';

/**
 * Stays in the hall as calendar days: which nights are taken, and what that makes of a day. Runs in the browser too. A stay
 * takes the nights from its first day up to its last, so one group may leave on the day that the next arrives.
 */

/** The day of arrival and the day of leaving. */
export type Stay = { from: CalendarDate; until: CalendarDate };

/**
 * What a day is to who looks for one. `in`: taken from noon on, so leaving can still be done; `out`: taken until noon, so
 * arriving can be done; `both`: one group leaves and another comes.
 */
export type DayState = 'free' | 'taken' | 'in' | 'out' | 'both';

/** The number of nights: 2 from Friday to Sunday; 0 or less when the days are the wrong way round. */
export const nightsOf = ({ from, until }: Stay): number => daysBetween(from, until);

/** Whether two stays have a night in common. */
export const overlap = (a: Stay, b: Stay): boolean =>
  compareDays(a.from, b.until) < 0 && compareDays(b.from, a.until) < 0;

/** The first of the taken stays that has a night in common with this one. */
export const takenBy = (taken: readonly Stay[], stay: Stay): Stay | undefined =>
  taken.find((other) => overlap(other, stay));

/** The stay of which the night after this day is one. */
const nightAfter = (taken: readonly Stay[], day: CalendarDate) =>
  taken.find(({ from, until }) => compareDays(from, day) <= 0 && compareDays(day, until) < 0);

export function dayState(taken: readonly Stay[], day: CalendarDate): DayState {
  const before = nightAfter(taken, addDays(day, -1));
  const after = nightAfter(taken, day);
  if (before && after) return before === after ? 'taken' : 'both';
  if (before) return 'out';
  return after ? 'in' : 'free';
}
