import { addDays, type CalendarDate } from './days';
import { type Minute, minuteOf, readMinutes, writtenMinutes } from './periods';

/**
 * Which day it is in Brussels, for a page that has to say so before it is painted. To ask a browser for another time zone takes
 * 18 ms, on a phone four times as long; so the page carries at which minutes winter time begins and ends there, in turn, for
 * more years than a page stands online without being built again (lib/calendar/winters.ts). Safe for the browser.
 */
export const wintersAttribute = 'data-winters';

/** For an element whose parts say what day it is. */
export const carriesWinters = (minutes: readonly Minute[]) => ({
  [wintersAttribute]: writtenMinutes(minutes),
});

/** The day on which a moment falls in Brussels, by what the element or one around it carries. */
export function todayBy(element: Element, now: Date): CalendarDate {
  const winters = readMinutes(element.closest(`[${wintersAttribute}]`)?.getAttribute(wintersAttribute) ?? '');
  const minute = minuteOf(now);
  const passed = winters.filter((change) => change <= minute).length;
  const ahead = passed % 2 === 1 ? 60 : 120; // minutes ahead of the world's clock
  return addDays({ year: 1970, month: 1, day: 1 }, Math.floor((minute + ahead) / 1440));
}
