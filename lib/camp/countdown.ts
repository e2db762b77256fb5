import { dayNumber } from '@/lib/dates/brusselsTime';
import { addDays } from '@/lib/dates/days';
import { readMinutes, writtenMinutes } from '@/lib/dates/periods';
import type { CampWindow } from './season';

/**
 * Attributes of the countdown to camp. The exported HTML shows the two dates, because a number would be outdated when read, and
 * contains the other states hidden; the inline script shows the one of today.
 *
 * - `data-camp`: of each year that a page covers the first day of camp and the day after its last, as differences in days, so that the script
 *   needs no calendar; `data-state`: the state that is shown.
 * - `data-shows` on a part: its state; `data-days` on the number.
 */
export const campAttribute = 'data-camp';
export const showsAttribute = 'data-shows';
export const daysAttribute = 'data-days';

/** `dates` holds on every day; `day` is the last day before camp, `days` the others. */
type CountState = 'dates' | 'busy' | 'day' | 'days';

/** Attributes of the countdown. @param years that the page covers */
export const countsToCamp = ({ from, until }: CampWindow, years: readonly number[]) => ({
  [campAttribute]: writtenMinutes(
    years.flatMap((year) => [dayNumber({ ...from, year }), dayNumber(addDays({ ...until, year }, 1))]),
  ),
  'data-state': 'dates' satisfies CountState,
});

/** Attributes of an element that is shown in these states alone. */
export const shownAs = (...states: CountState[]) => ({
  [showsAttribute]: states.join(' '),
  hidden: !states.includes('dates'),
});

/** Attributes of the number of days, which the exported HTML leaves empty. */
export const holdsNumber = () => ({ [daysAttribute]: '', suppressHydrationWarning: true, children: '' });

/**
 * The state and the remaining days on a day, by the attribute of `countsToCamp`.
 * @param today in days since 1 January 1970; the last day of camp counts until 23:59:59
 */
export function countOn(written: string, today: number): { state: CountState; days: number } {
  const changes = readMinutes(written);
  const passed = changes.filter((day) => day <= today).length;
  const days = Number(changes[passed]) - today;
  if (passed % 2 === 1) return { state: 'busy', days: 0 };
  return { state: days === 1 ? 'day' : days > 0 ? 'days' : 'dates', days };
}
