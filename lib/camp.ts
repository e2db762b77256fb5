import type { DayMonth } from '@/lib/content/fields';

/** First and last day of camp, the same every year. The last day counts until 23:59:59. */
export type CampWindow = { from: DayMonth; until: DayMonth };

export type CampStatus =
  | { state: 'busy' }
  /** `days`: whole calendar days to the next first day of camp; 1 on the day before. */
  | { state: 'waiting'; days: number };

let formatter: Intl.DateTimeFormat | undefined;

/** Made at its first use: that takes 18 ms, and React can be taking over the page at the time that a module loads. */
const brussels = () => {
  formatter ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return formatter;
};

const dayLength = 86_400_000; // ms; days are counted in UTC, where no day is 23 or 25 hours long

/**
 * Where the group is relative to camp at an instant. Days are calendar days in Europe/Brussels, wherever the
 * visitor is and whatever zone the machine believes in.
 */
export function campStatus({ from, until }: CampWindow, now: Date): CampStatus {
  const today = inBrussels(now);
  if (order(today) >= order(from) && order(today) <= order(until)) return { state: 'busy' };
  const year = order(today) < order(from) ? today.year : today.year + 1;
  const days = Date.UTC(year, from.month - 1, from.day) - Date.UTC(today.year, today.month - 1, today.day);
  return { state: 'waiting', days: days / dayLength };
}

function inBrussels(now: Date): DayMonth & { year: number } {
  const parts = brussels().formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

function order({ month, day }: DayMonth): number {
  return month * 100 + day;
}
