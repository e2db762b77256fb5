/** @jest-environment node */
import { createHash } from 'node:crypto';
import { Fixture, testFixture } from '@/e2e/groups/fixture';
import type { ExampleGroup } from '@/lib/content/check/examples';
import { findExamples } from './examples';

const fixture = testFixture(new Fixture());

const nobody: ExampleGroup = { name: '', town: '', values: [], photos: [], leaders: [] };

const values = () => findExamples(fixture).map(({ value }) => value);

test('every invented address, number, name, place and identifier is found with its line', () => {
  expect(findExamples(fixture)).toEqual(
    expect.arrayContaining([
      { file: 'content/site.yaml', line: 16, field: 'lokaal › postcode', value: '9999' },
      { file: 'content/site.yaml', line: 18, field: 'lokaal › breedtegraad', value: '50' },
      { file: 'content/site.yaml', line: 21, field: 'email', value: 'dag@paddenrijk.example' },
      { file: 'content/site.yaml', line: 7, field: 'siteAdres', value: 'https://www.paddenrijk.example' },
      { file: 'content/site.yaml', line: 52, field: 'formulier › service', value: 'service_voorbeeld' },
      {
        file: 'content/contact.yaml',
        line: 13,
        field: 'hoofdleiding › personen 1 › telefoon',
        value: '0400 00 00 21',
      },
      { file: 'content/bivak.yaml', line: 21, field: 'kamp › plaats › postcode', value: '9998' },
    ]),
  );
});

test('real values are no examples', () => {
  fixture.edit('content/site.yaml', '"9999"', '"9000"');
  fixture.edit('content/site.yaml', 'breedtegraad: 50.0', 'breedtegraad: 50.0543');
  fixture.edit('content/contact.yaml', '"0400 00 00 21"', '"0470 12 34 56"');
  const found = values();
  for (const value of ['9999', '50', '0400 00 00 21', 'https://www.trooper.be']) {
    expect(found).not.toContain(value);
  }
});

test('a word within a value is none: a family, a street, a sentence with an address', () => {
  fixture.edit('content/site.yaml', 'straat: Mosstraat 7', 'straat: Pruimelgemstraat 7');
  const found = findExamples(fixture, { ...nobody, name: 'Speelbende ’t Paddenrijk', town: 'Pruimelgem' });
  const fields = found.map(({ value }) => value);
  expect(fields).toContain('Speelbende ’t Paddenrijk');
  expect(fields).not.toContain('Pruimelgemstraat 7');
  expect(fields).not.toContain('Wannes Voorbeeld');
  expect(fields.filter((value) => /\s/.test(value) && value.includes('.example'))).toEqual([]);
});

test('an example in a comment is no example', () => {
  const before = values().length;
  fixture.edit('content/site.yaml', 'werking:', '# Schrijf naar info@iemand.example\nwerking:');
  expect(values()).toHaveLength(before);
});

test.each([
  ['Latin-1', Buffer.from('%PDF-1.7 /Title (Voorbeeld)', 'latin1')],
  [
    'UTF-16',
    Buffer.concat([Buffer.from('%PDF-1.7 /Title (þÿ'), Buffer.from('Voorbeeld', 'utf16le').swap16()]),
  ],
])('a document titled as an example in %s is found', (_, pdf) => {
  fixture.write('public/documents/2026/cm-jongens.pdf', pdf);
  expect(findExamples(fixture)).toContainEqual({
    file: 'public/documents/2026/cm-jongens.pdf',
    value: 'een voorbeeldformulier',
  });
});

describe('what belongs to the group that every copy of the site begins with', () => {
  const group = (own: Partial<ExampleGroup>): ExampleGroup => ({ ...nobody, ...own });
  const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);
  const names = { name: 'Speelbende ’t Paddenrijk', town: 'Pruimelgem', values: ['’t Paddenrijk'] };

  test('its name and its town are found where they are the whole value', () => {
    const found = findExamples(fixture, group(names)).map(({ field, value }) => `${field}: ${value}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'naam: Speelbende ’t Paddenrijk',
        'korteNaam: ’t Paddenrijk',
        'gemeente: Pruimelgem',
      ]),
    );
  });

  test('a group in another town may bear the same name', () => {
    fixture.edit('content/site.yaml', 'gemeente: Pruimelgem', 'gemeente: Gent');
    const found = findExamples(fixture, group(names)).map(({ value }) => value);
    expect(found).not.toContain('Speelbende ’t Paddenrijk');
    expect(found).not.toContain('’t Paddenrijk');
  });

  test('a team with the same leaders is found, one of them changed is not', () => {
    const team = 'Jelle, Wannes, Tuur, Maximiliaan-Alexander';
    const leaders = group({ leaders: [digest(team)] });
    const found = () => findExamples(fixture, leaders).filter(({ value }) => value === team);
    expect(found()).toEqual([
      { file: 'content/leiding/jongens.yaml', line: 13, field: 'groepen 1 › leiding', value: team },
    ]);
    fixture.edit('content/leiding/jongens.yaml', 'naam: Tuur', 'naam: Mats');
    expect(found()).toEqual([]);
  });

  test('its photos are found, whatever they are called now', () => {
    const photo = Buffer.from('the photo of the example group');
    fixture.write('content/fotos/leiding/jelle.jpg', photo);
    expect(findExamples(fixture, group({ photos: [digest(photo)] }))).toContainEqual({
      file: 'content/fotos/leiding/jelle.jpg',
      value: 'een voorbeeldfoto',
    });
  });
});
