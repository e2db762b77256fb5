/** @jest-environment node */
import { euro, hours, telephoneLink } from './format';
import { listed } from './words';

test('amounts in euro have a no-break space', () => {
  expect(euro(40)).toBe('€\u00a040');
  expect(euro(12.5)).toBe('€\u00a012,50');
});

test('hours are written as Dutch words', () => {
  expect(hours('14:00', '17:00')).toBe('14 tot 17\u00a0uur');
  expect(hours('19:00', '20:30')).toBe('19 tot 20.30\u00a0uur');
  expect(hours('09:05', '12:00')).toBe('9.05 tot 12\u00a0uur');
});

test('telephone numbers become international links', () => {
  expect(telephoneLink('0400 00 00 01')).toBe('tel:+32400000001');
  expect(telephoneLink('+32 400/00.00.01')).toBe('tel:+32400000001');
});

test('a list has a word before its last part', () => {
  expect(listed([], 'en')).toBe('');
  expect(listed(['a'], 'en')).toBe('a');
  expect(listed(['a', 'b', 'c'], 'of')).toBe('a, b of c');
});

test('a short telephone number has no country', () => {
  expect(telephoneLink('112')).toBe('tel:112');
  expect(telephoneLink('1733')).toBe('tel:1733');
});
