/** @jest-environment node */
import { withPlainSpaces } from '@/lib/text/words';
import { endOf, hoursOf } from './calendarWords';
import type { DatedEntry } from './entries';

const entry = (first: number, last: number, from?: string, to?: string): DatedEntry => ({
  kind: 'event',
  slug: 'weekend',
  name: 'Weekend',
  place: { name: 'Zaal' },
  day: { year: 2027, month: 3, day: first },
  endDay: { year: 2027, month: 3, day: last },
  hours: from && to ? { from, to } : undefined,
});

test.each([
  ['an evening', entry(6, 6, '18:00', '22:00'), '18 tot 22 uur', '22 uur'],
  ['a night', entry(6, 7, '21:00', '02:00'), '21 uur tot 2 uur ’s nachts', '2 uur'],
  ['a long night', entry(6, 7, '20:30', '07:15'), '20.30 uur tot 7.15 uur ’s morgens', '7.15 uur'],
  ['a weekend', entry(5, 7, '19:00', '15:00'), 'Vrijdag 19 uur tot zondag 15 uur', 'zondag 15 uur'],
  ['a day and a half', entry(6, 7, '10:00', '15:00'), 'Zaterdag 10 uur tot zondag 15 uur', 'zondag 15 uur'],
  ['days without hours', entry(5, 7), '3 dagen', 'en met zondag'],
  ['a day without hours', entry(6, 6), undefined, 'en met zaterdag'],
])('%s', (_, of, hours, end) => {
  expect([hoursOf(of), endOf(of)].map((words) => words && withPlainSpaces(words))).toEqual([hours, end]);
});

test('the duration from content replaces the hours', () => {
  expect(hoursOf({ ...entry(5, 7), duration: 'Drie dagen kamp' })).toBe('Drie dagen kamp');
});
