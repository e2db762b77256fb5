/** @jest-environment node */
import { exampleTexts, textsWithout } from '@/e2e/groups/exampleGroup';
import { checkContent } from './check';
import type { Texts } from './sources';

const texts = exampleTexts();

const changed = (file: string, from: string | RegExp, to: string): Texts => {
  const text = (texts[file] ?? '').replace(from, to);
  if (text === texts[file]) throw new Error(`${file} has no ${from}`);
  return { ...texts, [file]: text };
};
const withSentence = (sentence: string) =>
  changed('contact.yaml', /^inleiding: .*$/m, `inleiding: "${sentence}"`);
const adviceOf = (all: Texts) =>
  checkContent(all).problems?.map(({ field, advice }) => `${field}: ${advice}`) ?? [];

test.each([
  ['a page of the program', 'Kijk [hier](/bivk).', 'schrijf (/bivak) in plaats van (/bivk)'],
  ['one of the group', 'Kijk [hier](/kwaakpst#uit).', 'schrijf (/kwaakpost) in plaats van (/kwaakpst#uit)'],
  ['none', 'Kijk [hier](/zwembad).', expect.stringMatching(/^kies een van .*\/kwaakpost, \/poel, of haal/)],
])(
  'a link in a text to a page that is not there is a problem with the page that was meant: %s',
  (_, sentence, advice) => {
    const all = withSentence(sentence);
    expect(checkContent(all).problems).toMatchObject([{ file: 'content/contact.yaml', advice }]);
  },
);

test('a link field has the same problem, with the value to fill in', () => {
  const all = changed('paginas.yaml', 'link: /contact\n      - titel', 'link: /contct\n      - titel');
  expect(checkContent(all).problems).toMatchObject([
    { field: 'paginas 2 › blokken 5 › kaarten 2 › link', advice: 'schrijf /contact', instead: '/contact' },
  ]);
});

test('a page that gets another name takes its links along, as problems with the new address', () => {
  const link = withSentence('Lees de [post](/kwaakpost).');
  const renamed = link['paginas.yaml']?.replace('- naam: Kwaakpost', '- naam: Kwaakposten') ?? '';
  expect(checkContent(link).problems).toBeUndefined();
  expect(adviceOf({ ...link, 'paginas.yaml': renamed })).toEqual([
    'inleiding: schrijf (/kwaakposten) in plaats van (/kwaakpost)',
    'paginas 2 › blokken 1 › tekst 2: schrijf (/kwaakposten) in plaats van (/kwaakpost)',
    'paginas 2 › blokken 6 › oproep › link: schrijf /kwaakposten',
  ]);
});

test.each([
  ['- naam: Kwaakpost', '- naam: Contact', 'kies een ander adres: /contact/ bestaat al'],
  ['adres: poel', 'adres: Onze Poel', 'schrijf onze-poel'],
  ['adres: poel', 'adres: fotos', 'kies een ander adres: /fotos/ bestaat al'],
  ['adres: poel', 'adres: kwaakpost', expect.stringContaining('geef deze pagina een eigen naam')],
  [
    / {4}blokken:\n {6}- titel: Uit de poel(?:.*\n)*?(?= {2}- naam: Rond)/,
    '',
    expect.stringContaining('blokken'),
  ],
  ['          tekst: Op zaterdag', '          teskt: Op zaterdag', 'bedoel je tekst?'],
  [
    '      - titel: De Kwaker\n',
    '      - titel: De Kwaker\n        tekst: [Lees hem.]\n',
    expect.stringMatching(/^hou er één over/),
  ],
  ['bestand: huisregels.pdf', 'bestand: huisregels.docx', expect.anything()],
  ['staatIn: leiding', 'staatIn: onderaan', expect.stringMatching(/^kies leiding of activiteiten/)],
])('%s › %s is a problem with its remedy', (from, to, advice) => {
  expect(checkContent(changed('paginas.yaml', from, to)).problems).toMatchObject([{ advice }]);
});

test('a page in a file of its own is a problem that names the right file', () => {
  expect(checkContent({ ...texts, 'paginas/faq.yaml': 'naam: Vragen\n' }).problems).toMatchObject([
    {
      file: 'content/paginas/faq.yaml',
      advice: expect.stringMatching(/^zet deze pagina in content\/paginas\.yaml/),
    },
  ]);
});

test('an album of 61 photos is a problem: the last go to another block', () => {
  const photos = Array.from(
    { length: 58 },
    () => '          - { bestand: herfst/vuur-1200x800.jpg, alt: Vuur }\n',
  );
  const all = changed(
    'paginas.yaml',
    '          - bestand: herfst/laarzen',
    `${photos.join('')}          - bestand: herfst/laarzen`,
  );
  expect(adviceOf(all)).toEqual([
    'paginas 2 › blokken 3 › fotos: zet de andere in een volgend blok, met een eigen titel',
  ]);
});

test('links to a page that is switched off, or not known yet, are words', () => {
  const link = withSentence('Lees de [post](/kwaakpost).');
  const { content } = checkContent(textsWithout(link, 'paginas'));
  expect(content?.contact.inleiding).toBe('Lees de post.');
  expect(content?.ownPages).toBeUndefined();
  const early = checkContent(link, [], { day: 30, month: 9, year: 2026 }).content;
  expect(early?.contact.inleiding).toBe('Lees de post.');
  expect(early?.ownPages?.paginas.map(({ adres }) => adres)).toEqual(['poel']);
  const onTheDay = checkContent(link, [], { day: 1, month: 10, year: 2026 }).content;
  expect(onTheDay?.contact.inleiding).toBe('Lees de [post](/kwaakpost).');
});
