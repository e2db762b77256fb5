import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Months } from './Months';

const on = (year: number, month: number, day: number) => ({ year, month, day });
const months = (
  <Months
    start={{ year: 2026, month: 11 }}
    taken={[
      { from: on(2026, 11, 20), until: on(2026, 11, 22) },
      { from: on(2026, 11, 27), until: on(2026, 11, 29) },
      { from: on(2026, 12, 26), until: on(2027, 1, 2) },
    ]}
  />
);
const told = () =>
  screen.getAllByRole('listitem').map((item) => {
    const [weekends, taken] = within(item).getAllByRole('paragraph');
    return `${within(item).getByRole('heading').textContent}: ${taken?.textContent}, ${weekends?.textContent}`.replaceAll(
      '\u00a0',
      ' ',
    );
  });
const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant) });

afterEach(() => jest.useRealTimers());

test('the exported page begins with the month it was made in, whatever the clock says, and calls no day past', () => {
  at('2031-05-05T12:00:00+02:00');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(months);

  expect(told()).toHaveLength(14);
  expect(told().slice(0, 3)).toEqual([
    'November 2026: Bezet van 20 tot 22 en 27 tot 29, 2 weekends vrij',
    'December 2026: Bezet van 26 tot 2 jan, 3 weekends vrij',
    'Januari 2027: Bezet van 1 tot 2, 4 weekends vrij',
  ]);
  expect(container.querySelector('[data-is="past"]')).toBeNull();
  container.remove();
});

test('with script it begins with the month of today, in Brussels, on as many rows', () => {
  at('2026-11-30T23:30:00Z'); // 1 December there
  render(months);

  expect(told()).toHaveLength(14);
  expect(told()[0]).toBe('December 2026: Bezet van 26 tot 2 jan, 3 weekends vrij');
  expect(told().at(-1)).toBe('Januari 2028: Helemaal vrij, 4 weekends vrij');
});

test('what is past is not told any more, and its days are empty; today itself is not past', () => {
  at('2026-11-22T12:00:00+01:00');
  const { container } = render(months);

  expect(told()[0]).toBe('November 2026: Bezet van 27 tot 29, geen weekend vrij');
  const days = [...container.querySelectorAll('li:first-child [data-is]')].map((day) =>
    day.getAttribute('data-is'),
  );
  expect(days.slice(0, 21)).toEqual(Array(21).fill('past'));
  expect(days.slice(21)).toEqual(['out', 'free', 'free', 'free', 'free', 'in', 'taken', 'out', 'free']);
});

test('a tab that is left open overnight is right when its reader comes back', () => {
  at('2026-11-30T12:00:00+01:00');
  render(months);
  jest.setSystemTime(new Date('2026-12-01T08:00:00+01:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

  expect(told()[0]).toMatch(/^December 2026/);
});
