import { type CalendarDate, compareDays } from '@/lib/dates/days';
import type { Content } from './schemas';

/** Whether who leads is told on a day: from the day in `bekendOp` on, or always. */
export const isKnown = (from: CalendarDate | undefined, day: CalendarDate): boolean =>
  from === undefined || compareDays(from, day) <= 0;

/**
 * The content that may leave this folder on a day: without the leaders of a page whose `bekendOp` is still to come. That day
 * stands there as long as it is to come, and is gone from then on.
 */
export function knownOn(content: Content, day: CalendarDate): Content {
  return { ...content, boys: teamsOn(content.boys, day), girls: teamsOn(content.girls, day) };
}

function teamsOn(page: Content['boys'], day: CalendarDate): Content['boys'] {
  const { bekendOp, ...known } = page;
  if (isKnown(bekendOp, day)) return known;
  return { ...page, groepen: page.groepen.map((group) => ({ ...group, leiding: [] })) };
}
