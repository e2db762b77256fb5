/** @jest-environment node */
import { dayOfMonth, dayRange, euro, hours, telephoneLink } from './format';

test('amounts in euro keep their sign and number on one line', () => {
  expect(euro(40)).toBe('€\u00a040');
  expect(euro(12.5)).toBe('€\u00a012,50');
});

test('hours are written the way people say them', () => {
  expect(hours('14:00', '17:00')).toBe('14 tot 17\u00a0uur');
  expect(hours('19:00', '20:30')).toBe('19 tot 20.30\u00a0uur');
  expect(hours('09:05', '12:00')).toBe('9.05 tot 12\u00a0uur');
});

test('a stretch of days names its month once, or both months', () => {
  expect(dayRange({ day: 21, month: 7 }, { day: 31, month: 7 })).toBe('21 tot 31\u00a0juli');
  expect(dayRange({ day: 28, month: 7 }, { day: 4, month: 8 })).toBe('28\u00a0juli tot 4\u00a0augustus');
  expect(dayOfMonth({ day: 1, month: 1 })).toBe('1\u00a0januari');
});

test('telephone numbers become international links', () => {
  expect(telephoneLink('0400 00 00 01')).toBe('tel:+32400000001');
  expect(telephoneLink('+32 400/00.00.01')).toBe('tel:+32400000001');
});
