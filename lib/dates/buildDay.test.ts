/** @jest-environment node */
import { buildDay, fixBuildDay } from './buildDay';
import { isoDay } from './days';

afterEach(() => {
  jest.useRealTimers();
  delete process.env.SOURCE_DATE_EPOCH;
});

const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment) });

test.each([
  ['2026-09-26T21:59:59Z', '2026-09-26'],
  ['2026-09-26T22:00:00Z', '2026-09-27'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Brussels', (moment, day) => {
  at(moment);
  expect(isoDay(buildDay())).toBe(day);
});

test('a build that began before midnight ends on the same day', () => {
  at('2026-09-26T21:59:59Z');
  fixBuildDay();
  at('2026-09-26T22:05:00Z');
  expect(isoDay(buildDay())).toBe('2026-09-26');
  fixBuildDay();
  expect(isoDay(buildDay())).toBe('2026-09-26');
});

test('a moment that is no number is reported', () => {
  process.env.SOURCE_DATE_EPOCH = 'gisteren';
  expect(buildDay).toThrow('SOURCE_DATE_EPOCH is no number of seconds: gisteren');
});
