/** @jest-environment node */
import { papers } from './papers';

const insurers = ['CM', 'VNZ', 'LM', 'Solidaris', 'OZ'];
const all = papers({
  medischeFiche: 'medische-fiche.pdf',
  bivak: [2025, 2024, 2023, 2022].map((jaar) => ({ jaar, ziekenfondsen: insurers, neutraal: true })),
  lidgeld: [{ werkjaar: '2023-2024', ziekenfondsen: ['CM', 'VNZ'] }],
});

test('five insurers, four years, two sexes, neutral, fee and medical forms are 49 papers', () => {
  expect(all).toHaveLength(49);
  expect(new Set(all.map(({ path }) => path)).size).toBe(49);
});

test('the medical form, the insurers and the neutral certificates are guarded; the fee forms are not', () => {
  expect(all.filter(({ guarded }) => guarded)).toHaveLength(45);
  expect(all.filter(({ guarded }) => !guarded).map(({ kind }) => kind)).toEqual(['fee', 'fee', 'fee', 'fee']);
});

test('a paper of an insurer knows its path, file name, label, year and sex', () => {
  expect(all.find(({ insurer, sex }) => insurer === 'Solidaris' && sex === 'meisjes')).toEqual({
    kind: 'insurer',
    path: '2025/solidaris-meisjes.pdf',
    fileName: 'solidaris-meisjes.pdf',
    label: 'Solidaris meisjes',
    insurer: 'Solidaris',
    year: '2025',
    sex: 'meisjes',
    guarded: true,
    place: ['bivak', 0, 'ziekenfondsen', 3],
  });
});

test('a fee form stands below its working year', () => {
  expect(all.at(-1)?.path).toBe('2023-2024/lidgeld-vnz-meisjes.pdf');
});

test('a year without neutral certificate, and a group without papers, promise nothing', () => {
  expect(papers({ bivak: [{ jaar: 2025, ziekenfondsen: [], neutraal: false }], lidgeld: [] })).toEqual([]);
});
