/** @jest-environment node */
import fc from 'fast-check';
import { addDays } from '@/lib/dates/days';
import { isIn, minuteOf } from '@/lib/dates/periods';
import type { DatedEntry } from './entries';
import { phasesOf } from './phases';

const entry = (dates: Pick<DatedEntry, 'day' | 'endDay' | 'hours'>): DatedEntry => ({
  kind: 'event',
  slug: 'fuif',
  name: 'Fuif',
  place: { name: 'Zaal' },
  ...dates,
});

/** The phase at a moment in Brussels. */
function phaseAt(of: DatedEntry, moment: string): string {
  const now = minuteOf(new Date(moment));
  const { notOver, tomorrow, today, goingOn } = phasesOf(of);
  if (!isIn(notOver, now)) return 'over';
  if (isIn(tomorrow, now)) return 'tomorrow';
  if (isIn(today, now)) return 'today';
  return goingOn && isIn(goingOn, now) ? 'going on' : 'later';
}

const april = (day: number) => ({ year: 2027, month: 4, day });
const march = (day: number) => ({ year: 2027, month: 3, day });

test.each([
  ['2027-04-15T23:59:59+02:00', 'later'],
  ['2027-04-16T00:00:00+02:00', 'tomorrow'],
  ['2027-04-16T23:59:59+02:00', 'tomorrow'],
  ['2027-04-17T00:00:00+02:00', 'today'],
  ['2027-04-17T20:59:59+02:00', 'today'],
  ['2027-04-17T21:00:00+02:00', 'going on'],
  ['2027-04-18T01:59:59+02:00', 'going on'],
  ['2027-04-18T02:00:00+02:00', 'over'],
])('a night from 21:00 to 02:00 on 17 April 2027 is, at %s, %s', (moment, phase) => {
  const night = entry({ day: april(17), endDay: april(18), hours: { from: '21:00', to: '02:00' } });
  expect(phaseAt(night, moment)).toBe(phase);
});

test.each([
  ['2027-03-05T18:59:00+01:00', 'today'],
  ['2027-03-06T12:00:00+01:00', 'going on'],
  ['2027-03-07T14:59:59+01:00', 'going on'],
  ['2027-03-07T15:00:00+01:00', 'over'],
])('a weekend from Friday 19:00 to Sunday 15:00 is, at %s, %s', (moment, phase) => {
  const weekend = entry({ day: march(5), endDay: march(7), hours: { from: '19:00', to: '15:00' } });
  expect(phaseAt(weekend, moment)).toBe(phase);
});

test.each([
  ['2027-03-26T23:59:59+01:00', 'later'],
  ['2027-03-27T00:00:00+01:00', 'tomorrow'],
  ['2027-03-28T00:00:00+01:00', 'today'],
  ['2027-03-28T23:59:59+02:00', 'today'],
  ['2027-03-29T00:00:00+02:00', 'over'],
])('a day without hours, the shortest of the year, is, at %s, %s', (moment, phase) => {
  expect(phaseAt(entry({ day: march(28), endDay: march(28) }), moment)).toBe(phase);
});

test('days without hours are going on from the second', () => {
  const days = entry({ day: march(5), endDay: march(7) });
  expect(phaseAt(days, '2027-03-05T23:59:59+01:00')).toBe('today');
  expect(phaseAt(days, '2027-03-06T00:00:00+01:00')).toBe('going on');
  expect(phaseAt(days, '2027-03-07T23:59:59+01:00')).toBe('going on');
  expect(phaseAt(days, '2027-03-08T00:00:00+01:00')).toBe('over');
});

test('from the day before to the end there is exactly one phase at every minute', () => {
  const days = fc
    .integer({ min: 0, max: 364 })
    .map((days) => addDays({ year: 2027, month: 1, day: 1 }, days));
  const hours = fc.constantFrom(undefined, { from: '10:00', to: '12:00' }, { from: '00:00', to: '23:59' });
  fc.assert(
    fc.property(days, fc.nat(9), hours, fc.integer({ min: -4320, max: 20_000 }), (day, more, hours, wait) => {
      const { notOver, tomorrow, today, goingOn } = phasesOf(
        entry({ day, endDay: addDays(day, more), hours }),
      );
      const now = today.from + wait;
      const count = [tomorrow, today, goingOn].filter((one) => one && isIn(one, now)).length;
      expect(count).toBe(tomorrow.from <= now && isIn(notOver, now) ? 1 : 0);
    }),
  );
});
