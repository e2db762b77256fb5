/** @jest-environment node */
import { areAlike, contrast } from './contrast';

test('black on white is 21 to 1, a colour on itself 1 to 1, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#a3172b', '#a3172b')).toBe(1);
});

test('the grey that WCAG names as the lightest readable on white passes 4.5 by a hair', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test.each([
  ['#7a2c92', '#7a2c92', true],
  ['#0f5a5c', '#1f5138', true], // petrol and forest
  ['#d3213a', '#1f5138', false],
  ['#1b5fae', '#23324f', false], // two blues, one of the night
])('whether %s and %s look much the same: %s', (one, other, alike) =>
  expect(areAlike(one, other)).toBe(alike),
);
