import { addDays, type CalendarDate, compareDays, type DayMonth, nextDayMonth } from '@/lib/dates/days';

/** First and last day of camp, the same every year. The last day counts until 23:59:59. */
export type CampWindow = { from: DayMonth; until: DayMonth };

/** The years of the camps around which a page may be read that was built on a day: of the last one that is over, and the next two. */
export function campYearsAround(lastDay: DayMonth, built: CalendarDate): number[] {
  const { year } = nextDayMonth(lastDay, built);
  return [year - 1, year, year + 1];
}

/** Days before and after camp in which the home page features it. */
export const campDays = { before: 50, after: 61 };

/** Days in a row, both included. */
export type Days = { first: CalendarDate; last: CalendarDate };

/** The weeks around the camp of a year: from 1 June to 30 September, for one from 21 to 31 July. */
export type CampSeason = { before: Days; during: Days; after: Days };

/** @param others first days of camps that some age groups have: the weeks before begin with one that starts in them */
export function campSeason(
  { from, until }: CampWindow,
  year: number,
  others: readonly DayMonth[] = [],
): CampSeason {
  const [first, last] = [
    { ...from, year },
    { ...until, year },
  ];
  const weeksBefore = (day: CalendarDate) => addDays(day, -campDays.before);
  const starts = others
    .map((day) => ({ ...day, year }))
    .filter((day) => compareDays(weeksBefore(first), day) <= 0 && compareDays(day, first) < 0)
    .sort(compareDays);
  return {
    before: { first: weeksBefore(starts[0] ?? first), last: addDays(first, -1) },
    during: { first, last },
    after: { first: addDays(last, 1), last: addDays(last, campDays.after) },
  };
}
