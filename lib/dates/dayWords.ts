import { listed, noBreak } from '@/lib/text/words';
import { type CalendarDate, type DayMonth, existingDay, weekdayOf } from './days';

/** Formats and parses days in Dutch. A no-break space joins a number and its word. */

/** January first. */
export const monthNames: readonly string[] = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

/** `{ day: 21, month: 7 }` → `juli`. */
export const monthName = ({ month }: DayMonth): string => monthNames[month - 1] ?? '';

/** `za`, for a day on a Saturday. */
export const shortWeekday = (day: CalendarDate): string => weekdayOf(day).slice(0, 2);

/** `{ day: 21, month: 7 }` → `21 juli`. */
export const dayOfMonth = (day: DayMonth): string => `${day.day}${noBreak}${monthName(day)}`;

/** Days in a sentence: `1 november, 27 december en 3 januari`. */
export const namedDays = (days: readonly DayMonth[]): string => listed(days.map(dayOfMonth), 'en');

/** A range of days: `21 tot 31 juli`, or `28 juli tot 4 augustus` across months. */
export function dayRange(from: DayMonth, until: DayMonth): string {
  const start = from.month === until.month ? String(from.day) : dayOfMonth(from);
  return `${start} tot ${dayOfMonth(until)}`;
}

/** `wo 21 juli`, or `woensdag 21 juli`. */
export function shortDay(day: DayMonth, year: number, isWhole = false): string {
  const date = { ...day, year };
  return `${isWhole ? weekdayOf(date) : shortWeekday(date)} ${dayOfMonth(day)}`;
}

/** `28 mei 2027`. */
export const dayOfYear = (day: CalendarDate): string => `${dayOfMonth(day)} ${day.year}`;

/** `wo 21 juli 2027`. */
export const datedDay = (day: CalendarDate): string => `${shortWeekday(day)} ${dayOfYear(day)}`;

/** The same of a range: `wo 21 tot za 31 juli 2027`. */
export function datedRange(from: CalendarDate, until: CalendarDate): string {
  const start = from.month === until.month ? String(from.day) : dayOfMonth(from);
  return `${shortWeekday(from)} ${start} tot ${datedDay(until)}`;
}

/** A day as content writes it: `27 september 2026`. */
export const writtenDay = (day: CalendarDate): string => `${day.day} ${monthName(day)} ${day.year}`;

/** `27 september 2026` → `{ day: 27, month: 9, year: 2026 }`; undefined for anything else, a 31 November too. */
export function readDay(text: string): CalendarDate | undefined {
  const [, day, monthWord = '', year] = /^(\d{1,2}) ([a-z]+) (\d{4})$/.exec(text.trim().toLowerCase()) ?? [];
  return existingDay({ day: Number(day), month: monthNames.indexOf(monthWord) + 1, year: Number(year) });
}

/** `21 juli` → `{ day: 21, month: 7 }`, 29 februari included; undefined for anything else, a year behind it too. */
export function readDayMonth(text: string): DayMonth | undefined {
  const found = readDay(`${text.trim()} 2024`); // a leap year
  return found && { day: found.day, month: found.month };
}
