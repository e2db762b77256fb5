/** @jest-environment node */

import { withPlainSpaces } from '@/lib/text/words';
import { addDays } from './days';
import { dayOfMonth, dayRange, monthName, namedDays, readDay, readDayMonth, shortWeekday } from './dayWords';

test('a stretch of days names its month once, or both months', () => {
  expect(dayRange({ day: 21, month: 7 }, { day: 31, month: 7 })).toBe('21 tot 31\u00a0juli');
  expect(dayRange({ day: 28, month: 7 }, { day: 4, month: 8 })).toBe('28\u00a0juli tot 4\u00a0augustus');
  expect(dayOfMonth({ day: 1, month: 1 })).toBe('1\u00a0januari');
});

test('months and weekdays have Dutch names', () => {
  const written = (day: Date, part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('nl-BE', { timeZone: 'UTC', ...part }).format(day);
  for (let index = 0; index < 366; index += 1) {
    const day = addDays({ day: 1, month: 1, year: 2028 }, index);
    const moment = new Date(Date.UTC(day.year, day.month - 1, day.day));
    expect(shortWeekday(day)).toBe(written(moment, { weekday: 'short' }));
    expect(monthName(day)).toBe(written(moment, { month: 'long' }));
  }
});

test('a formatted day is parsed, with a year and without', () => {
  expect(readDay('27 september 2026')).toEqual({ day: 27, month: 9, year: 2026 });
  expect(readDay(' 1 Mei 2027 ')).toEqual({ day: 1, month: 5, year: 2027 });
  expect(readDayMonth('21 juli')).toEqual({ day: 21, month: 7 });
  expect(readDayMonth('29 februari')).toEqual({ day: 29, month: 2 });
});

test.each([
  '31 november 2026',
  '29 februari 2027',
  '0 mei 2026',
  '27/9/2026',
  '27 sept 2026',
  '27 september',
  '27 september 0027', // JavaScript takes the years before 100 for those of the last century
])('“%s” is no day of one year', (text) => {
  expect(readDay(text)).toBeUndefined();
});

test.each(['30 februari', '21 juli 2026', '21/7', 'juli'])('“%s” is no day of every year', (text) => {
  expect(readDayMonth(text)).toBeUndefined();
});

test('days are named as in a sentence', () => {
  const days = [3, 10, 17].map((day) => ({ day, month: 1 }));
  expect([0, 1, 2, 3].map((many) => withPlainSpaces(namedDays(days.slice(0, many))))).toEqual([
    '',
    '3 januari',
    '3 januari en 10 januari',
    '3 januari, 10 januari en 17 januari',
  ]);
});
