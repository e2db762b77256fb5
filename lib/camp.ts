import { compareInYear, type DayMonth, daysBetween, nextDayMonth, today } from './days';

/** First and last day of camp, the same every year. The last day counts until 23:59:59. */
export type CampWindow = { from: DayMonth; until: DayMonth };

export type CampStatus =
  | { state: 'busy' }
  /** `days`: whole calendar days to the next first day of camp; 1 on the day before. */
  | { state: 'waiting'; days: number };

/**
 * Where the group is relative to camp at an instant. Days are calendar days in Europe/Brussels, wherever the
 * visitor is and whatever zone the machine believes in.
 */
export function campStatus({ from, until }: CampWindow, now: Date): CampStatus {
  const day = today(now);
  if (compareInYear(from, day) <= 0 && compareInYear(day, until) <= 0) return { state: 'busy' };
  return { state: 'waiting', days: daysBetween(day, nextDayMonth(from, day)) };
}
