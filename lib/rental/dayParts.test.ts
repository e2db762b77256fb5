/** @jest-environment node */
import { isTaken, lengthOf, nightsAround, stayAsTimeSpan, timeSpanOf } from './dayParts';

const day = (number: number) => ({ year: 2026, month: 12, day: number });
const hours = { leaving: '10:30', arrival: '15:00' };

test('an evening that ends after midnight takes the hours of the next day', () => {
  const party = timeSpanOf(day(5), { from: '18:30', until: '01:00' });
  expect(lengthOf({ from: '18:30', until: '01:00' })).toBe(390);
  expect(isTaken([party], timeSpanOf(day(6), { from: '00:30', until: '02:00' }))).toBe(true);
  expect(isTaken([party], timeSpanOf(day(6), { from: '01:00', until: '02:00' }))).toBe(false);
  expect(isTaken([party], timeSpanOf(day(5), { from: '13:00', until: '18:30' }))).toBe(false);
});

test('a stay takes the hours from its arrival to its departure, each day between', () => {
  const stay = stayAsTimeSpan({ from: day(4), until: day(6) }, hours);
  const isFree = (number: number, from: string, until: string) =>
    !isTaken([stay], timeSpanOf(day(number), { from, until }));
  expect(isFree(4, '09:00', '12:30')).toBe(true);
  expect(isFree(4, '13:00', '17:30')).toBe(false);
  expect(isFree(5, '09:00', '12:30')).toBe(false);
  expect(isFree(6, '10:30', '12:30')).toBe(true);
});

test.each([
  ['a morning takes the night before', '09:00', '12:30', 4, 5],
  ['an evening takes the night after', '18:30', '01:00', 5, 6],
  ['a whole day takes both', '09:00', '17:30', 4, 6],
  ['hours between two groups take both: nobody can stay there through them', '11:00', '14:00', 4, 6],
])('%s', (_, from, until, first, last) => {
  expect(nightsAround({ day: day(5), from, until }, hours)).toEqual({ from: day(first), until: day(last) });
});
