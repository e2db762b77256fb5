/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import type { Documents } from './content/schemas';
import { papers } from './papers';
import { refunds } from './refund';

const refundsOf = (bivak: Documents['bivak']) => refunds(papers({ bivak, lidgeld: [] }).camps);

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

/** What somebody is given: the name of the file, with a sign when it is still to come. */
function given(insurer: string | undefined, year: string, who: 'boys' | 'girls'): string | undefined {
  const found = refundsOf(bivak).find((one) => one.insurer?.toLowerCase() === insurer?.toLowerCase());
  const paper = found?.years.find((one) => one.year === year)?.[who]?.paper;
  return paper && `${paper.path}${paper.expected ? ' …' : ''}`;
}

test.each([
  ['CM', '2026', 'boys', '2026/cm-jongens.pdf'],
  ['CM', '2024', 'girls', '2024/cm-meisjes.pdf'],
  ['OZ', '2026', 'boys', '2026/oz-jongens.pdf'],
  ['OZ', '2026', 'girls', '2026/oz-meisjes.pdf …'],
  ['Solidaris', '2026', 'girls', '2026/solidaris-meisjes.pdf …'],
  ['LM', '2026', 'girls', '2026/neutraal.pdf'],
  [undefined, '2026', 'boys', '2026/neutraal.pdf'],
  ['Solidaris', '2025', 'boys', '2025/neutraal.pdf …'],
  [undefined, '2025', 'girls', '2025/neutraal.pdf …'],
  ['OZ', '2024', 'boys', undefined],
] as const)('%s, %s, %s › %s', (insurer, year, who, paper) => {
  expect(given(insurer, year, who)).toBe(paper);
});

test('each insurer is there once, in the order of the newest year, and any other one last', () => {
  const names = refundsOf(bivak).map(({ insurer }) => insurer);
  expect(names).toHaveLength(5);
  expect(names.slice(1)).toEqual(['OZ', 'Solidaris', 'LM', undefined]);
});

test('who waits is told until when, and offered the certificate when there is one', () => {
  const waiting = refundsOf(bivak).map(({ years }) => years.map((one) => one.waiting));
  expect(waiting[0]).toEqual([undefined, undefined, undefined]);
  expect(waiting[2]?.[0]).toMatchObject({ when: 'in augustus', meanwhile: { path: '2026/neutraal.pdf' } });
  expect(waiting[4]?.[1]).toEqual({ when: undefined, meanwhile: undefined });
});

test('in the full group there is a paper for everybody, after every camp', () => {
  const all = refundsOf(exampleContent().documents.bivak);
  expect(all).toHaveLength(8);
  expect(all.flatMap(({ years }) => years).filter(({ boys, girls }) => !boys || !girls)).toEqual([]);
});
