import { clockChanges } from '@/lib/calendar/clockChanges';
import { carriesWinters, todayBy, wintersAttribute } from './brusselsTime';
import { isoDay, today } from './days';

/** An element of a page that carries the clock changes. */
const part = () => {
  document.body.innerHTML = '<div><p></p></div>';
  const [[name, value] = ['', '']] = Object.entries(carriesWinters(clockChanges()));
  document.querySelector('div')?.setAttribute(name, String(value));
  return document.querySelector('p') as Element;
};

test.each([
  ['2026-10-24T21:59:59Z', '2026-10-24'],
  ['2026-10-24T22:00:00Z', '2026-10-25'], // the night in which winter time begins
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
  ['2027-03-27T22:59:59Z', '2027-03-27'],
  ['2027-03-27T23:00:00Z', '2027-03-28'], // the night in which it ends
  ['2027-03-28T21:59:59Z', '2027-03-28'],
  ['2027-03-28T22:00:00Z', '2027-03-29'],
])('at %s it is %s', (moment, day) => {
  expect(isoDay(todayBy(part(), new Date(moment)))).toBe(day);
});

test('agrees with the time zone at every hour of the clock changes in the page', () => {
  const element = part();
  const differing: string[] = [];
  for (const start of ['2025-11-01T00:30:00Z', '2030-01-01T00:30:00Z', '2044-09-01T00:30:00Z'])
    for (let hour = 0; hour < 5000; hour += 1) {
      const moment = new Date(new Date(start).getTime() + hour * 3_600_000);
      if (isoDay(todayBy(element, moment)) !== isoDay(today(moment))) differing.push(moment.toISOString());
    }
  expect(differing).toEqual([]);
});

test('asks for no time zone within the years that the page carries', () => {
  const element = part();
  const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  todayBy(element, new Date('2027-07-07T12:00:00Z'));
  expect(asked).not.toHaveBeenCalled();
  expect(element.closest(`[${wintersAttribute}]`)).not.toBeNull();
  asked.mockRestore();
});
