import type { CalendarDate } from '@/lib/dates/days';

/**
 * 1 July before the working year of a day: what did not change since then is of the year before. A working year begins in
 * September; some groups prepare it in the holidays.
 */
export const newSeason = ({ year, month }: CalendarDate): CalendarDate => ({
  year: month >= 9 ? year : year - 1,
  month: 7,
  day: 1,
});

/** The year whose documents are due: from June on, when camp is near, this year. */
export const documentYear = ({ year, month }: CalendarDate): number => (month >= 6 ? year : year - 1);

/** The year of the camp that comes next: from September on, that of the next summer. */
export const campYear = (day: CalendarDate): number => documentYear(day) + (day.month >= 9 ? 1 : 0);
