/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent, checkWithFiles } from './check';
import { documentMentions, photoMentions } from './mentions';

const texts = exampleTexts();

test('the texts of all files make content', () => {
  expect(checkContent(texts).content?.camp?.kamp.plaats?.town).toBe('Elzenmeer');
});

test('a problem has its file and line, without reading a file', () => {
  const { problems } = checkContent({
    ...texts,
    'verhuur.yaml': texts['verhuur.yaml']?.replace(/^kop: .*/m, 'kop:') ?? '',
  });
  expect(problems).toMatchObject([{ file: 'content/verhuur.yaml', line: 3, field: 'kop' }]);
});

test('the advice about a link names the pages that the group has', () => {
  const zonder = `${texts['site.yaml']}\nzonder: [verhuur]\n`;
  const wrong = `${texts['contact.yaml']}\ninleiding: Kijk [hier](//elders.example).\n`.replace(
    /^inleiding: (?!Kijk).*\n/m,
    '',
  );
  const [problem] = checkContent({ ...texts, 'site.yaml': zonder, 'contact.yaml': wrong }).problems ?? [];
  expect(problem?.advice).toMatch(
    /^kies een van \/, \/jongensleiding, \/meisjesleiding, \/programma, \/bivak, .*\/contact, \/privacy, \/kwaakpost, \/poel, of/,
  );
});

test('a missing file is one problem, with a similar name that exists', () => {
  const { 'home.yaml': home = '', ...others } = texts;
  expect(checkContent({ ...others, 'Home.yml': home }).problems).toMatchObject([
    { file: 'content/home.yaml', found: 'geen bestand met deze naam, wel Home.yml' },
  ]);
});

test('an unreadable file is not reported as missing', () => {
  const { 'home.yaml': _, ...others } = texts;
  const unreadable = { file: 'content/home.yaml', expected: 'een tekst', advice: 'bewaar het opnieuw' };
  expect(checkContent(others, [unreadable]).problems).toEqual([unreadable]);
});

describe('the check of an editor', () => {
  const { sources } = checkContent(texts);
  const photos = photoMentions(sources).map(({ file }) => file);
  const documents = documentMentions(sources).map(({ file }) => file);

  test('finds no problem when every photo and document exists', () => {
    expect(checkWithFiles(texts, { photos, documents }).problems).toBeUndefined();
  });

  test('names missing photos, and the missing documents of an added year', () => {
    const leader = photos.find((photo) => photo.startsWith('leiding/'));
    const without = checkWithFiles(texts, { photos: photos.filter((photo) => photo !== leader), documents });
    expect(without.content).toBeUndefined();
    expect(without.problems).toMatchObject([{ found: `${leader}; dat bestand is er niet` }]);
    const year = texts['documenten.yaml']?.replace(
      /^bivak:\n/m,
      'bivak:\n  - jaar: 2031\n    ziekenfondsen: [CM]\n    neutraal: ja\n',
    );
    expect(
      checkWithFiles({ ...texts, 'documenten.yaml': year ?? '' }, { photos, documents }).problems,
    ).toMatchObject([
      {
        field: 'bivak 1',
        found: '2031, maar de map public/documents/2031 is er niet, of is leeg',
        expected: 'de map public/documents/2031 met 3 papieren, zoals cm-jongens.pdf',
      },
    ]);
  });

  test('parses only the text that changed', () => {
    const before = checkWithFiles(texts, { photos, documents }).sources;
    const home = texts['home.yaml']?.replace(/^titel: .*/m, 'titel: Anders') ?? '';
    const after = checkWithFiles({ ...texts, 'home.yaml': home }, { photos, documents });
    expect(after.content?.home.titel).toBe('Anders');
    expect(after.sources.home).not.toBe(before.home);
    expect(after.sources.camp).toBe(before.camp);
  });
});
