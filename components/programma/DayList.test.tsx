import { render, screen, within } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteAt } from '@/lib/dates/moment';
import { withRecords } from '@/lib/photos/photo';
import { programmeOf } from '@/lib/programme/programme';
import { usualWords } from '@/lib/text/groupWords';
import { DayList } from './DayList';
import type { ProgrammeNews } from './news';

const photo = { stem: '', width: 3, height: 2, avif: [], jpeg: [3], placeholder: '', colour: '' };
const usual = {
  often: 'elke woensdag',
  weekday: 'woensdag',
  hours: '13.45 tot 16.15 uur',
  place: 'aan het lokaal',
};
const camp = { van: { day: 8, month: 7 }, tot: { day: 16, month: 7 } };
const day = (day: number, month: number, year = 2026) => ({ day, month, year });

const found = programmeOf(withRecords(exampleContent('full'), () => photo));
if (!found) throw new Error('the full group has no programme');
const programme = found;

/** Shows the days of the full group on a day. */
function shownOn(date: ReturnType<typeof day>, at = '12:00', news?: ProgrammeNews) {
  const built = day(24, 11);
  render(
    <DayList words={usualWords} programme={programme} camp={camp} usual={usual} built={built} news={news} />,
  );
  applyDates(document.body, minuteAt(date, at));
}

const dayOf = (iso: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${iso}"]`);
  if (!found) throw new Error(`no ${iso}`);
  return found;
};

test('what is not known yet has the hours and the place that each group always has', () => {
  shownOn(day(24, 11));
  const lines = [...dayOf('2026-11-25').querySelectorAll('article[data-open] p')].map((line) => [
    line.getAttribute('data-of'),
    line.textContent?.replaceAll('\u00a0', ' '),
  ]);
  expect(lines).toEqual([
    ['schaatsenrijders', '13.45 tot 17.30 uur · aan het lokaal (Schaatsenrijders)'],
    [
      'vijverbegeleiding-meisjes',
      '13 tot 16.15 uur · De kelder van De Paddenpoel (Vijverbegeleiding (meisjes))',
    ],
    ['salamanders', '13.45 tot 17.30 uur · aan het lokaal (Salamanders)'],
  ]);
});

test('of something for everybody only who chose a group with other hours reads those', () => {
  shownOn(day(24, 11));
  const [first, ...others] = dayOf('2026-12-16').querySelectorAll('article p[data-of]');
  expect([first?.hasAttribute('data-detail'), first?.textContent]).toEqual([
    false,
    '13.45 tot 16.15\u00a0uur',
  ]);
  expect(others.map((line) => line.hasAttribute('data-detail'))).toEqual([true, true]);
  expect(others[0]?.textContent).toMatch(/17.30.uur \(Schaatsenrijders en Salamanders\)/);
});

test('what changed lately stands with the activity and in the line of each of its groups, for a week', () => {
  const [swim] = programme.days
    .flatMap(({ activities }) => activities)
    .filter(({ name }) => name === 'Zwemmen');
  if (!swim) throw new Error('nobody swims');
  const changes = new Map([[swim, 'Nu tot 17 uur, was 16 uur']]);
  const shown = () =>
    screen.getAllByText(/Nu tot 17 uur, was 16 uur/).filter((one) => !one.closest('[hidden]')).length;
  shownOn(day(24, 11), '12:00', { changes, until: minuteAt(day(25, 11), '00:00') });
  expect(shown()).toBe(3);
  applyDates(document.body, minuteAt(day(25, 11), '00:00'));
  expect(shown()).toBe(0);
});

test('another day than the usual one is named before its hours', () => {
  shownOn(day(24, 11));
  expect(within(dayOf('2026-12-18')).getByText(/22.30/).textContent).toMatch(
    /^Vrijdag, 17.30 tot 22.30.uur$/,
  );
});

test.each([
  ['on the day itself', day(23, 12), '12:00', '2026-12-23', 'Vandaag'],
  ['at its end after midnight', day(25, 4, 2027), '01:00', '2027-04-24', 'Nu bezig'],
  ['in the middle of a weekend', day(12, 12), '12:00', '2026-12-11', 'Nu bezig'],
  ['on its first day', day(11, 12), '12:00', '2026-12-11', 'Vandaag'],
])('how near a day is, %s', (_when, date, at, iso, words) => {
  shownOn(date, at);
  const labels = within(dayOf(iso)).getAllByText(/^(Vandaag|Morgen|Nu bezig|Deze \w+)$/);
  expect(labels.filter((label) => !label.closest('[hidden]')).map((label) => label.textContent)).toEqual([
    words,
  ]);
});

test.each([
  [day(20, 5, 2027), 'Het programma is in de maak'],
  [day(27, 5, 2027), 'Het werkjaar zit erop'],
  [day(10, 8, 2027), 'Het werkjaar zit erop'],
])('after the last day that is filled in, on %o, stands %s', (date, heading) => {
  shownOn(date);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toContain(heading);
  expect(headings.filter((one) => one?.startsWith('Het '))).toHaveLength(1);
});

test.each([
  [day(12, 6, 2027), true],
  [day(16, 7, 2027), true],
  [day(17, 7, 2027), false],
])('after the year the camp is named as long as it comes or goes on: on %o %s', (date, isShown) => {
  shownOn(date);
  const camp = screen.queryByText(/^van 8 tot 16 juli/, { selector: 'p', ignore: '[hidden], [hidden] *' });
  expect(camp !== null).toBe(isShown);
  if (camp) expect(within(camp).getByRole('link')).toHaveAttribute('href', '/bivak/');
});

test('a day of one age group that nobody filled in says so before anybody chose a group', () => {
  shownOn(day(24, 11));
  const card = dayOf('2027-01-22').querySelector('article');
  expect([card?.dataset.of, card?.hasAttribute('data-detail')]).toEqual(['ijsvogels', false]);
  expect(card?.querySelector('p')?.hasAttribute('data-detail')).toBe(false);
});

test('a programme with few entries is printed in large letters', () => {
  const list = (count: number) => {
    const days = programme.days.slice(0, count);
    const { container } = render(
      <DayList
        words={usualWords}
        programme={{ ...programme, days }}
        camp={camp}
        usual={usual}
        built={day(24, 11)}
        news={undefined}
      />,
    );
    return container.firstElementChild;
  };
  expect(list(5)).toHaveAttribute('data-few');
  expect(list(programme.days.length)).not.toHaveAttribute('data-few');
});
