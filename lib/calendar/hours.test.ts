/** @jest-environment node */
import fc from 'fast-check';
import { isInOneGo, minutesBetween } from './hours';

test.each([
  ['14:00', '17:00', true],
  ['21:00', '02:00', true],
  ['20:00', '08:00', true],
  ['20:00', '08:01', false],
  ['14:00', '13:00', false],
  ['14:00', '14:00', false],
  ['00:00', '23:59', true],
])('from %s to %s is in one go: %s', (from, to, expected) => {
  expect(isInOneGo(from, to)).toBe(expected);
});

test('the minutes from one time to another and back are a whole day', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(time, time, (from, to) => {
      const sum = minutesBetween(from, to) + minutesBetween(to, from);
      expect(sum).toBe(from === to ? 0 : 1440);
    }),
  );
});
