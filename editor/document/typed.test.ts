/** @jest-environment node */
import { typedOf, valueFrom } from './typed';

test('an amount is typed with a comma and written with a point', () => {
  expect(valueFrom('price', '12,50')).toBe(12.5);
  expect(valueFrom('price', ' 40 ')).toBe(40);
  expect(typedOf('price', 12.5)).toBe('12,5');
  expect(typedOf('degrees', 51.02)).toBe('51,02');
});

test('text that is no number stays as typed, for the check to report', () => {
  expect(valueFrom('price', '40 euro')).toBe('40 euro');
  expect(valueFrom('count', '3,5')).toBe('3,5');
});

test('digits that are no number stay as they are', () => {
  expect(valueFrom('postcode', '9999')).toBe('9999');
  expect(valueFrom('time', '14:00')).toBe('14:00');
  expect(typedOf('postcode', '9999')).toBe('9999');
});

test('quotes that the advice for a file asks for are none of the value', () => {
  expect(valueFrom('time', '"14:00"')).toBe('14:00');
  expect(valueFrom('phone', '“0400 00 00 01”')).toBe('0400 00 00 01');
  expect(valueFrom('plain', '"Spring"')).toBe('"Spring"');
});

test.each([
  ['date', '20/02/2027', '20 februari 2027'],
  ['date', '20-2-27', '20 februari 2027'],
  ['dayOff', '20/12/2026', '20 december 2026'],
  ['dayOff', '20/12/2026 (kerst)', '20 december 2026 (kerst)'],
  ['date', '2027-02-20', '20 februari 2027'],
  ['date', 'za 20 feb 2027', '20 februari 2027'],
  ['dayMonth', '31/7', '31 juli'],
  ['time', '23u30', '23:30'],
  ['time', '9.15', '09:15'],
  ['time', '14 uur', '14:00'],
] as const)('a %s typed as %s is understood', (kind, typed, value) => {
  expect(valueFrom(kind, typed)).toBe(value);
});

test.each([
  ['date', '31/02/2027'],
  ['date', '20 februari'],
  ['dayOff', '27/12 (kerstkamp 2026)'],
  ['date', '20 februarie 2027'],
  ['date', 'vrijdag 20 februari 2027'],
  ['date', '20/2'],
  ['time', '25u'],
] as const)('a %s that would be a guess stays as typed: %s', (kind, typed) => {
  expect(valueFrom(kind, typed)).toBe(typed);
});

test('empty text is an empty value', () => {
  expect(valueFrom('plain', '  ')).toBeNull();
  expect(typedOf('plain', null)).toBe('');
  expect(typedOf('count', undefined)).toBe('');
});
