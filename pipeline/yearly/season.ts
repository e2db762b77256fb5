import type { CalendarDate } from '@/lib/dates/days';

/**
 * The summer with which the year began that a day stands in: its 1 July. What was not touched since then is of the year before.
 * A year begins in September, and who is early prepares it in the holidays.
 */
export const newSeason = ({ year, month }: CalendarDate): CalendarDate => ({
  year: month >= 9 ? year : year - 1,
  month: 7,
  day: 1,
});

/** The year of which the papers have to be there: from June on, when camp is near, this one. */
export const paperYear = ({ year, month }: CalendarDate): number => (month >= 6 ? year : year - 1);
