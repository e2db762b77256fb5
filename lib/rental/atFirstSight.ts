import { addDays, type CalendarDate, compareDays, firstWeekday, weekdayOf } from '@/lib/dates/days';
import { bareText } from '@/lib/text/sourceMarkers';
import { type DayPart, isTaken, timeSpanOf } from './dayParts';
import { isInMonths } from './months';
import type { HallByPart } from './partRequest';
import { type Estimate, estimate, type PriceList, paidFor, type Rate, tooShortFor } from './prices';
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

/** For how many the example is counted, where so many can sleep. */
const exampleGroup = 30;

/** What a weekend costs for 30, or for a full hall that is smaller; undefined when two nights cannot be had or cost nothing. */
export function exampleWeekend(
  prices: PriceList,
  beds: number,
): { persons: number; sum: Estimate } | undefined {
  const persons = Math.min(exampleGroup, beds);
  for (
    let from = firstWeekday('vrijdag', prices.from);
    compareDays(from, prices.until) < 0;
    from = addDays(from, 7)
  ) {
    const stay = { from, until: addDays(from, 2) };
    const sum = tooShortFor(prices, stay)
      ? undefined
      : estimate(prices, stay, { inHall: persons, inTents: 0 });
    if (sum && sum.total > 0) return { persons, sum };
  }
  return undefined;
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
    if (!isInMonths(weekend, since)) break;
    if (weekdayOf(day) === 'vrijdag' && !takenBy(taken, weekend)) found.push(weekend);
  }
  return found;
}

/** The next weekend days on which a part is free, each with the first such part, as far as the calendar shows. */
export function nextFreeParts({ parts, taken = [] }: HallByPart, since: CalendarDate, count: number) {
  const found: { day: CalendarDate; part: DayPart }[] = [];
  for (
    let day = since;
    found.length < count && isInMonths({ from: day, until: day }, since);
    day = addDays(day, 1)
  ) {
    const part = parts.find((one) => !isTaken(taken, timeSpanOf(day, one)));
    if (part && isRentedOften(day)) found.push({ day, part });
  }
  return found;
}

/** Friday to Sunday: the days that most renters ask for. */
export const isRentedOften = (day: CalendarDate): boolean =>
  ['vrijdag', 'zaterdag', 'zondag'].includes(weekdayOf(day));
