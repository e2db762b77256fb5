import type { CalendarDate } from '@/lib/dates/days';
import { type CampWindow, campStatus } from './season';

/**
 * Attributes of the countdown to camp. The exported HTML shows the two dates, because a number would be outdated when read, and
 * contains the other states hidden; the inline script shows the one of today.
 *
 * - `data-camp`: the first and last day of camp, for `readCamp`; `data-state`: the state that is shown.
 * - `data-shows` on a part: its state; `data-days` on the number.
 */
export const campAttribute = 'data-camp';
export const showsAttribute = 'data-shows';
export const daysAttribute = 'data-days';

/** `dates` holds on every day; `day` is the last day before camp, `days` the others. */
type CountState = 'dates' | 'busy' | 'day' | 'days';

/** Attributes of the countdown. */
export const countsToCamp = ({ from, until }: CampWindow) => ({
  [campAttribute]: [from.day, from.month, until.day, until.month].join(' '),
  'data-state': 'dates' satisfies CountState,
});

/** Attributes of an element that is shown in these states alone. */
export const shownAs = (...states: CountState[]) => ({
  [showsAttribute]: states.join(' '),
  hidden: !states.includes('dates'),
});

/** Attributes of the number of days, which the exported HTML leaves empty. */
export const holdsNumber = () => ({ [daysAttribute]: '', suppressHydrationWarning: true, children: '' });

/** The state and the remaining days on a day, by the attribute of `countsToCamp`. */
export function countOn(written: string, today: CalendarDate): { state: CountState; days: number } {
  const [day = 0, month = 0, lastDay = 0, lastMonth = 0] = written.split(' ').map(Number);
  const status = campStatus({ from: { day, month }, until: { day: lastDay, month: lastMonth } }, today);
  if (status.state === 'busy') return { state: 'busy', days: 0 };
  return { state: status.days === 1 ? 'day' : 'days', days: status.days };
}
