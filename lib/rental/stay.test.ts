/** @jest-environment node */
import fc from 'fast-check';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';
import { changingDays, nearby } from './nearby';
import { dayState, nightsOf, overlap, type Stay, takenBy } from './stay';

/** A day as content writes it. */
function day(text: string): CalendarDate {
  const read = readDay(text);
  if (!read) throw new Error(`${text} is no day`);
  return read;
}
const stay = (from: string, until: string): Stay => ({ from: day(from), until: day(until) });

describe('the nights of a stay', () => {
  test.each([
    ['28 mei 2027', '30 mei 2027', 2],
    ['31 januari 2027', '1 februari 2027', 1],
    ['31 december 2026', '2 januari 2027', 2],
    ['28 februari 2028', '1 maart 2028', 2],
    ['28 februari 2027', '1 maart 2027', 1],
    ['26 maart 2027', '29 maart 2027', 3], // the clock goes forward in between
    ['30 mei 2027', '28 mei 2027', -2],
  ])('from %s until %s are %i', (from, until, nights) => {
    expect(nightsOf(stay(from, until))).toBe(nights);
  });
});

describe('a day between taken stays', () => {
  const taken = [
    stay('27 november 2026', '29 november 2026'),
    stay('31 december 2026', '2 januari 2027'),
    stay('2 januari 2027', '3 januari 2027'),
    stay('28 februari 2028', '1 maart 2028'),
  ];
  test.each([
    ['26 november 2026', 'free'],
    ['27 november 2026', 'in'],
    ['28 november 2026', 'taken'],
    ['29 november 2026', 'out'],
    ['30 november 2026', 'free'],
    ['1 januari 2027', 'taken'],
    ['2 januari 2027', 'both'],
    ['3 januari 2027', 'out'],
    ['29 februari 2028', 'taken'],
    ['1 maart 2028', 'out'],
  ])('%s is %s', (text, state) => {
    expect(dayState(taken, day(text))).toBe(state);
  });
});

test('who leaves and who comes on one day do not overlap', () => {
  const taken = [stay('3 april 2027', '10 april 2027')];
  expect(takenBy(taken, stay('10 april 2027', '12 april 2027'))).toBeUndefined();
  expect(takenBy(taken, stay('1 april 2027', '3 april 2027'))).toBeUndefined();
  expect(takenBy(taken, stay('9 april 2027', '10 april 2027'))).toBe(taken[0]);
  expect(changingDays(taken, stay('10 april 2027', '12 april 2027'))).toEqual({ leaves: true, comes: false });
  expect(changingDays(taken, stay('1 april 2027', '3 april 2027'))).toEqual({ leaves: false, comes: true });
});

test('nearby are the same days of the week, the nearest first, later before earlier', () => {
  const taken = [stay('5 mei 2027', '9 mei 2027'), stay('14 mei 2027', '17 mei 2027')];
  const isFree = (other: Stay) => !takenBy(taken, other);
  expect(nearby(stay('14 mei 2027', '16 mei 2027'), isFree)).toEqual([
    stay('21 mei 2027', '23 mei 2027'),
    stay('28 mei 2027', '30 mei 2027'),
  ]);
  expect(nearby(stay('14 mei 2027', '16 mei 2027'), () => false)).toEqual([]);
});

const days = fc.integer({ min: 0, max: 2000 }).map((later) => addDays(day('1 januari 2027'), later));
const stays = fc
  .tuple(days, fc.integer({ min: 1, max: 14 }))
  .map(([from, nights]): Stay => ({ from, until: addDays(from, nights) }));

test('a day is taken, or half taken, by the nights before and after it', () => {
  fc.assert(
    fc.property(fc.array(stays, { maxLength: 8 }), days, (some, one) => {
      const taken = some.filter((stay, index) => !some.slice(0, index).some((other) => overlap(other, stay)));
      const night = (from: CalendarDate) => takenBy(taken, { from, until: addDays(from, 1) }) !== undefined;
      const [before, after] = [night(addDays(one, -1)), night(one)];
      const state = dayState(taken, one);
      expect([before, after]).toEqual([
        ['taken', 'both', 'out'].includes(state),
        ['taken', 'both', 'in'].includes(state),
      ]);
    }),
  );
});
