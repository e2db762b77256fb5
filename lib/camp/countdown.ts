import type { CalendarDate } from '@/lib/dates/days';
import { type CampWindow, campStatus } from './season';

/**
 * What a page carries of the countdown to camp: the exported HTML shows the two dates, since a number would be stale by the
 * time somebody reads it, and holds the other states beside them; the page's own script shows the one of today.
 *
 * - `data-camp`: the first and last day of camp, for `readCamp`; `data-state`: which of the states is shown.
 * - `data-shows` on a part: the state in which it is there; `data-days` where the number stands.
 */
export const campAttribute = 'data-camp';
export const showsAttribute = 'data-shows';
export const daysAttribute = 'data-days';

/** `dates` is what holds on every day; `day` is the last day before camp, `days` the others. */
export type CountState = 'dates' | 'busy' | 'day' | 'days';

/** For the element that counts down. */
export const countsToCamp = ({ from, until }: CampWindow) => ({
  [campAttribute]: [from.day, from.month, until.day, until.month].join(' '),
  'data-state': 'dates' satisfies CountState,
});

/** For what is there in these states alone. */
export const shownAs = (...states: CountState[]) => ({
  [showsAttribute]: states.join(' '),
  hidden: !states.includes('dates'),
});

/** For the number of days, which no exported page holds: a text that is still empty, or React would not expect one. */
export const holdsNumber = () => ({ [daysAttribute]: '', suppressHydrationWarning: true, children: '' });

/** What `countsToCamp` wrote, on a day: the state, and the days that remain. */
export function countOn(written: string, today: CalendarDate): { state: CountState; days: number } {
  const [day = 0, month = 0, lastDay = 0, lastMonth = 0] = written.split(' ').map(Number);
  const status = campStatus({ from: { day, month }, until: { day: lastDay, month: lastMonth } }, today);
  if (status.state === 'busy') return { state: 'busy', days: 0 };
  return { state: status.days === 1 ? 'day' : 'days', days: status.days };
}
