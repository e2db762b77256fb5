import { addDays, type CalendarDate, compareDays, compareInYear, type DayMonth } from '@/lib/dates/days';
import { nightsOf, type Stay } from './stay';

/**
 * What a stay costs. The table on the page, the check of content and the estimate in the browser ask the same
 * functions. Amounts are in euro; sums are made in cents, where no fraction gets lost.
 */

/** What is asked in one season, which comes back each year; its first and last day belong to it, and it may run across New Year. */
export type Rate = {
  name: string;
  from: DayMonth;
  until: DayMonth;
  /** Per night, whoever comes. */
  hall?: number | undefined;
  /** Per person and per night, in the hall and in a tent. */
  person?: number | undefined;
  camper?: number | undefined;
  /** Per night. */
  energy?: number | undefined;
  /** So many persons in the hall are paid for each night, also by a group that is smaller. */
  leastPersons?: number | undefined;
  leastNights?: number | undefined;
  /** Given back. The highest counts for a stay in two seasons. */
  deposit?: number | undefined;
  /** Why who stays too short is asked to go elsewhere. */
  rule?: string | undefined;
};

/** The rates of a stretch of days, its last one included. */
export type PriceList = { from: CalendarDate; until: CalendarDate; rates: readonly Rate[] };

/** Whether a season has that day in it. */
export function inSeason({ from, until }: Pick<Rate, 'from' | 'until'>, day: DayMonth): boolean {
  const begun = compareInYear(from, day) <= 0;
  const goesOn = compareInYear(day, until) <= 0;
  return compareInYear(from, until) <= 0 ? begun && goesOn : begun || goesOn;
}

/** The rate of the night after that day; undefined without a rate. */
function rateOn({ from, until, rates }: PriceList, day: CalendarDate): Rate | undefined {
  if (compareDays(day, from) < 0 || compareDays(day, until) > 0) return undefined;
  return rates.find((rate) => inSeason(rate, day));
}

/** So many nights of a stay at one rate. */
type PricePart = { rate: Rate; nights: number };

/** The rates that a stay falls under, in their order, with its nights; undefined when a night has no price. */
export function priceParts(prices: PriceList, stay: Stay): PricePart[] | undefined {
  const parts: PricePart[] = [];
  for (let night = stay.from; compareDays(night, stay.until) < 0; night = addDays(night, 1)) {
    const rate = rateOn(prices, night);
    if (!rate) return undefined;
    const last = parts.at(-1);
    if (last?.rate === rate) last.nights += 1;
    else parts.push({ rate, nights: 1 });
  }
  return parts;
}

/** The rate among those of a stay that asks for the most nights, when the stay has fewer. */
export function tooShortFor(prices: PriceList, stay: Stay): Rate | undefined {
  const least = ({ leastNights = 1 }: Rate) => leastNights;
  const rates = (priceParts(prices, stay) ?? []).map(({ rate }) => rate);
  const strictest = rates.sort((a, b) => least(b) - least(a))[0];
  return strictest && nightsOf(stay) < least(strictest) ? strictest : undefined;
}

/** `count` persons (1 for what is asked per night) × nights × price = amount. */
type NightLine = {
  of: 'hall' | 'persons' | 'campers' | 'energy';
  count: number;
  nights: number;
  price: number;
  amount: number;
};

/** One line of the sum: of nights, of a part of a day by its name, or of `count` hours. */
export type Line =
  | NightLine
  | { of: 'part'; name: string; amount: number }
  | { of: 'hours'; count: number; price: number; amount: number };

export type Estimate = { lines: Line[]; total: number; deposit: number };

/** Who come: in the hall and in tents. */
type Guests = { inHall: number; inTents: number };

/** What a stay will cost; undefined when a night of it has no price. */
export function estimate(prices: PriceList, stay: Stay, guests: Guests): Estimate | undefined {
  const parts = priceParts(prices, stay);
  if (!parts) return undefined;
  const lines = parts.flatMap((part) => linesOf(part, guests));
  return {
    lines,
    total: sumOf(lines),
    deposit: Math.max(0, ...parts.map(({ rate }) => rate.deposit ?? 0)),
  };
}

/** What the lines come to, in euro. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount }) => sum + inCents(amount), 0) / 100;

function linesOf({ rate, nights }: PricePart, { inHall, inTents }: Guests): Line[] {
  const line = (of: NightLine['of'], count: number, price: number | undefined): Line[] =>
    price && count ? [{ of, count, nights, price, amount: (inCents(price) * count * nights) / 100 }] : [];
  return [
    ...line('hall', 1, rate.hall),
    ...line('persons', paidFor(rate, inHall), rate.person),
    ...line('campers', inTents, rate.camper),
    ...line('energy', 1, rate.energy),
  ];
}

/** How many persons in the hall are paid for each night. */
export const paidFor = ({ person, leastPersons = 0 }: Rate, inHall: number): number =>
  person === undefined ? inHall : Math.max(inHall, leastPersons);

/** Of an amount in euro. */
export const inCents = (amount: number): number => Math.round(amount * 100);

/** The lowest and the highest price per person and per night in the hall; undefined when none is asked. */
export function personPrices(rates: readonly Rate[]): { low: number; high: number } | undefined {
  const asked = rates.flatMap(({ person }) => (person === undefined ? [] : [person]));
  return asked.length > 0 ? { low: Math.min(...asked), high: Math.max(...asked) } : undefined;
}
