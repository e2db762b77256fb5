import { addDays, type CalendarDate, daysBetween } from './days';
import { type Minute, minuteOf, readMinutes, writtenMinutes } from './periods';

/**
 * The day in Brussels, for scripts that run before paint. `Intl` with another time zone takes 18 ms, on a phone four times as
 * long; so the page contains the minutes at which winter time begins and ends, for more years than a build stays online
 * (lib/calendar/clockChanges.ts). Safe for the browser.
 */
export const wintersAttribute = 'data-winters';

/** Attributes of an element that contains dated parts. */
export const carriesWinters = (minutes: readonly Minute[]) => ({
  [wintersAttribute]: writtenMinutes(minutes),
});

/** The day of a moment in Brussels, in days since 1 January 1970, by the attribute of the element or of an ancestor. */
export function dayNumberBy(element: Element, now: Date): number {
  const winters = readMinutes(element.closest(`[${wintersAttribute}]`)?.getAttribute(wintersAttribute) ?? '');
  const minute = minuteOf(now);
  const passed = winters.filter((change) => change <= minute).length;
  const ahead = passed % 2 === 1 ? 60 : 120; // minutes ahead of the world's clock
  return Math.floor((minute + ahead) / 1440);
}

/** The same, as a calendar day. */
export const todayBy = (element: Element, now: Date): CalendarDate =>
  addDays(firstDay, dayNumberBy(element, now));

const firstDay: CalendarDate = { year: 1970, month: 1, day: 1 };

/** In days since 1 January 1970. */
export const dayNumber = (day: CalendarDate): number => daysBetween(firstDay, day);
