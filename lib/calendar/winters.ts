import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';

/** Years of which a page carries the winters. */
const years = { first: 2025, last: 2045 };

/**
 * The minutes at which winter time begins and ends in Brussels, in turn, as the time zone database of the build has them: none
 * from where the clocks are not changed any more.
 */
export function winters(): Minute[] {
  const changes: Minute[] = [];
  for (let year = years.first; year < years.last; year += 1) {
    const begins = longDay({ year, month: 10, day: 1 }, 25);
    const ends = longDay({ year: year + 1, month: 3, day: 1 }, 23);
    if (begins === undefined) break;
    changes.push(begins + 3 * 60); // at 3 o'clock it is 2
    if (ends === undefined) break;
    changes.push(ends + 2 * 60); // at 2 o'clock it is 3
  }
  return changes;
}

/** The first minute of the day with so many hours, in the month from that day on. */
function longDay(first: CalendarDate, hours: number): Minute | undefined {
  for (let day = first; day.month === first.month; day = addDays(day, 1)) {
    if (startOf(addDays(day, 1)) - startOf(day) === hours * 60) return startOf(day);
  }
  return undefined;
}
