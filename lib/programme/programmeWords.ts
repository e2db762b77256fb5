import { type CalendarDate, daysBetween, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { hours as hourWords, timeOfDay } from '@/lib/text/format';
import { bareText } from '@/lib/text/sourceMarkers';
import { capitalised } from '@/lib/text/words';
import { type Activity, type Hours, lastsLong } from './programme';

/** Dates and hours of activities in words. */

/** `14 tot 17 uur`, `20 uur`, `tot 18 uur`, `Vrijdag 19 uur tot zondag 11 uur`; undefined for a whole day. */
export function timesInWords(dates: Pick<Activity, 'day' | 'endDay'>, hours: Hours): string | undefined {
  const { from, to } = hours;
  if (lastsLong(dates, hours)) {
    const at = (day: CalendarDate, time: string | undefined) =>
      [weekdayOf(day), time && timeOfDay(time)].filter(Boolean).join(' ');
    return `${capitalised(at(dates.day, from))} tot ${at(dates.endDay, to)}`;
  }
  if (from && to) return hourWords(from, to);
  if (from) return `vanaf ${timeOfDay(from)}`;
  return to && `tot ${timeOfDay(to)}`;
}

/** What is unusual of an activity on the day before which it stands, in a few words: `13.30 tot 17.30 uur`, `vrijdag, 19 uur`, `vrijdag tot zondag`. */
export function oddTimes(activity: Activity, usual: CalendarDate): string | undefined {
  const { hours = {}, isUsual = false } = activity.times[0] ?? {};
  const isThatDay = daysBetween(activity.day, usual) === 0;
  if (lastsLong(activity, hours)) return `${weekdayOf(activity.day)} tot ${weekdayOf(activity.endDay)}`;
  if (isThatDay) return isUsual ? undefined : timesInWords(activity, hours);
  return [weekdayOf(activity.day), hours.from && timeOfDay(hours.from)].filter(Boolean).join(', ');
}

/** `zondag 13 december` */
export const fullDay = (day: CalendarDate): string => `${weekdayOf(day)} ${dayOfMonth(day)}`;

/** Puts a soft hyphen in long Dutch compounds, where a line may end: `Volwassen-begeleiding`, `Jong-verkenners`. */
export function softHyphenated(name: string): string {
  return name
    .replace(/^(\p{L}{6,}?)((?:begel|l)eiding|groep)\b/u, '$1\u00ad$2')
    .replace(/jong(?=\p{L}{6})/giu, '$&\u00ad');
}

/** Whether a name has a word that is too long for a column in the largest letters; undefined when not, for an attribute. */
export const hasLongWord = (name: string): true | undefined =>
  softHyphenated(bareText(name))
    .split(/[\s\u00ad-]/)
    .some((word) => word.length > longestWord) || undefined;

const longestWord = 13;
