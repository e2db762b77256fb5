/** @jest-environment node */
import { colourRule } from './palette';

test('a group without colours of its own keeps those of the styles', () => {
  expect(colourRule(undefined)).toBeUndefined();
  expect(colourRule({})).toBeUndefined();
});

test('only the colours that the group names are set', () => {
  expect(colourRule({ accent: '#0b4f8a', zon: '#ffd24d' })).toBe(':root{--poppy:#0b4f8a;--sun:#ffd24d}');
});
