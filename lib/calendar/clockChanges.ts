import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';

/** The years that a page covers: more than a build stays online. */
export const coveredYears = (): number[] => Array.from({ length: 21 }, (_, index) => 2025 + index);

/**
 * The minutes at which winter time begins and ends in Brussels, in turn, from the time zone database of the build. Ends at the
 * first year without a clock change.
 */
export function clockChanges(): Minute[] {
  const changes: Minute[] = [];
  for (const year of coveredYears().slice(0, -1)) {
    const begins = longDay({ year, month: 10, day: 1 }, 25);
    const ends = longDay({ year: year + 1, month: 3, day: 1 }, 23);
    if (begins === undefined) break;
    changes.push(begins + 3 * 60); // at 3 o'clock it is 2
    if (ends === undefined) break;
    changes.push(ends + 2 * 60); // at 2 o'clock it is 3
  }
  return changes;
}

/** The first minute of the first day with that number of hours, from a day to the end of its month. */
function longDay(first: CalendarDate, hours: number): Minute | undefined {
  for (let day = first; day.month === first.month; day = addDays(day, 1)) {
    if (startOf(addDays(day, 1)) - startOf(day) === hours * 60) return startOf(day);
  }
  return undefined;
}
