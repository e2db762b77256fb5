import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CampCountdown } from './CampCountdown';
import { showDaysLeft } from './countdown.script';

const camp = <CampCountdown name="Bivak" from={{ day: 21, month: 7 }} until={{ day: 31, month: 7 }} />;

/** The visible text of the sheet. */
const shown = () =>
  [...(screen.getByText('Bivak').nextElementSibling?.querySelectorAll('span:not([hidden])') ?? [])]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .trim();

const at = (instant: string) => showDaysLeft(document, new Date(instant));

beforeEach(() => render(camp));

test('the exported page shows the two dates and no number that could be outdated', () => {
  expect(shown()).toBe('We vertrekken op 21 juli en zijn terug op 31 juli');
  expect(renderToString(camp).replace(/<[^>]+>/g, '')).not.toMatch(/\d (dag|21)/);
});

test.each([
  ['2026-07-19T23:59:59+02:00', 'Nog 2 dagen tot 21 juli'],
  ['2026-07-20T00:00:00+02:00', 'Nog 1 dag tot 21 juli'],
  ['2026-07-20T23:59:59+02:00', 'Nog 1 dag tot 21 juli'],
  ['2026-07-21T00:00:00+02:00', 'Kamp is bezig'],
  ['2026-07-31T23:59:59+02:00', 'Kamp is bezig'],
  ['2026-08-01T00:00:00+02:00', 'Nog 354 dagen tot 21 juli'],
])('at %s it reads: %s', (instant, words) => {
  at(instant);
  expect(shown()).toBe(words);
});

test('text and data-state follow the state while the page is open; without a change the DOM is not written', async () => {
  const look = () => screen.getByText('Bivak').parentElement?.dataset.state;
  at('2026-07-20T12:00:00+02:00');
  expect(look()).toBe('day');
  const written = jest.fn();
  const watch = new MutationObserver(written);
  watch.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  at('2026-07-20T12:00:01+02:00');
  await Promise.resolve();
  expect(written).not.toHaveBeenCalled();
  at('2026-07-21T12:00:00+02:00');
  expect([look(), shown()]).toEqual(['busy', 'Kamp is bezig']);
  at('2026-08-01T12:00:00+02:00');
  expect(shown()).toBe('Nog 354 dagen tot 21 juli');
  watch.disconnect();
});

test('updates parts that the parser adds after the first call', () => {
  const calendar = screen.getByText('Bivak').parentElement;
  const words = [...(calendar?.querySelectorAll('[data-shows]') ?? [])];
  const unread = words.slice(-3).map((word) => ({ word, place: word.parentElement }));
  for (const { word } of unread) word.remove();
  at('2026-07-19T12:00:00+02:00');
  for (const { word, place } of unread) place?.append(word);
  at('2026-07-19T12:00:00+02:00');
  expect(shown()).toBe('Nog 2 dagen tot 21 juli');
});

test('a camp of some age groups says whose it is', () => {
  cleanup();
  render(
    <CampCountdown name="Bivak" from={{ day: 3, month: 7 }} until={{ day: 7, month: 7 }} who="Kiki’s" />,
  );
  expect(shown()).toBe('We vertrekken op 3 juli en zijn terug op 7 juli Kiki’s');
  at('2026-07-02T12:00:00+02:00');
  expect(shown()).toBe('Nog 1 dag tot 3 juli Kiki’s');
  at('2026-07-03T12:00:00+02:00');
  expect(shown()).toBe('Kamp is bezig  Kiki’s');
});
