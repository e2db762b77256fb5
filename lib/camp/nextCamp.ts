import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import type { Minute, Period } from '@/lib/dates/periods';
import { type CampWindow, campYearsAround } from './season';

/** A camp, and the periods in which it is the next that starts or under way. */
type NextCamp<Camp> = { camp: Camp; periods: Period[] };

/**
 * Returns when each of several camps, of every year, is the one to count to. After the years that a build knows it is the first of
 * the list.
 * @param isUntilStart whether a camp that started gives way to the next @param built the day of the build
 */
export function nextCamps<Camp extends CampWindow>(
  camps: readonly [Camp, ...Camp[]],
  built: CalendarDate,
  isUntilStart = false,
): NextCamp<Camp>[] {
  const times = campYearsAround(camps[0].until, built)
    .flatMap((year) =>
      camps.map((camp) => ({
        camp,
        start: startOf({ ...camp.from, year }),
        end: startOf(isUntilStart ? { ...camp.from, year } : addDays({ ...camp.until, year }, 1)),
      })),
    )
    .sort((a, b) => a.start - b.start);
  const found = camps.map((camp): NextCamp<Camp> => ({ camp, periods: [] }));
  let over: Minute | undefined;
  for (const { camp, start, end } of times) {
    const from = over === undefined ? {} : { from: Math.min(over, start) };
    found.find((one) => one.camp === camp)?.periods.push({ ...from, until: end });
    over = Math.max(over ?? end, end);
  }
  found[0]?.periods.push({ from: over ?? 0 });
  return found;
}
