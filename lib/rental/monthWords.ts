import { monthName, monthNames } from '@/lib/dates/dayWords';
import { capitalised, listed, noBreak } from '@/lib/text/words';
import type { Month } from './months';
import type { Stay } from './stay';

/** The months of the hall in Dutch words; apart from the other words of renting, since every visitor of the page gets these. */

/** `{ year: 2026, month: 11 }` → `November`. */
export const monthTitle = ({ month }: Month): string => capitalised(monthName({ day: 1, month }));

/** `{ month: 12 }` → `dec`. */
export const shortMonth = ({ month }: Pick<Month, 'month'>): string =>
  month === 3 ? 'mrt' : (monthNames[month - 1] ?? '').slice(0, 3);

/** The taken days of a month: `Bezet van 4 tot 6, 11 tot 13 en 26 tot 2 jan`, or that nothing is. */
export function takenWords(stays: readonly Stay[]): string {
  if (stays.length === 0) return 'Helemaal vrij';
  const short = ({ from, until }: Stay) =>
    from.month === until.month
      ? `${from.day} tot${noBreak}${until.day}`
      : `${from.day} tot${noBreak}${until.day}${noBreak}${shortMonth(until)}`;
  return `Bezet van ${listed(stays.map(short), 'en')}`;
}

/** `geen weekend vrij`, `1 weekend vrij`, `3 weekends vrij`. */
export const weekendWords = (free: number): string =>
  free === 0 ? 'geen weekend vrij' : `${free} ${free === 1 ? 'weekend' : 'weekends'} vrij`;
