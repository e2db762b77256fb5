/** @jest-environment node */
import { bareTexts, exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { ContentError } from '@/lib/content/problem';
import { filesIn } from '@/lib/files/files';
import { testFolder } from '@/lib/files/testing/testFolder';
import { removeUnused } from './removeUnused';

const folder = testFolder();
beforeEach(() => {
  for (const file of [
    'verhuur/index.html',
    'verhuur/bezet.ics',
    'verhuur/infofiche/index.html',
    'verhuur/infofiche/index.txt',
    'verhuur/__next.verhuur.__PAGE__.txt',
    'robots.txt',
  ])
    folder.write(file, '');
});

const left = (texts: Texts = exampleTexts()) => {
  const checked = checkContent(texts);
  if (checked.problems) throw new ContentError(checked.problems);
  removeUnused(folder.at(), checked);
  return filesIn(folder.at()).toSorted();
};

test('a group without taken days and without a sheet for renters has neither of them online', () => {
  expect(left(bareTexts())).toEqual(['robots.txt', 'verhuur/index.html']);
});

test('a group of which only site.yaml is there has no page, feed or document of another block', () => {
  const others = [
    'bivak/index.html',
    'documents/2026/cm.pdf',
    'kalender.ics',
    'kalender/geen.ics',
    'leiding/index.html',
  ];
  for (const file of others) folder.write(file, '');
  expect(left({ 'site.yaml': exampleTexts('small')['site.yaml'] ?? '' })).toEqual(['robots.txt']);
});

test('a group with both has both', () => {
  expect(left()).toEqual([
    'robots.txt',
    'verhuur/bezet.ics',
    'verhuur/index.html',
    'verhuur/infofiche/index.html',
  ]);
});

test('a document that no text of the group names is not online', () => {
  folder.write('documents/medische-fiche.pdf', '');
  folder.write('documents/2026/deelnemers.pdf', '');
  folder.write('documents/lijst.xlsx', '');
  expect(left().filter((file) => file.startsWith('documents/'))).toEqual(['documents/medische-fiche.pdf']);
});

test('a document whose accents were written apart is online under the name that the link has', () => {
  folder.write('documents/fiche\u0301.pdf', '');
  const texts = exampleTexts();
  const camp =
    texts['bivak.yaml']?.replace('Allergisch? Zet', 'Allergisch? [Zo](/documents/fich\u00e9.pdf). Zet') ?? '';
  expect(left({ ...texts, 'bivak.yaml': camp }).filter((file) => file.startsWith('documents/'))).toEqual([
    'documents/fich\u00e9.pdf',
  ]);
});

test('the drawing of the group’s own sign is not online as it was written: the icons have it cleaned', () => {
  folder.write('icons/teken.svg', '<svg/>');
  folder.write('icons/logo.svg', '<svg/>');
  expect(left().filter((file) => file.startsWith('icons/'))).toEqual(['icons/logo.svg']);
});

test('no group has the data by which Next goes from page to page: links lead to whole pages', () => {
  expect(left().filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt']);
});

test.each([
  ['2099', []],
  ['2026', ['documents/kwaker.pdf', 'nieuws/index.html']],
])(
  'a paper of a page of the group’s own that is known from %s on is online from then on',
  (year, expected) => {
    const own = [
      ...[
        'paginas:',
        '  - naam: Nieuws',
        `    bekendOp: 1 mei ${year}`,
        '    blokken:',
        '      - titel: Blad',
      ],
      ...['        blaadjes:', '          - { naam: Mei, bestand: kwaker.pdf }'],
    ].join('\n');
    folder.write('documents/kwaker.pdf', '');
    if (year === '2026') folder.write('nieuws/index.html', ''); // Next writes the pages of the day alone
    const files = left({ ...exampleTexts('small'), 'paginas.yaml': own });
    expect(files.filter((file) => /^(documents|nieuws)/.test(file))).toEqual(expected);
  },
);
