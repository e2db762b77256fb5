/** @jest-environment node */
import fc from 'fast-check';
import { isIn, isWithin, minuteOf, type Period, writtenPeriods } from './periods';

const minute = fc.integer({ min: 1, max: 60_000_000 }); // until 2084
const period: fc.Arbitrary<Period> = fc.record({ from: minute, until: minute }, { requiredKeys: [] });

test('a period begins with its first minute and is over at its last, whatever the second', () => {
  const one = {
    from: minuteOf(new Date('2027-01-01T00:00:00Z')),
    until: minuteOf(new Date('2027-01-02T00:00:00Z')),
  };
  const at = (time: string) => isIn(one, minuteOf(new Date(time)));
  expect(at('2026-12-31T23:59:59Z')).toBe(false);
  expect(at('2027-01-01T00:00:00Z')).toBe(true);
  expect(at('2027-01-01T23:59:59Z')).toBe(true);
  expect(at('2027-01-02T00:00:00Z')).toBe(false);
});

test('periods that were written are read as what they are', () => {
  fc.assert(
    fc.property(fc.array(period), minute, (periods, now) => {
      expect(isWithin(writtenPeriods(periods), now)).toBe(periods.some((one) => isIn(one, now)));
    }),
  );
});
