/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { filesIn } from '@/lib/files/files';
import { version } from '@/lib/version/version';
import { cut, dropped, put, renamed, valueAt } from './edits';
import { contentFormat } from './format';
import { type Migration, migrations } from './formats';
import { migrate, NewerContentError } from './migrate';

/** The contents of the full group, frozen in each format before the newest. */
const frozen = path.join('lib', 'content', 'migrations', 'testing');
const textsOf = (format: number): Texts => {
  if (format === version.content) return exampleTexts();
  const folder = path.join(frozen, `format-${format}`);
  return Object.fromEntries(
    filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
};

/** Formats that there are not: 2 renames, moves and splits; 3 drops. */
const madeUp: Migration[] = [
  (texts) => {
    const site = texts['site.yaml'] ?? '';
    const { text, lines } = cut(renamed(site, ['werking', 'lidgeld'], 'bijdrage'), ['voettekst', 'jaar']);
    const [street = '', number = ''] = String(valueAt(text, ['lokaal', 'straat']) ?? '').split(/ (?=\d)/);
    const isSplit = valueAt(text, ['lokaal', 'nummer']) !== undefined;
    const split = isSplit
      ? text
      : put(dropped(text, ['lokaal', 'straat']), ['lokaal'], [`straat: ${street}`, `nummer: "${number}"`]);
    return {
      texts: {
        ...texts,
        ...('site.yaml' in texts && { 'site.yaml': split }),
        ...('home.yaml' in texts && { 'home.yaml': put(texts['home.yaml'] ?? '', ['voet'], lines) }),
      },
      remarks: number
        ? []
        : [{ file: 'content/site.yaml', field: 'lokaal › nummer', advice: 'vul het nummer in' }],
    };
  },
  (texts) => ({
    texts:
      'site.yaml' in texts
        ? { ...texts, 'site.yaml': dropped(texts['site.yaml'] ?? '', ['facebook']) }
        : texts,
    remarks: [],
  }),
];

const own = {
  'site.yaml': `# Van ons
naam: KLJ Elders
facebook: https://facebook.example/elders

lokaal:
  # waar we zijn
  straat: Molenpad 4
  gemeente: Elders

werking: { dag: zondag, lidgeld: 40 } # per jaar
voettekst:
  # eerste jaar
  jaar: 2020
  groet: Dag!
# einde
`,
  'home.yaml': 'titel: Welkom # kort\n',
};

const migrated = {
  'site.yaml': `# Van ons
naam: KLJ Elders

lokaal:
  # waar we zijn
  gemeente: Elders
  straat: Molenpad
  nummer: "4"

werking: { dag: zondag, bijdrage: 40 } # per jaar
voettekst:
  # eerste jaar
  groet: Dag!
# einde

# Hoe deze bestanden geschreven zijn: dit cijfer verandert met een nieuwe versie.
formaat: 3
`,
  'home.yaml': 'titel: Welkom # kort\nvoet:\n  jaar: 2020\n',
};

const asOnWindows = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, `\ufeff${text.replaceAll('\n', '\r\n')}`]),
  );

test('there is a migration from each format before the one of this program', () => {
  expect(migrations.length).toBe(version.content - 1);
});

test.each(Array.from({ length: version.content }, (_, index) => index + 1))(
  'content of format %i becomes that of the newest, which the check finds good',
  (format) => {
    const { texts } = migrate(textsOf(format));
    expect(contentFormat(texts)).toBe(version.content);
    expect(checkContent(texts).problems ?? []).toEqual([]);
    expect(migrate(texts)).toEqual({ texts, remarks: [] });
  },
);

test('what each migration renames, moves, splits and drops changes those lines alone', () => {
  expect(migrate(own, madeUp)).toEqual({ texts: migrated, remarks: [] });
  expect(migrate(asOnWindows(own), madeUp).texts).toEqual(asOnWindows(migrated));
});

test('texts that were migrated change no more, nor when a migration is made twice', () => {
  expect(migrate(migrated, madeUp).texts).toEqual(migrated);
  const twice = madeUp.reduce<Texts>((texts, migration) => migration(texts).texts, migrated);
  expect(twice).toEqual(migrated);
});

