import { compareDays, type DayMonth, daysBetween, weekdayOf } from '@/lib/dates/days';
import { hours as hourWords, timeOfDay } from '@/lib/text/format';
import { capitalised, noBreak } from '@/lib/text/words';
import { type DatedEntry, hasSeveralDays } from './entries';

/** Dates and hours of an entry in words, with a no-break space between a number and its word. */

/** `18 tot 22 uur`, `21 uur tot 2 uur ’s nachts`, `Vrijdag 19 uur tot zondag 15 uur`, `3 dagen`; nothing for one whole day. */
export function hoursOf(entry: DatedEntry): string | undefined {
  const { day, endDay, hours, duration } = entry;
  if (duration) return duration;
  if (!hours) return hasSeveralDays(entry) ? `${daysBetween(day, endDay) + 1}${noBreak}dagen` : undefined;
  if (hasSeveralDays(entry))
    return `${capitalised(weekdayOf(day))} ${timeOfDay(hours.from)} tot ${weekdayOf(endDay)} ${timeOfDay(hours.to)}`;
  if (compareDays(day, endDay) === 0) return hourWords(hours.from, hours.to);
  return `${timeOfDay(hours.from)} tot ${timeOfDay(hours.to)} ${hours.to < '06:00' ? '’s nachts' : '’s morgens'}`;
}

/** When it ends, for while it is going on: `22 uur`, `zondag 15 uur`, `en met zondag`. */
export function endOf(entry: DatedEntry): string {
  const { endDay, hours } = entry;
  if (!hours) return `en met ${weekdayOf(endDay)}`;
  return hasSeveralDays(entry) ? `${weekdayOf(endDay)} ${timeOfDay(hours.to)}` : timeOfDay(hours.to);
}

/** The days of a period within one month: `5–7`. */
export const daysOfMonth = (from: DayMonth, until: DayMonth): string => `${from.day}–${until.day}`;
