/** @jest-environment node */
import fc from 'fast-check';
import {
  addDays,
  atUtcMidnight,
  type CalendarDate,
  compareDays,
  compareInYear,
  daysBetween,
  everyWeekday,
  firstWeekday,
  isoDay,
  isSameDay,
  nextDayMonth,
  readIsoDay,
  today,
  weekdayOf,
} from './days';

const day = (iso: string): CalendarDate => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return { year, month, day: date };
};

/** Every day of five years, a leap year, New Years and clock changes among them. */
const days = Array.from({ length: 5 * 365 + 1 }, (_, index) => addDays(day('2026-01-01'), index));

describe('sums', () => {
  test('a day follows the other through leap years, New Year and clock changes', () => {
    for (const [index, one] of days.entries()) {
      expect(daysBetween(day('2026-01-01'), one)).toBe(index);
      expect(isoDay(one)).toBe(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
    }
    expect(days.at(-1)).toEqual(day('2030-12-31'));
  });

  test('back is as far as forth', () => {
    for (const step of [1, 7, 31, 366]) {
      for (const one of days) expect(addDays(addDays(one, step), -step)).toEqual(one);
    }
    expect(daysBetween(day('2027-03-01'), day('2027-02-27'))).toBe(-2);
  });
});

describe('order', () => {
  test('is the one of the calendar, for any two days', () => {
    for (const [index, one] of days.entries()) {
      for (const other of [days[index * 7], days[index + 1], days[index - 40]]) {
        if (other) expect(Math.sign(compareDays(one, other))).toBe(Math.sign(daysBetween(other, one)));
      }
      expect(isSameDay(one, { ...one })).toBe(true);
    }
  });

  test('of days without a year is the one within a year', () => {
    expect(compareInYear({ day: 31, month: 7 }, { day: 1, month: 8 })).toBeLessThan(0);
    expect(compareInYear({ day: 2, month: 1 }, { day: 1, month: 1 })).toBeGreaterThan(0);
    expect(compareInYear({ day: 29, month: 2 }, { day: 29, month: 2 })).toBe(0);
  });
});

describe('weekdays', () => {
  test('are those of the calendar', () => {
    expect(weekdayOf(day('2026-09-27'))).toBe('zondag');
    for (const one of days) expect(weekdayOf(addDays(one, 7))).toBe(weekdayOf(one));
  });

  test('the first one may be the day itself', () => {
    expect(firstWeekday('zondag', day('2026-09-27'))).toEqual(day('2026-09-27'));
    expect(firstWeekday('zaterdag', day('2026-09-27'))).toEqual(day('2026-10-03'));
  });

  test('every one of a stretch, its ends included', () => {
    expect(everyWeekday('zondag', day('2026-09-27'), day('2026-10-11')).map(isoDay)).toEqual([
      '2026-09-27',
      '2026-10-04',
      '2026-10-11',
    ]);
    expect(everyWeekday('maandag', day('2026-09-29'), day('2026-10-04'))).toEqual([]);
  });
});

test('a day of every year comes this year, today, or next year', () => {
  const from = day('2026-09-27');
  expect(nextDayMonth({ day: 31, month: 10 }, from)).toEqual(day('2026-10-31'));
  expect(nextDayMonth({ day: 27, month: 9 }, from)).toEqual(day('2026-09-27'));
  expect(nextDayMonth({ day: 21, month: 7 }, from)).toEqual(day('2027-07-21'));
});

describe('today', () => {
  test('is the day in Brussels, in summer time and in winter time', () => {
    expect(today(new Date('2026-07-20T21:59:59Z'))).toEqual(day('2026-07-20'));
    expect(today(new Date('2026-07-20T22:00:00Z'))).toEqual(day('2026-07-21'));
    expect(today(new Date('2026-12-31T22:59:59Z'))).toEqual(day('2026-12-31'));
    expect(today(new Date('2026-12-31T23:00:00Z'))).toEqual(day('2027-01-01'));
  });

  test('on both sides of a clock change', () => {
    expect(today(new Date('2026-10-24T22:00:00Z'))).toEqual(day('2026-10-25')); // winter time begins that night
    expect(today(new Date('2026-10-25T22:59:59Z'))).toEqual(day('2026-10-25'));
    expect(today(new Date('2027-03-27T22:59:59Z'))).toEqual(day('2027-03-27'));
    expect(today(new Date('2027-03-28T21:59:59Z'))).toEqual(day('2027-03-28')); // it ended that night
    expect(today(new Date('2027-03-28T22:00:00Z'))).toEqual(day('2027-03-29'));
  });

  test('is that of the time zone at any moment of fifty years; when this fails, the law changed', () => {
    const inBrussels = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
    const [min, max] = [new Date('2000-01-01'), new Date('2050-01-01')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
        expect(isoDay(today(moment))).toBe(inBrussels.format(moment));
      }),
      { numRuns: 2000 },
    );
    // the hours around midnight in the weeks of the clock changes
    for (let year = 2000; year < 2050; year += 1)
      for (const month of [2, 9])
        for (let hour = 0; hour < 14 * 24; hour += 1) {
          const moment = new Date(Date.UTC(year, month, 20, hour, 30));
          if ([21, 22, 23].includes(moment.getUTCHours()))
            expect(isoDay(today(moment))).toBe(inBrussels.format(moment));
        }
  });
});

test('a day begins as a moment at midnight in UTC', () => {
  expect(atUtcMidnight(day('2027-03-28')).toISOString()).toBe('2027-03-28T00:00:00.000Z');
});

test('a day of a date field is read back, and one that does not exist is none', () => {
  expect(readIsoDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  for (const text of ['', '2027-02-29', '2026-13-01', '2026-11-31', '31-10-2026', '2026-1-1'])
    expect(readIsoDay(text)).toBeUndefined();
});
