import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Countdown } from './Countdown';

const camp = (
  <Countdown
    from={{ day: 21, month: 7 }}
    until={{ day: 31, month: 7 }}
    fromText="21 juli"
    untilText="31 juli"
  />
);

const shown = () => screen.getByText('Bivak').nextElementSibling?.textContent;

afterEach(() => {
  jest.useRealTimers();
});

const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant) });

test('the exported page shows the two dates and no number that could be stale', () => {
  at('2026-07-19T12:00:00+02:00');
  expect(renderToString(camp).replace(/<[^>]+>/g, '')).toBe(
    'BivakWe vertrekken op 21 juli en zijn terug op 31 juli',
  );
});

test('shows the days that remain, one day in the singular', () => {
  at('2026-07-19T23:59:58+02:00');
  render(camp);
  expect(shown()).toBe('Nog 2 dagen tot 21 juli');
  act(() => jest.advanceTimersByTime(2000));
  expect(shown()).toBe('Nog 1 dag tot 21 juli');
});

test('says that camp is going on from its first second', () => {
  at('2026-07-20T23:59:59+02:00');
  render(camp);
  expect(shown()).toBe('Nog 1 dag tot 21 juli');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe('Kamp is bezig ⛺');
});

test('counts to next year from the first second after camp', () => {
  at('2026-07-31T23:59:59+02:00');
  render(camp);
  expect(shown()).toBe('Kamp is bezig ⛺');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe('Nog 354 dagen tot 21 juli');
});

test('a tab that slept is right at once when it comes back', () => {
  at('2026-07-01T12:00:00+02:00');
  render(camp);
  expect(shown()).toBe('Nog 20 dagen tot 21 juli');
  jest.setSystemTime(new Date('2026-07-11T12:00:00+02:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(shown()).toBe('Nog 10 dagen tot 21 juli');
});
