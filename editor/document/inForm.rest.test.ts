/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { nameKnownFields, schemaProblems } from '@/lib/content/check/schemaProblems';
import type { Problem } from '@/lib/content/problem';
import { contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { keysIn, shapeOf } from '@/lib/content/schemas/shape';
import { readSource } from '@/lib/content/yaml/source';
import { edited } from './document';
import { inForm } from './inForm';
import { allFields, placeOf } from './places';
import { valueFrom } from './typed';

const texts = exampleTexts('full');

/** Names of fields that no sentence could have. */
const names = [...new Set(contentFiles.flatMap((file) => keysIn(shapeOf(file))))].filter((key) =>
  /[A-Z]/.test(key),
);
const notation = new RegExp(
  `velden?\\b [a-z]|veld [a-z]|streepje|aanhalingsteken|dubbelepunt|\\bregel\\b|\\.yaml|een blok|een lijst van \\d|content/|public/|${names.join('|')}`,
);

/** The problems of a file when a field of it is filled in. */
function problemsOf(file: FileName, text: string): Problem[] {
  const { source } = readSource(`content/${fileNames[file]}`, text);
  const issues = contentSchema.shape[file].safeParse(source?.value, { error: nameKnownFields }).error?.issues;
  return schemaProblems(
    (issues ?? []).map((issue) => ({ ...issue, path: [file, ...issue.path] })),
    { [file]: source },
  );
}

test('no message of a form has a word of the file', () => {
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  const words: string[] = [];
  for (const { place, shape } of allFields(texts)) {
    const { file, path } = place;
    const field = path.filter((step) => typeof step === 'string').join('.');
    for (const [typed, isTried] of [
      ['', isNew(`${file} ${field}`)],
      ['“oeps” <b>', isNew(shape.kind)],
      ['99', isNew(`99 ${shape.kind}`)],
    ] as const) {
      if (!isTried) continue;
      const edit = { type: 'set', path, value: valueFrom(shape.kind, typed) } as const;
      for (const problem of problemsOf(file, edited(file, texts[fileNames[file]] ?? '', edit))) {
        const { found, expected, advice } = inForm(problem);
        if (placeOf(problem)) words.push(`${found} | ${expected} | ${advice}`);
      }
    }
  }
  expect(new Set(words).size).toBeGreaterThan(50);
  expect([...new Set(words)].filter((one) => notation.test(one))).toEqual([]);
}, 60_000);

const at = (file: FileName, field: string) => ({ file: `content/${fileNames[file]}`, line: 3, field });

test.each([
  [
    {
      ...at('camp', 'kamp › bezoek › dag'),
      advice: 'kijk welke dag het bezoekmoment is, en de velden kamp › van en kamp › tot',
    },
    'kijk welke dag het bezoekmoment is, en ‘Eerste dag’ en ‘Laatste dag’',
  ],
  [
    { ...at('rental', 'bezet › periodes 1 › tot'), advice: 'kijk of van en tot niet omgewisseld zijn' },
    'kijk of ‘Komen aan op’ en ‘Vertrekken op’ niet omgewisseld zijn',
  ],
  [
    {
      ...at('home', 'uniformen › prijzen 2'),
      advice: 'de velden kind en volwassene, of alleen het veld prijs, of alleen het veld enkel',
    },
    '‘Prijs voor een kind’ en ‘Prijs voor een volwassene’, of alleen ‘Prijs voor iedereen’, of alleen ‘Waar je het koopt’',
  ],
  [
    { ...at('rental', 'prijzen › tarieven 1'), advice: 'voeg een prijs toe, bijvoorbeeld perPersoon: 5.5' },
    'voeg een prijs toe, bijvoorbeeld ‘Per persoon en per nacht, in huis’: 5,5',
  ],
  [
    {
      ...at('documents', 'bivak 1 › ziekenfondsen 1'),
      advice:
        'zet cm.pdf in de map public/documents/2027, of haal CM bij 2027 uit ziekenfondsen weg (of bij volgt)',
    },
    'kies het papier cm.pdf, of haal CM bij 2027 uit ‘Ziekenfondsen’ weg (of bij ‘Ziekenfondsen waarvan nog een papier komt’)',
  ],
  [
    {
      ...at('programme', 'programma 1 › datum'),
      advice: 'een dag met activiteit: deze staat in kalender.yaml bij geenActiviteit',
    },
    'een dag met activiteit: deze staat bij ‘Kalender’ bij ‘Dagen zonder activiteit’',
  ],
  [
    { ...at('home', 'welkom › inleiding'), advice: 'een foto hoort in een veld foto' },
    'een foto hoort in een eigen veld',
  ],
  [
    {
      ...at('rental', 'bezet › vertrek'),
      advice: 'schrijf het uur als "14:00", met de aanhalingstekens; een dag eindigt op "23:59"',
    },
    'schrijf het uur als 14:00; een dag eindigt op 23:59',
  ],
])('what a message names is called as in the form (%#)', (problem, words) => {
  expect(inForm(problem).advice).toBe(words);
});

test('an amount is written as people do', () => {
  const price = { ...at('site', 'werking › lidgeld'), expected: 'een getal, bijvoorbeeld 40 of 12.5' };
  expect(inForm({ ...price, advice: 'schrijf 12.5', instead: '12.5' })).toMatchObject({
    expected: 'een getal, bijvoorbeeld 40 of 12,5',
    advice: 'schrijf 12,5',
    instead: '12,5',
  });
});

test('a message about a field that no form has is unchanged', () => {
  const problem = { ...at('home', 'welkom › oeps'), advice: 'haal dit veld weg' };
  expect(inForm(problem)).toBe(problem);
});

test('what was found stands without the quotes of the file', () => {
  const found = (written: string) =>
    inForm({ ...at('home', 'titel'), found: written, advice: 'verbeter wat hier staat' }).found;
  expect(found('"14u"')).toBe('14u');
  expect(found('"Een lange zin die…')).toBe('Een lange zin die…');
  expect(found('niets: er staat alleen een streepje')).toBe('nog niets');
  expect(found('een blok met de velden stuk, icoon')).toBeUndefined();
});
