/** @jest-environment node */
import { isIn, minuteOf } from '@/lib/dates/periods';
import { nextCamps } from './nextCamp';

const july = (from: number, until: number) => ({
  from: { day: from, month: 7 },
  until: { day: until, month: 7 },
});
const most = { who: 'most', ...july(8, 16) };
const early = { who: 'early', ...july(3, 7) };
const within = { who: 'within', ...july(10, 12) };
const across = { who: 'across', ...july(15, 20) };
const built = { day: 23, month: 11, year: 2026 };

const at = (moment: string, isUntilStart = false) =>
  nextCamps([most, early, within, across], built, isUntilStart)
    .filter(({ periods }) => periods.some((period) => isIn(period, minuteOf(new Date(moment)))))
    .map(({ camp }) => camp.who);

test.each([
  ['2026-11-23T12:00:00+01:00', ['early']],
  ['2027-07-07T23:59:00+02:00', ['early']],
  ['2027-07-08T00:00:00+02:00', ['most']],
  ['2027-07-11T00:00:00+02:00', ['most', 'within']],
  ['2027-07-13T00:00:00+02:00', ['most']],
  ['2027-07-15T00:00:00+02:00', ['most', 'across']],
  ['2027-07-17T00:00:00+02:00', ['across']],
  ['2027-07-21T00:00:00+02:00', ['early']],
  ['2035-01-01T00:00:00+01:00', ['most']],
])('at %s one counts to %j: the first that starts, and all that are under way', (moment, camps) => {
  expect(at(moment)).toEqual(camps);
});

test.each([
  ['2027-07-02T23:59:00+02:00', ['early']],
  ['2027-07-03T00:00:00+02:00', ['most']],
  ['2027-07-08T00:00:00+02:00', ['within']],
])('at %s, where those under way are told elsewhere, to %j', (moment, camps) => {
  expect(at(moment, true)).toEqual(camps);
});
