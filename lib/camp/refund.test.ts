/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import type { Documents } from '@/lib/content/schemas/content';
import { campDocuments } from './documents';
import { allAnswers, insurersOf } from './refund';

const bivak: Documents['bivak'] = [
  {
    jaar: 2026,
    ziekenfondsen: ['CM'],
    enkelJongens: ['OZ'],
    volgt: ['OZ', 'Solidaris'],
    volgtWanneer: 'in augustus',
    neutraal: true,
  },
  { jaar: 2025, ziekenfondsen: ['CM', 'LM'], neutraal: 'volgt' },
  { jaar: 2024, ziekenfondsen: ['cm'], neutraal: false },
];
const { camps } = campDocuments({ bivak, lidgeld: [] });

/** The answer to a choice. */
const answerTo = (about: string) =>
  allAnswers(camps, 'bivak').find((one) => one.about.toLowerCase() === about.toLowerCase());

test.each([
  ['CM · bivak 2026 · jongens', 'own', '2026/cm-jongens.pdf'],
  ['CM · bivak 2024 · meisjes', 'own', '2024/cm-meisjes.pdf'],
  ['OZ · bivak 2026 · jongens', 'own', '2026/oz-jongens.pdf'],
  ['OZ · bivak 2026 · meisjes', 'waits', ''],
  ['Solidaris · bivak 2026 · meisjes', 'waits', ''],
  ['LM · bivak 2026', 'neutral', '2026/neutraal.pdf'],
  ['Ander ziekenfonds · bivak 2026', 'neutral', '2026/neutraal.pdf'],
  ['Solidaris · bivak 2025', 'waits', ''],
  ['Ander ziekenfonds · bivak 2025', 'waits', ''],
  ['OZ · bivak 2024', 'none', ''],
  ['Ander ziekenfonds · bivak 2024', 'none', ''],
])('%s › %s %s', (about, kind, paper) => {
  expect(answerTo(about)).toMatchObject({ kind, paper: paper && `/documents/${paper}` });
});

test('each insurer is asked for once, in the order of the newest year', () => {
  expect(insurersOf(camps).map(({ file }) => file)).toEqual(['cm', 'oz', 'solidaris', 'lm']);
});

test.each([
  ['OZ · bivak 2026 · meisjes', 'We krijgen het van OZ in augustus.', '/documents/2026/neutraal.pdf'],
  ['Ander ziekenfonds · bivak 2025', 'We krijgen het nog.', ''],
])('the answer for %s has the date, and the certificate when there is one', (about, later, now) => {
  expect(answerTo(about)).toMatchObject({ later, certificate: now });
});

test('the full group has a document for everybody, after every camp', () => {
  const all = allAnswers(campDocuments(exampleContent().documents).camps, 'bivak');
  expect(all).toHaveLength(8 * 4 * 2);
  expect(all.filter(({ kind }) => kind === 'none')).toEqual([]);
});
