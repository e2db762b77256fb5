import { addDays, type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { bareText } from '@/lib/text/sourceMarkers';
import { isShown } from './months';
import { paidFor, type Rate } from './prices';
import type { RenterKind } from './request';
import { type Stay, takenBy } from './stay';

/** What renters who compare halls ask first. */

/** The least that two nights cost, in euro without the deposit, and for how many persons; undefined when no rate takes two nights. */
export function leastForWeekend(rates: readonly Rate[]): { price: number; persons: number } | undefined {
  const weekends = rates
    .filter(({ leastNights = 1 }) => leastNights <= 2)
    .map((rate) => {
      const { hall = 0, energy = 0, person = 0 } = rate;
      const persons = paidFor(rate, 1);
      return { price: Math.round(2 * 100 * (hall + energy + person * persons)) / 100, persons };
    });
  return weekends.sort((a, b) => a.price - b.price)[0];
}

/** Whether a party may be held, by the kinds of group; undefined when none of them is a party. */
export function takesParties(kinds: readonly RenterKind[]): boolean | undefined {
  const parties = kinds.filter(({ name }) => /feest|fuif|party/i.test(bareText(name)));
  return parties.length > 0 ? parties.some(({ refusal }) => refusal === undefined) : undefined;
}

/** The first weekends of which the two nights are free, as far as the calendar shows. */
export function nextFreeWeekends(taken: readonly Stay[], since: CalendarDate, count: number): Stay[] {
  const found: Stay[] = [];
  for (let day = since; found.length < count; day = addDays(day, 1)) {
    const weekend = { from: day, until: addDays(day, 2) };
    if (!isShown(weekend, since)) break;
    if (weekdayOf(day) === 'vrijdag' && !takenBy(taken, weekend)) found.push(weekend);
  }
  return found;
}
