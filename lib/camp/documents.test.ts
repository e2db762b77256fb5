/** @jest-environment node */
import { allDocuments, campDocuments } from './documents';

const insurers = ['CM', 'VNZ', 'LM', 'Solidaris', 'OZ'];
const shown = campDocuments({
  medischeFiche: 'medische-fiche.pdf',
  bivak: [2025, 2024, 2023, 2022].map((jaar) => ({ jaar, ziekenfondsen: insurers, neutraal: true })),
  lidgeld: [{ werkjaar: '2023-2024', ziekenfondsen: ['CM', 'VNZ'] }],
});

test('five insurers, four years, two sexes, neutral, fee and medical forms are 49 documents', () => {
  const paths = allDocuments(shown).map(({ path }) => path);
  expect(paths).toHaveLength(49);
  expect(new Set(paths).size).toBe(49);
  expect(paths[0]).toBe('medische-fiche.pdf');
  expect(paths.at(-1)).toBe('2023-2024/lidgeld-vnz-meisjes.pdf');
});

test('a year has its insurers in the order of the file, each with its two forms, and the neutral certificate', () => {
  const [first] = shown.camps;
  expect(first?.year).toBe('2025');
  expect(first?.insurers.map(({ name }) => name)).toEqual(insurers);
  expect(first?.insurers[3]?.girls).toEqual({
    path: '2025/solidaris-meisjes.pdf',
    href: '/documents/2025/solidaris-meisjes.pdf',
    place: ['bivak', 0, 'ziekenfondsen', 3],
  });
  expect(first?.neutral?.path).toBe('2025/neutraal.pdf');
});

test('a document whose name has signs of an address has an address that leads to it', () => {
  const name = 'fiche 100% #2?.pdf';
  const { medical } = campDocuments({ medischeFiche: name, bivak: [], lidgeld: [] });
  const { pathname } = new URL(medical?.href ?? '', 'https://groep.example');
  expect(decodeURIComponent(pathname)).toBe(`/documents/${name}`);
});

test('a fee form stands below its working year', () => {
  expect(shown.fees.map(({ year }) => year)).toEqual(['2023-2024']);
  expect(shown.fees[0]?.insurers[0]?.boys?.path).toBe('2023-2024/lidgeld-cm-jongens.pdf');
});

test('an insurer may have a form for boys only, or for girls only', () => {
  const year = {
    jaar: 2025,
    ziekenfondsen: ['CM'],
    enkelJongens: ['LM'],
    enkelMeisjes: ['OZ'],
    neutraal: false,
  };
  expect(allDocuments(campDocuments({ bivak: [year], lidgeld: [] })).map(({ path }) => path)).toEqual([
    '2025/cm-jongens.pdf',
    '2025/cm-meisjes.pdf',
    '2025/lm-jongens.pdf',
    '2025/oz-meisjes.pdf',
  ]);
});

test('a year with one form for everybody asks for one file; the years before have their two', () => {
  const bivak = [
    { jaar: 2026, ziekenfondsen: [], samen: ['CM'], volgt: ['VNZ'], neutraal: false },
    { jaar: 2025, ziekenfondsen: ['CM'], neutraal: false },
  ];
  const { camps } = campDocuments({ bivak, lidgeld: [] });
  expect(camps[0]?.insurers[1]?.all?.expected).toBe(true);
  expect(allDocuments(campDocuments({ bivak, lidgeld: [] })).map(({ path }) => path)).toEqual([
    '2026/cm.pdf',
    '2025/cm-jongens.pdf',
    '2025/cm-meisjes.pdf',
  ]);
});

test('an announced form is listed at its insurer, and is not among the documents', () => {
  const year = {
    jaar: 2026,
    ziekenfondsen: ['CM'],
    enkelJongens: ['OZ'],
    volgt: ['OZ', 'LM'],
    volgtWanneer: 'in juli',
  };
  const shown = campDocuments({ bivak: [{ ...year, neutraal: 'volgt' }], lidgeld: [] });
  const [camp] = shown.camps;
  expect(camp?.insurers.map(({ name, boys, girls }) => [name, boys?.expected, girls?.expected])).toEqual([
    ['CM', undefined, undefined],
    ['OZ', undefined, true],
    ['LM', true, true],
  ]);
  expect([camp?.neutral?.expected, camp?.expectedWhen]).toEqual([true, 'in juli']);
  expect(allDocuments(shown).map(({ path }) => path)).toEqual([
    '2026/cm-jongens.pdf',
    '2026/cm-meisjes.pdf',
    '2026/oz-jongens.pdf',
  ]);
});

test('a year without neutral certificate, and a group without documents, list nothing', () => {
  const none = campDocuments({ bivak: [{ jaar: 2025, ziekenfondsen: [], neutraal: false }], lidgeld: [] });
  expect(allDocuments(none)).toEqual([]);
});
