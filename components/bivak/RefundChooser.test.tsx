import { fireEvent, render, screen, within } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { campDocuments } from '@/lib/camp/documents';
import { type Answer, allAnswers, kindAttribute } from '@/lib/camp/refund';
import type { Documents } from '@/lib/content/schemas/content';
import { Reimbursement } from './Reimbursement';
import { refund } from './refund.script';

const { camp, documents } = exampleContent();

/** Renders the documents and the three questions, with the script of the page. */
function show(bivak: Documents['bivak']): Answer[] {
  const { camps, fees } = campDocuments({ ...documents, bivak });
  const { container } = render(
    <Reimbursement {...camp.terugbetaling} camps={camps} fees={fees} email="info@groep.example" />,
  );
  refund(container);
  container.addEventListener('change', () => refund(container));
  return allAnswers(camps);
}

const answer = () => document.querySelector<HTMLElement>('[aria-live=polite]') ?? document.body;
const chosen = () => [...answer().querySelectorAll<HTMLElement>(`[${kindAttribute}]:not([hidden])`)];

/** The choice, the kind and the addresses that the answer shows. */
const visibleAnswer = () => ({
  about: answer().querySelector('p')?.textContent,
  kind: chosen().map((part) => part.getAttribute(kindAttribute)),
  links: chosen().flatMap((part) =>
    within(part)
      .queryAllByRole('link')
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
  const [first] = answers;
  expect(visibleAnswer()).toEqual({ about: first?.about, kind: [first?.kind], links: [first?.paper] });
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

test('a group without documents for a camp asks nothing', () => {
  show([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('table')).toBeVisible(); // that of the fees
});
