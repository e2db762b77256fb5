import { type CalendarDate, daysBetween, nextDayMonth } from '@/lib/dates/days';
import type { CampWindow } from './season';

/**
 * Attributes of the countdown to camp. The exported HTML shows the two dates, because a number would be outdated when read, and
 * contains the other states hidden; the inline script shows the one of today.
 *
 * - `data-camp`: month and day of the first and the last day of camp, `7 21 7 31`; `data-state`: the state that is shown.
 * - `data-shows` on a part: its state; `data-days` on the number.
 */
export const campAttribute = 'data-camp';
export const showsAttribute = 'data-shows';
export const daysAttribute = 'data-days';

/** `dates` holds on every day; `day` is the last day before camp, `days` the others. */
type CountState = 'dates' | 'busy' | 'day' | 'days';

/** Attributes of the countdown. */
export const countsToCamp = ({ from, until }: CampWindow) => ({
  [campAttribute]: [from.month, from.day, until.month, until.day].join(' '),
  'data-state': 'dates' satisfies CountState,
});

/** Attributes of an element that is shown in these states alone. */
export const shownAs = (...states: CountState[]) => ({
  [showsAttribute]: states.join(' '),
  hidden: !states.includes('dates'),
});

/** Attributes of the number of days, which the exported HTML leaves empty. */
export const holdsNumber = () => ({ [daysAttribute]: '', suppressHydrationWarning: true, children: '' });

/** The state and the remaining days on a day, by the attribute of `countsToCamp`; the last day of camp counts until 23:59:59. */
export function countOn(written: string, today: CalendarDate): { state: CountState; days: number } {
  const [month = 0, day = 0, lastMonth = 0, lastDay = 0] = written.split(' ').map(Number);
  const { year } = nextDayMonth({ month: lastMonth, day: lastDay }, today);
  const days = daysBetween(today, { year, month, day });
  return { state: days > 1 ? 'days' : days === 1 ? 'day' : 'busy', days };
}