test('texts of a format in between go on from there', () => {
  const between = migrate(own, madeUp.slice(0, 1)).texts;
  expect(contentFormat(between)).toBe(2);
  expect(between['site.yaml']).toContain('facebook:');
  expect(migrate(between, madeUp).texts).toEqual(migrated);
});

test('remarks say what a leader has to look at', () => {
  const without = { ...own, 'site.yaml': own['site.yaml'].replace('Molenpad 4', 'Molenpad') };
  expect(migrate(without, madeUp).remarks).toEqual([
    { file: 'content/site.yaml', field: 'lokaal › nummer', advice: 'vul het nummer in' },
  ]);
});

test('2 moves other hours and that a group is full to the group; what has no group stays as a comment, with a remark', () => {
  const texts = {
    'site.yaml': 'naam: KLJ\n',
    'leiding/meisjes.yaml':
      'groepen:\n  - naam: Ribbels # de jongsten\n    leiding: []\n  - { naam: Kwiks, leiding: [] }\n',
    'leiding/jongens.yaml': 'groepen:\n  - naam: Ribbels\n    werking: { dag: zaterdag }\n',
    'programma.yaml':
      'kop: Wat? # kort\n# andere uren\nritme:\n  - voor: [Ribbels, Kwiks]\n    tot: "17:30"\n    waar: "Zaal \\"De Kom\\""\n  - voor: [Bende]\n    van: "13:00"\n',
    'lid.yaml': 'vol: [Ribbels (meisjes), Bende]\nzorg: Bel ons.\n',
  };
  const { texts: after, remarks } = migrate(texts, migrations.slice(0, 1));
  const own = 'werking: { tot: "17:30", waar: "Zaal \\"De Kom\\"" }';
  expect(after).toEqual({
    'site.yaml': expect.stringMatching(/^naam: KLJ\n.*formaat: 2\n$/s),
    'leiding/meisjes.yaml': `groepen:\n  - naam: Ribbels # de jongsten\n    leiding: []\n    ${own}\n    vol: ja\n  - { naam: Kwiks, leiding: [], ${own} }\n`,
    'leiding/jongens.yaml': texts['leiding/jongens.yaml'],
    'programma.yaml': 'kop: Wat? # kort\n# andere uren\n# Bende: werking: { van: "13:00" }\n',
    'lid.yaml': 'zorg: Bel ons.\n# Bende: vol: ja\n',
  });
  expect(remarks).toEqual([
    expect.objectContaining({ file: 'content/programma.yaml', field: 'ritme' }),
    {
      file: 'content/lid.yaml',
      field: 'vol',
      advice: 'zet Bende in een bestand van de leiding, met vol: ja',
    },
  ]);
  expect(migrate(after, migrations.slice(0, 1))).toEqual({ texts: after, remarks: [] });
});

test('2 leaves a file of which all moved with nothing in it, which the check finds good', () => {
  const before = {
    ...textsOf(1),
    'lid.yaml': 'vol: [Kwakers]\n',
    'programma.yaml': 'ritme: [{ voor: [Libellen] }]\n',
  };
  const { texts, remarks } = migrate(before, migrations.slice(0, 1));
  expect([texts['lid.yaml'], texts['programma.yaml'], remarks]).toEqual(['{}\n', '{}\n', []]);
  expect(texts['leiding/jongens.yaml']).toContain('vol: ja');
  expect(texts['leiding/meisjes.yaml']).not.toContain('werking: {');
  expect(checkContent(texts).problems ?? []).toEqual([]);
});

test('content of a later format, and a file that cannot be read, are refused', () => {
  expect(() => migrate({ 'site.yaml': 'naam: KLJ\nformaat: 9\n' })).toThrow(NewerContentError);
  expect(() => migrate({ 'site.yaml': 'naam: [' }, madeUp)).toThrow(
    /content\/site\.yaml kan niet gelezen worden/,
  );
});
