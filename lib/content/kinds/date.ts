import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { type CalendarDate, type DayMonth, nextDayMonth, today, weekdayOf, weekdays } from '@/lib/dates/days';
import { monthNames, readDay, readDayMonth } from '@/lib/dates/dayWords';
import { nearest } from '@/lib/text/nearest';
import { fieldInfo } from './field';

const aDayMonth = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een dag en een maand in woorden, zonder jaar, bijvoorbeeld 21 juli',
      dateAdvice(input, false),
    ),
};
const aDate = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een dag, een maand in woorden en een jaar, bijvoorbeeld 27 september 2026',
      dateAdvice(input, true),
    ),
};

/** `21 juli`, as it is written. */
export const dayMonthText = z.string(aDayMonth).refine(readDayMonth, aDayMonth);

/** `21 juli` → `{ day: 21, month: 7 }`: a calendar day in Europe/Brussels, every year again. */
export const dayMonth = dayMonthText
  .transform((value): DayMonth => readDayMonth(value) ?? noDay)
  .register(fieldInfo, { kind: 'dayMonth', help: 'Zoals 21 juli: elk jaar opnieuw.' });

/** `27 september 2026` → `{ day: 27, month: 9, year: 2026 }`: a calendar day in Europe/Brussels. */
export const date = z
  .string(aDate)
  .refine(readDay, aDate)
  .transform((value): CalendarDate => readDay(value) ?? noDay)
  .register(fieldInfo, { kind: 'date', help: 'Zoals 27 september 2026.' });

const noDay = { day: 0, month: 0, year: 0 }; // never used: a day that cannot be read is refused before

/** `zaterdag 21 november 2026`, `za. 21`: a weekday before a date. */
const leadingWeekday = new RegExp(
  `^(?:${weekdays.flatMap((day) => [day, day.slice(0, 2)]).join('|')})\\b[.,]?\\s*`,
);

function dateAdvice(input: unknown, withYear: boolean): string {
  const value = String(input)
    .trim()
    .toLowerCase()
    .replace(leadingWeekday, '')
    .replace(/\s*[.,;]+$/, '')
    .replace(/^(\d{1,2})(?:ste|de|e)\b/, '$1');
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{2,4}))?$/.exec(value) ?? [];
  const [day, monthNumber, inYear] = first.length === 4 ? [third, second, first] : [first, second, third];
  const [, wordDay = '', word = '', wordYear = ''] =
    /^(\d{1,2})\s*([a-z]{3,})\.?\s*(\d{4})?$/.exec(value) ?? [];
  const month = monthNames[Number(monthNumber) - 1] ?? (word && monthNamed(word)) ?? '';
  const written = (inYear || wordYear).replace(/^00/, '');
  const dayAndMonth = `${Number(day || wordDay)} ${month}`;
  const leapYear = 2024; // a day without a year may be 29 February
  const fullYear =
    written.length === 2 ? `20${written}` : written || (withYear ? yearOfNext(dayAndMonth) : leapYear);
  const suggestion = `${dayAndMonth} ${fullYear}`;
  const meant = readDay(suggestion);
  const last = monthLength(month);
  if (!meant && last && Number(day || wordDay) > last)
    return `${month} heeft ${last} dagen: kijk welke dag je bedoelt`;
  if (!meant) return 'kijk of die dag bestaat en of de maand voluit en juist geschreven is';
  if (!withYear) return replaceAdvice(suggestion.slice(0, -5));
  if (!written) return replaceAdvice(suggestion, `schrijf ${suggestion} (met het juiste jaar)`);
  const isNamed = leadingWeekday.test(String(input).trim().toLowerCase());
  return replaceAdvice(
    suggestion,
    `schrijf ${suggestion}${isNamed ? ` (dat is een ${weekdayOf(meant)})` : ''}`,
  );
}

/** How many days a month has at most; undefined for what is no month. */
const monthLength = (month: string): number | undefined =>
  monthNames.includes(month) ? [31, 30, 29, 28].find((day) => readDayMonth(`${day} ${month}`)) : undefined;

/** The year in which a day comes next: who leaves it out means the one ahead. Undefined for what is no day. */
function yearOfNext(text: string): number | undefined {
  const day = readDayMonth(text);
  return day && nextDayMonth(day, today(new Date())).year;
}

/** `okt`, `mrt`, `ocktober` → the month that was meant. */
const monthNamed = (word: string): string | undefined =>
  word === 'mrt'
    ? 'maart'
    : (monthNames.find((month) => month.startsWith(word)) ?? nearest(word, monthNames));
