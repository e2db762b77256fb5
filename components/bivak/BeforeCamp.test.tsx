import { render, screen } from '@testing-library/react';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { BeforeCamp } from './BeforeCamp';

const built = { day: 23, month: 11, year: 2026 };
const tasks = [
  { voor: { day: 1, month: 5 }, wat: 'Inschrijven' },
  { op: { day: 9, month: 6 }, wat: 'Infoavond', tekst: 'In het lokaal' },
];

const show = () => render(<BeforeCamp vooraf={tasks} jaar={2027} van={{ day: 8, month: 7 }} built={built} />);

/** Which pegs stand upright. */
const upright = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('i')?.hidden === false);

test('each task has its day, and without script all pegs stand', () => {
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'vóór 1\u00a0meiInschrijven',
    'wo 9\u00a0juniInfoavondIn het lokaal',
  ]);
  expect(upright()).toEqual([true, true]);
});

test.each([
  ['2027-04-30T23:00:00+02:00', [true, true]],
  ['2027-05-01T00:00:00+02:00', [false, true]],
  ['2027-06-09T23:00:00+02:00', [false, true]],
  ['2027-06-10T00:00:00+02:00', [false, false]],
])('at %s these pegs stand: %s', (moment, standing) => {
  show();
  applyDates(document, minuteOf(new Date(moment)));
  expect(upright()).toEqual(standing);
});

test('after the first day of camp nothing has to be done before it', () => {
  show();
  applyDates(document, minuteOf(new Date('2027-07-08T23:00:00+02:00')));
  expect(screen.getByRole('region', { name: 'Vóór je vertrekt' })).toBeVisible();
  applyDates(document, minuteOf(new Date('2027-07-09T00:00:00+02:00')));
  expect(screen.queryByRole('region')).toBeNull();
});
