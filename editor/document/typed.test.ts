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

test('empty text is an empty value', () => {
  expect(valueFrom('plain', '  ')).toBeNull();
  expect(typedOf('plain', null)).toBe('');
  expect(typedOf('count', undefined)).toBe('');
});
