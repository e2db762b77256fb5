/** @jest-environment node */
import { ageGroups } from '@/lib/content/groupNames';
import { ageRows, joiningYear, withPaths } from './ageRows';

const page = (
  ...groups: { naam: string; leeftijd?: string; geboren?: { van: number; tot: number }; vol?: boolean }[]
) => ({
  groepen: groups,
});
const ribbels = { naam: 'Ribbels', leeftijd: '1e en 2e leerjaar', geboren: { van: 6, tot: 7 } };

test('a group that both halves have alike is one row, with years of birth', () => {
  const rows = ageRows({ boys: page(ribbels), girls: page({ ...ribbels }) }, 2026);
  expect(rows).toEqual([{ name: 'Ribbels', age: '1e en 2e leerjaar', born: '2019 of 2020', isFull: false }]);
});

test('groups that differ are named with their half, the youngest first, and those without an age are left out', () => {
  const rows = ageRows(
    {
      boys: page({ naam: 'Rakkers', geboren: { van: 10, tot: 13 } }, { naam: 'Begeleiding' }),
      girls: page({ naam: 'Aspi’s', geboren: { van: 16, tot: 16 }, vol: true }),
    },
    2026,
  );
  expect(rows).toMatchObject([
    { name: 'Rakkers', half: 'jongens', born: '2013 tot 2016', isFull: false },
    { name: 'Aspi’s', half: 'meisjes', born: '2010', isFull: true },
  ]);
});

test('a group with one page for all leaders has no halves', () => {
  expect(ageRows({ leaders: page({ ...ribbels, vol: true }) }, 2026)).toMatchObject([
    { name: 'Ribbels', half: undefined, isFull: true },
  ]);
});

test('a full group without an age is a row too', () => {
  const rows = ageRows({ girls: page(ribbels, { naam: 'Aspi’s', vol: true }) }, 2026);
  expect(rows).toMatchObject([
    { name: 'Aspi’s', isFull: true },
    { name: 'Ribbels', isFull: false },
  ]);
});

test('a group that is full in one half is a row for each half', () => {
  const rows = ageRows({ boys: page(ribbels), girls: page({ ...ribbels, vol: true }) }, 2026);
  expect(rows).toMatchObject([
    { name: 'Ribbels', half: 'meisjes', isFull: true },
    { name: 'Ribbels', half: 'jongens', isFull: false },
  ]);
});

const date = (year: number, month: number, day: number) => ({ year, month, day });

test.each([
  ['during the working year', date(2027, 5, 1), 2026],
  ['after its last day, when parents ask about the next', date(2027, 7, 1), 2027],
])('%s the years count from %s', (_, day, expected) => {
  const werkjaar = { van: date(2026, 9, 27), tot: date(2027, 6, 27), geenActiviteit: [] };
  expect(joiningYear({ werkjaar }, day)).toBe(expected);
  expect(joiningYear(undefined, day)).toBe(expected);
});

test('a group with a fee of its own is a row, also without an age', () => {
  const groepen = [
    { naam: 'Ribbels', leeftijd: '1e leerjaar' },
    { naam: 'Oudleiding', lidgeld: 15 },
  ];
  const rows = ageRows({ leaders: { groepen } }, 2026);
  expect(rows.map(({ name, fee }) => [name, fee])).toEqual([
    ['Ribbels', undefined],
    ['Oudleiding', 15],
  ]);
});

test('a row leads to the page of its age group, when it is about one', () => {
  const girls = {
    groepen: [
      { naam: 'Ribbels', leeftijd: '1' },
      { naam: 'Kwiks', leeftijd: '5' },
    ],
  };
  const boys = { groepen: [{ naam: 'Ribbels', leeftijd: '2' }] };
  const groups = ageGroups({ girls, boys });
  const rows = [
    { name: 'Kwiks', half: 'meisjes', isFull: false },
    { name: 'Ribbels', isFull: false },
    { name: 'Ribbels', half: 'jongens', isFull: false },
  ] as const;
  expect(withPaths(rows, groups).map(({ path }) => path)).toEqual([
    '/groepen/kwiks/',
    undefined,
    '/groepen/ribbels-jongens/',
  ]);
});
