import { addDays, type CalendarDate, daysBetween } from '@/lib/dates/days';
import type { Stay } from './stay';

/** A hall that is rented by parts of a day, or by the hour: which of them are taken. Runs in the browser too. */

/** Times of one day, `"18:30"` and `"01:00"`: an end that is not later than the beginning is on the next day. */
export type Times = { from: string; until: string };

/** Times of that day that somebody rented. */
export type TakenHours = Times & { day: CalendarDate };

/** The price in euro. */
export type DayPart = Times & { name: string; price: number };

/** Hours of a day, in minutes by the clock on the wall since 1 January 2000: for comparing, not for a feed. */
export type TimeSpan = { from: number; until: number };

const minutesOfDay = 24 * 60;
const dayNumber = (day: CalendarDate) => daysBetween({ year: 2000, month: 1, day: 1 }, day);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const minuteOf = (day: CalendarDate, time: string) => dayNumber(day) * minutesOfDay + minutesOf(time);

/** How long it lasts, in minutes: 390 from `"18:30"` to `"01:00"`. */
export const lengthOf = ({ from, until }: Times): number => {
  const minutes = minutesOf(until) - minutesOf(from);
  return minutes > 0 ? minutes : minutes + minutesOfDay;
};

export const timeSpanOf = (day: CalendarDate, times: Times): TimeSpan => {
  const from = minuteOf(day, times.from);
  return { from, until: from + lengthOf(times) };
};

/** When a hall is left by who slept there, and when the next may come: `"11:00"`. */
export type ChangeHours = { leaving: string; arrival: string };

/** A stay as one span: from the arrival on its first day until the departure on its last. */
export const stayAsTimeSpan = ({ from, until }: Stay, { leaving, arrival }: ChangeHours): TimeSpan => ({
  from: minuteOf(from, arrival),
  until: minuteOf(until, leaving),
});

export const overlaps = (a: TimeSpan, b: TimeSpan): boolean => a.from < b.until && b.from < a.until;

export const isTaken = (taken: readonly TimeSpan[], span: TimeSpan): boolean =>
  taken.some((other) => overlaps(other, span));

/**
 * The nights that cannot be slept because of hours that are taken on a day: the one before, the one after, or both when they lie between
 * two groups that change.
 */
export function nightsAround({ day, ...times }: TakenHours, hours: ChangeHours): Stay {
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  const span = timeSpanOf(day, times);
  const isNight = (stay: Stay) => overlaps(span, stayAsTimeSpan(stay, hours));
  const [isBefore, isAfter] = [isNight({ from: before, until: day }), isNight({ from: day, until: after })];
  return { from: isAfter && !isBefore ? day : before, until: isBefore && !isAfter ? day : after };
}
