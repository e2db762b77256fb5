import { fireEvent, render, screen } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { campDocuments } from '@/lib/camp/documents';
import { pastCamps } from '@/lib/camp/pastCamps';
import { allAnswers, kindAttribute, type Refund } from '@/lib/camp/refund';
import type { Documents } from '@/lib/content/schemas/content';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { Reimbursement } from './Reimbursement';
import { showRefund } from './refund.script';

const { camp, documents } = exampleContent();

/** Renders the documents and the three questions, with the script of the page. */
function show(bivak: Documents['bivak'], on = '2027-02-01'): Refund[] {
  const now = minuteOf(new Date(`${on}T12:00:00+01:00`));
  const { camps, fees } = campDocuments({ ...documents, bivak });
  const past = pastCamps(camp.kamp.tot, [2027, 2026, ...camps.map(({ year }) => Number(year))]);
  const { container } = render(
    <Reimbursement
      {...camp.terugbetaling}
      camps={camps}
      fees={fees}
      past={past}
      email="info@groep.example"
      words={{ camp: 'Bivak', leaders: 'Begeleiding', hall: 'het lokaal' }}
    />,
  );
  applyDates(container, now);
  showRefund(container, now);
  container.addEventListener('change', () => showRefund(container, now));
  return allAnswers(camps, 'bivak');
}

const answer = () => document.querySelector<HTMLElement>('[aria-live=polite]') ?? document.body;
const chosen = () => [...answer().querySelectorAll<HTMLElement>(`[${kindAttribute}]:not([hidden])`)];

/** The choice, the kind and the addresses that the answer shows. */
const visibleAnswer = () => ({
  about: answer().querySelector('p')?.textContent,
  kind: chosen().map((part) => part.getAttribute(kindAttribute)),
  links: chosen().flatMap((part) =>
    [...part.querySelectorAll('a')] // by its role it takes long
      .filter((link) => !link.closest('[hidden]'))
      .map((link) => link.getAttribute('href')),
  ),
});

function choose(about: string): void {
  const [insurer = '', year = '', boysOrGirls] = about
    .split(' · ')
    .map((word) => word.replace(/^bivak | ziekenfonds$/, ''));
  const named = (name: string) => screen.getByLabelText(new RegExp(`^${name}$`, 'i'));
  for (const name of [insurer, year, ...(boysOrGirls ? [boysOrGirls] : [])]) fireEvent.click(named(name));
}

const bivak: Documents['bivak'] = [
  {
    jaar: 2026,
    ziekenfondsen: ['CM'],
    enkelJongens: ['OZ'],
    volgt: ['OZ'],
    volgtWanneer: 'na Pasen',
    neutraal: true,
  },
  { jaar: 2025, ziekenfondsen: ['CM'], volgt: ['OZ'], neutraal: 'volgt' },
  { jaar: 2024, ziekenfondsen: ['CM'], neutraal: false },
];

test.each([
  ['in every state', bivak],
  ['of the full group', documents.bivak],
])('the script answers from the list of documents %s as the build does', (_, given) => {
  const answers = show(given);
  for (const { about, kind, paper, certificate } of answers) {
    choose(about);
    const links = kind === 'waits' ? [certificate] : [paper];
    expect(visibleAnswer()).toEqual({ about, kind: [kind], links: links.filter(Boolean) });
  }
});

test('an expected document is announced with its source and time', () => {
  show(bivak);
  choose('OZ · bivak 2026 · meisjes');
  expect(chosen()[0]).toHaveTextContent(
    /^Dit papier volgt We krijgen het van OZ na Pasen\..*Haast\? Neem het neutraal attest\. Neutraal attest 2026/,
  );
  choose('OZ · bivak 2025 · meisjes');
  expect(chosen()[0]).toHaveTextContent('We krijgen het nog van OZ.');
});

test.each([
  ['2027-07-16', '2026'],
  ['2027-07-17', '2027'],
])('on %s the last camp is chosen, %s, and nothing that nobody chose', (day, year) => {
  show(documents.bivak, day);
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(checked.map(({ value }) => value)).toEqual([year]);
  expect(visibleAnswer()).toEqual({
    about: 'Beantwoord de vragen, dan staat je papier hier.',
    kind: ['own', 'neutral'],
    links: [],
  });
  fireEvent.click(screen.getByLabelText('CM'));
  expect(visibleAnswer().about).toBe('Beantwoord de vragen, dan staat je papier hier.');
  fireEvent.click(screen.getByLabelText('Meisjes'));
  expect(visibleAnswer().links).toEqual([`/documents/${year}/cm-meisjes.pdf`]);
});

test('after a camp without a document yet, the page says that they follow', () => {
  show(bivak, '2027-07-17');
  expect(screen.getByLabelText('2026')).toBeChecked(); // the last one that has them
  fireEvent.click(screen.getByLabelText('2027'));
  expect(chosen()[0]).toHaveTextContent(/^Dit papier volgt We hebben de papieren van 2027 nog niet\./);
  expect(screen.getByText('De papieren van 2027 volgen.')).toBeVisible();
});

test('a camp to come without documents is not asked for', () => {
  show(bivak, '2027-07-16');
  expect(screen.getByLabelText('2027')).not.toBeVisible();
  expect(screen.getByText('De papieren van 2027 volgen.')).not.toBeVisible();
});

test('a group without documents for a camp asks nothing', () => {
  show([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('table')).toBeVisible(); // that of the fees
});
