/** @jest-environment node */
import fc from 'fast-check';
import { addDays, type CalendarDate, daysBetween, isoDay, today } from '@/lib/dates/days';
import { campAttribute, countOn, countsToCamp } from './countdown';
import { type CampWindow, campDays, campSeason } from './season';

/** What the countdown of a page says on a day. */
function campStatus(window: CampWindow, day: CalendarDate) {
  const { state, days } = countOn(countsToCamp(window)[campAttribute] ?? '', day);
  return state === 'busy' ? { state } : { state: 'waiting', days };
}

const camp = { from: { day: 21, month: 7 }, until: { day: 31, month: 7 } };
/** An instant by the clock of Brussels: summer time is two hours ahead of UTC, winter time one. */
const summer = (time: string) => campStatus(camp, today(new Date(`${time}+02:00`)));
const winter = (time: string) => campStatus(camp, today(new Date(`${time}+01:00`)));

describe('before camp', () => {
  test('the day before is 1 day to go, until its last second', () => {
    expect(summer('2026-07-20T00:00:00')).toEqual({ state: 'waiting', days: 1 });
    expect(summer('2026-07-20T23:59:59')).toEqual({ state: 'waiting', days: 1 });
  });

  test('days are calendar days, whatever the hour', () => {
    expect(summer('2026-07-19T00:00:01')).toEqual({ state: 'waiting', days: 2 });
    expect(summer('2026-07-19T23:59:59')).toEqual({ state: 'waiting', days: 2 });
  });

  test('counts across New Year and through a 29th of February', () => {
    expect(winter('2026-12-31T23:59:59')).toEqual({ state: 'waiting', days: 202 });
    expect(winter('2027-01-01T00:00:00')).toEqual({ state: 'waiting', days: 201 });
    expect(winter('2028-02-28T12:00:00')).toEqual({ state: 'waiting', days: 144 });
    expect(winter('2028-02-29T12:00:00')).toEqual({ state: 'waiting', days: 143 });
    expect(winter('2028-03-01T12:00:00')).toEqual({ state: 'waiting', days: 142 });
  });

  test('loses no day when the clock goes forward or back', () => {
    expect(winter('2027-03-28T01:59:59')).toEqual({ state: 'waiting', days: 115 });
    expect(summer('2027-03-28T03:00:00')).toEqual({ state: 'waiting', days: 115 });
    expect(summer('2027-03-29T00:00:00')).toEqual({ state: 'waiting', days: 114 });
    expect(summer('2026-10-25T02:59:59')).toEqual({ state: 'waiting', days: 269 });
    expect(winter('2026-10-25T02:00:00')).toEqual({ state: 'waiting', days: 269 });
    expect(winter('2026-10-26T00:00:00')).toEqual({ state: 'waiting', days: 268 });
  });
});

describe('during camp', () => {
  test('camp is busy from the first second of the first day through the last of the last', () => {
    expect(summer('2026-07-21T00:00:00')).toEqual({ state: 'busy' });
    expect(summer('2026-07-31T23:59:59')).toEqual({ state: 'busy' });
  });
});

describe('after camp', () => {
  test('counts to the first day of next year from the first second of August', () => {
    expect(summer('2026-08-01T00:00:00')).toEqual({ state: 'waiting', days: 354 });
    expect(summer('2027-08-01T00:00:00')).toEqual({ state: 'waiting', days: 355 }); // 2028 has a 29 February
  });
});

describe('a camp in two months', () => {
  test('is busy on the days in between', () => {
    const window = { from: { day: 28, month: 7 }, until: { day: 4, month: 8 } };
    expect(campStatus(window, today(new Date('2026-08-01T12:00:00Z')))).toEqual({ state: 'busy' });
    expect(campStatus(window, today(new Date('2026-08-05T12:00:00Z')))).toEqual({
      state: 'waiting',
      days: 357,
    });
  });
});

test('the day is the one in Brussels, not that of the visitor’s zone', () => {
  // 22:30 UTC: still the 20th in London and Honolulu, the 21st in Brussels, and long morning in Tokyo
  expect(campStatus(camp, today(new Date('2026-07-20T22:30:00Z')))).toEqual({ state: 'busy' });
  expect(campStatus(camp, today(new Date('2026-07-20T21:59:59Z')))).toEqual({ state: 'waiting', days: 1 });
});

describe('the weeks around camp', () => {
  const days = (camp: CampWindow) =>
    Object.values(campSeason(camp, 2027)).map(({ first, last }) => `${isoDay(first)} ${isoDay(last)}`);

  test('begin seven weeks before it and end two months after', () => {
    expect(days(camp)).toEqual(['2027-06-01 2027-07-20', '2027-07-21 2027-07-31', '2027-08-01 2027-09-30']);
  });

  test('begin with a camp of some age groups that starts in them, and not with one long before', () => {
    const others = [
      { day: 5, month: 4 },
      { day: 1, month: 7 },
      { day: 5, month: 8 },
    ];
    const { before } = campSeason(camp, 2027, others);
    expect([isoDay(before.first), isoDay(before.last)]).toEqual(['2027-05-12', '2027-07-20']);
  });

  test('follow each other without a gap, and are two weeks at least from those of the year before, whenever camp is', () => {
    const anyCamp = fc
      .tuple(fc.integer({ min: 0, max: 350 }), fc.integer({ min: 1, max: 14 }))
      .map(([start, length]) => {
        const from = addDays({ year: 2027, month: 1, day: 1 }, start);
        return { from, until: addDays(from, length) };
      })
      .filter(({ from, until }) => from.year === until.year);
    fc.assert(
      fc.property(anyCamp, (one) => {
        const { before, during, after } = campSeason(one, 2027);
        expect(daysBetween(before.first, during.first)).toBe(campDays.before);
        expect([daysBetween(before.last, during.first), daysBetween(during.last, after.first)]).toEqual([
          1, 1,
        ]);
        expect(daysBetween(after.last, campSeason(one, 2028).before.first)).toBeGreaterThan(14);
        for (const day of [during.first, during.last]) expect(campStatus(one, day).state).toBe('busy');
        expect(campStatus(one, before.last).state).toBe('waiting');
      }),
    );
  });
});
