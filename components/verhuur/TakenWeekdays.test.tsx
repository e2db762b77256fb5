import { render, screen } from '@testing-library/react';
import { applyDates } from '@/lib/dates/datedParts';
import type { CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import { timeSpanOf } from '@/lib/rental/dayParts';
import { TakenWeekdays } from './TakenWeekdays';

const parts = [
  { name: 'Voormiddag', from: '09:00', until: '12:30', price: 45 },
  { name: 'Avond', from: '18:30', until: '01:00', price: 95 },
];
const inDecember = (date: number): CalendarDate => ({ day: date, month: 12, year: 2026 });

const built = { day: 30, month: 11, year: 2026 };

/** What is seen on the day of the build, or on a later one. */
function seen(taken: readonly CalendarDate[], day = built) {
  const yoga = taken.map((day) => timeSpanOf(day, { from: '19:00', until: '21:00' }));
  const sunday = timeSpanOf(inDecember(6), { from: '10:00', until: '23:00' });
  const wholeDay = timeSpanOf(inDecember(10), { from: '10:00', until: '23:00' });
  render(<TakenWeekdays hall={{ parts, taken: [...yoga, sunday, wholeDay] }} built={built} />);
  if (day !== built) applyDates(document.body, startOf(day));
  const all = [...screen.queryAllByRole('paragraph'), ...screen.queryAllByRole('listitem')];
  return all.map(({ textContent }) => textContent);
}

const busy = 'Van maandag tot donderdag is dit bezet:';
const free = 'Van maandag tot donderdag zijn alle dagdelen nog vrij.';

test('what is taken from Monday to Thursday, by day', () => {
  expect(seen([inDecember(1), inDecember(8)])).toEqual([
    busy,
    'di 1 dec: avond',
    'di 8 dec: avond',
    'do 10 dec: de hele dag',
  ]);
});

test('a day leaves when it comes', () => {
  expect(seen([inDecember(1), inDecember(8)], inDecember(8))).toEqual([busy, 'do 10 dec: de hele dag']);
});

test('from the last one on everything is free', () => {
  expect(seen([inDecember(8)], inDecember(10))).toEqual([free]);
});

test('the only part of a day is called by its name', () => {
  const evening = parts.slice(1);
  const yoga = timeSpanOf(inDecember(1), { from: '19:00', until: '21:00' });
  render(<TakenWeekdays hall={{ parts: evening, taken: [yoga] }} built={built} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('di 1 dec: avond');
});
