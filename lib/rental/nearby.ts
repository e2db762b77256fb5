import { addDays, isSameDay } from '@/lib/dates/days';
import type { Stay } from './stay';

/** What lies next to a stay. Runs in the browser too, for who asks for one. */

/** Whether another group leaves on the day that a stay begins, or comes on the day that it ends. */
export const changingDays = (taken: readonly Stay[], { from, until }: Stay) => ({
  leaves: taken.some((other) => isSameDay(other.until, from)),
  comes: taken.some((other) => isSameDay(other.from, until)),
});

const weeksToLook = 26;
const mostFound = 2;

/**
 * Stays nearby on the same days of the week and of the same length, the nearest first, a later one before an earlier.
 * @param suits returns whether a stay is available
 */
export function nearby(stay: Stay, suits: (stay: Stay) => boolean): Stay[] {
  const found: Stay[] = [];
  for (let weeks = 1; weeks <= weeksToLook && found.length < mostFound; weeks += 1) {
    for (const days of [7 * weeks, -7 * weeks]) {
      const other = { from: addDays(stay.from, days), until: addDays(stay.until, days) };
      if (found.length < mostFound && suits(other)) found.push(other);
    }
  }
  return found;
}
