/** @jest-environment node */
import { isoDay } from '@/lib/dates/days';
import { daysOf, freeWeekends, monthsFrom, takenIn, weekColumn } from './months';
import type { Stay } from './stay';

const on = (year: number, month: number, day: number) => ({ year, month, day });
const stay = (from: [number, number, number], until: [number, number, number]): Stay => ({
  from: on(...from),
  until: on(...until),
});
const isoStays = (stays: readonly Stay[]) =>
  stays.map(({ from, until }) => `${isoDay(from)} ${isoDay(until)}`);

test('fourteen months run on over New Year, the month of the day first', () => {
  const months = monthsFrom(on(2026, 11, 22)).map(({ year, month }) => `${year}-${month}`);
  expect(months).toHaveLength(14);
  expect([months[0], months[1], months[2], months[13]]).toEqual(['2026-11', '2026-12', '2027-1', '2027-12']);
});

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('%i-%i has %i days', (year, month, count) => {
  const days = daysOf({ year, month });
  expect(days).toHaveLength(count);
  expect(days.at(-1)).toEqual(on(year, month, count));
});

test('a week begins on Monday', () => {
  expect(weekColumn(on(2026, 11, 23))).toBe(1);
  expect(weekColumn(on(2026, 11, 22))).toBe(7);
});

describe('what is taken in a month', () => {
  const taken = [
    stay([2027, 4, 3], [2027, 4, 10]),
    stay([2027, 3, 27], [2027, 4, 3]),
    stay([2027, 4, 16], [2027, 4, 18]),
    stay([2028, 2, 28], [2028, 3, 1]),
  ];

  test('joins consecutive stays, from the first of the month', () => {
    expect(isoStays(takenIn(taken, { year: 2027, month: 4 }))).toEqual([
      '2027-04-01 2027-04-10',
      '2027-04-16 2027-04-18',
    ]);
    expect(isoStays(takenIn(taken, { year: 2027, month: 3 }))).toEqual(['2027-03-27 2027-04-10']);
  });

  test('excludes a departure on the first of the month', () => {
    expect(takenIn(taken, { year: 2028, month: 3 })).toEqual([]);
    expect(isoStays(takenIn(taken, { year: 2028, month: 2 }))).toEqual(['2028-02-28 2028-03-01']);
  });

  test('excludes past stays', () => {
    expect(isoStays(takenIn(taken, { year: 2027, month: 4 }, on(2027, 4, 10)))).toEqual([
      '2027-04-16 2027-04-18',
    ]);
    expect(isoStays(takenIn(taken, { year: 2027, month: 4 }, on(2027, 4, 9)))).toHaveLength(2);
  });
});

describe('the free weekends of a month', () => {
  test('are the Fridays of which two nights are free', () => {
    const taken = [
      stay([2026, 12, 4], [2026, 12, 6]),
      stay([2026, 12, 11], [2026, 12, 13]),
      stay([2026, 12, 26], [2027, 1, 2]),
    ];
    expect(freeWeekends(taken, { year: 2026, month: 12 })).toBe(1); // 18; on the 26th a group comes
    expect(freeWeekends(taken, { year: 2027, month: 1 })).toBe(4); // not New Year's Day
  });

  test('are a weekend on the border of two months too, counted where it begins', () => {
    const taken = [stay([2027, 5, 1], [2027, 5, 2])];
    expect(freeWeekends(taken, { year: 2027, month: 4 })).toBe(4); // 30 April is taken on its second night
    expect(freeWeekends(taken, { year: 2027, month: 5 })).toBe(4);
  });

  test('are not those that have begun', () => {
    expect(freeWeekends([], { year: 2026, month: 11 }, on(2026, 11, 22))).toBe(1);
    expect(freeWeekends([], { year: 2026, month: 11 }, on(2026, 11, 27))).toBe(1);
    expect(freeWeekends([], { year: 2026, month: 11 }, on(2026, 11, 28))).toBe(0);
  });
});
