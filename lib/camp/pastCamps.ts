import { addDays, type DayMonth } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import type { PastCamp } from './refund';

/** The camps of these years, the newest first. @param lastDay of every camp, which counts until midnight in Brussels */
export const pastCamps = (lastDay: DayMonth, years: readonly number[]): PastCamp[] =>
  [...new Set(years)]
    .sort((one, other) => other - one)
    .map((year) => ({ year: String(year), over: startOf(addDays({ ...lastDay, year }, 1)) }));
