import { fireEvent, render, screen, within } from '@testing-library/react';
import { Months } from './Months';
import { showMonths } from './months.script';

const on = (year: number, month: number, day: number) => ({ year, month, day });
const months = (
  <Months
    start={{ year: 2026, month: 11 }}
    fillsRequest
    taken={[
      { from: on(2026, 11, 20), until: on(2026, 11, 22) },
      { from: on(2026, 11, 27), until: on(2026, 11, 29) },
      { from: on(2026, 12, 26), until: on(2027, 1, 2) },
    ]}
  />
);
const monthTexts = () =>
  screen.getAllByRole('listitem').map((item) => {
    const [weekends, taken] = within(item).getAllByRole('paragraph');
    return `${within(item).getByRole('heading').textContent}: ${taken?.textContent}, ${weekends?.textContent}`.replaceAll(
      '\u00a0',
      ' ',
    );
  });
const at = (instant: string) => showMonths(document, new Date(instant));

test('the exported page begins with the month of the build, and no day is past', () => {
  const { container } = render(months);

  expect(monthTexts()).toHaveLength(14);
  expect(monthTexts().slice(0, 3)).toEqual([
    'November 2026: Bezet van 20 tot 22 en 27 tot 29, 2 weekends vrij',
    'December 2026: Bezet van 26 tot 2 jan, 3 weekends vrij',
    'Januari 2027: Bezet van 1 tot 2, 4 weekends vrij',
  ]);
  expect(container.querySelector('[data-is="past"]')).toBeNull();
});

test('with script it begins with the current month in Brussels, on as many rows', () => {
  render(months);
  at('2026-11-30T23:30:00Z'); // 1 December there

  expect(monthTexts()).toHaveLength(14);
  expect(monthTexts()[0]).toBe('December 2026: Bezet van 26 tot 2 jan, 3 weekends vrij');
  expect(monthTexts().at(-1)).toBe('Januari 2028: Helemaal vrij, 4 weekends vrij');
});

test('past stays are not in the text, and past days are empty; today is not past', () => {
  const { container } = render(months);
  at('2026-11-22T12:00:00+01:00');

  expect(monthTexts()[0]).toBe('November 2026: Bezet van 27 tot 29, geen weekend vrij');
  const days = [...container.querySelectorAll('li:first-child [data-is]')].map((day) =>
    day.getAttribute('data-is'),
  );
  expect(days.slice(0, 21)).toEqual(Array(21).fill('past'));
  expect(days.slice(21)).toEqual(['out', 'free', 'free', 'free', 'free', 'in', 'taken', 'out', 'free']);
});

test('the list changes when the tab stays open overnight', () => {
  render(months);
  at('2026-11-30T12:00:00+01:00');
  at('2026-12-01T08:00:00+01:00');

  expect(monthTexts()[0]).toMatch(/^December 2026/);
});

test('every month has its days, in the columns of the week', () => {
  const { container } = render(months);
  at('2027-02-15T12:00:00+01:00');
  const days = [...container.querySelectorAll<HTMLElement>('li:first-child i')];
  expect(days.filter(({ hidden }) => !hidden)).toHaveLength(28);
  expect(days[0]).toHaveAttribute('data-column', '1'); // a Monday
  expect(days.flatMap((day, index) => (day.hasAttribute('data-weekend') ? index + 1 : []))).toEqual([
    6, 7, 13, 14, 20, 21, 27, 28,
  ]);
});

describe('a tap on the days', () => {
  const page = (
    <>
      {months}
      <form data-request="">
        <input name="from" type="date" />
        <input name="until" type="date" />
      </form>
    </>
  );
  const tap = (month: number, day: number) => {
    const sheet = screen.getAllByRole('listitem')[month];
    fireEvent.click([...(sheet?.querySelectorAll('i') ?? [])][day - 1] as Element);
  };
  const filledIn = () => [...document.querySelectorAll('input')].map(({ value }) => value);

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z') }); // 1 December in Brussels
    render(page);
    at('2026-11-30T23:30:00Z');
  });
  afterEach(() => jest.useRealTimers());

  test('of arrival and of leaving fills in the request, also over the end of a month', () => {
    tap(0, 30);
    expect(filledIn()).toEqual(['2026-12-30', '']);
    expect(screen.getByRole('status')).toHaveTextContent(/Je komt op 30.december/);
    tap(1, 3);
    expect(filledIn()).toEqual(['2026-12-30', '2027-01-03']);
    expect(document.querySelector('[name=from]')).toHaveFocus();
  });

  test('on an earlier day begins again with it', () => {
    tap(0, 20);
    tap(0, 18);
    expect(filledIn()).toEqual(['2026-12-18', '']);
  });
});
