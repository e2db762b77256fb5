/** @jest-environment node */
import { parseDocument } from 'yaml';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { readSources } from '@/lib/content/check/sources';
import type { Problem } from '@/lib/content/problem';
import { edited } from './document';
import {
  allFields,
  pageOf,
  placeIn,
  placeOf,
  problemsAt,
  problemsBelow,
  sheetOf,
  sheetParts,
  titleOf,
  trailOf,
  valueAtPlace,
} from './places';

jest.mock('yaml', () => {
  const actual = jest.requireActual('yaml');
  return { ...actual, parseDocument: jest.fn(actual.parseDocument) };
});

const texts = exampleTexts();
const names = (parts: ReturnType<typeof sheetParts>) => parts.map(({ place }) => place.path.at(-1));

test('a text is parsed once, for the check and for however many of its fields are asked for', () => {
  jest.mocked(parseDocument).mockClear();
  const other = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text}\n`]));
  const found = allFields(other).map(({ place }) => [titleOf(other, place), valueAtPlace(other, place)]);
  expect(found.length).toBeGreaterThan(500);
  readSources(other);
  const parsed = jest.mocked(parseDocument).mock.calls.map(([text]) => text);
  expect(parsed.filter((text) => text !== '').toSorted()).toEqual(Object.values(other).toSorted());
});

test('the sheet of a name holds all of the person, and where it stands in the list', () => {
  const sheet = sheetOf({ file: 'boys', path: ['groepen', 0, 'leiding', 1, 'naam'] });
  expect(names(sheet.parts)).toEqual(['naam', 'foto', 'toestemming']);
  expect(sheet.list).toMatchObject({ at: 1, place: { path: ['groepen', 0, 'leiding'] } });
});

test('the sheet of a field that stands by itself is that field alone; of a photo, its words too', () => {
  expect(names(sheetOf({ file: 'camp', path: ['kamp', 'tot'] }).parts)).toEqual(['tot']);
  expect(sheetOf({ file: 'camp', path: ['kamp', 'tot'] }).list).toBeUndefined();
  expect(names(sheetOf({ file: 'camp', path: ['foto', 'alt'] }).parts)).toEqual(['bestand', 'alt']);
});

test('both numbers of a place on the map stand with its address', () => {
  const sheet = sheetOf({ file: 'site', path: ['lokaal', 'breedtegraad'] });
  expect(sheet.place.path).toEqual(['lokaal']);
  expect(names(sheet.parts)).toEqual(expect.arrayContaining(['straat', 'breedtegraad', 'lengtegraad']));
});

test('the sheet of a paragraph knows the list that it is one of', () => {
  const sheet = sheetOf({ file: 'camp', path: ['kamp', 'tekst', 0] });
  expect(sheet.list).toMatchObject({ at: 0, place: { path: ['kamp', 'tekst'] } });
});

test.each([
  ['/bivak', 'camp', ['kamp', 'tot']],
  ['/verhuur/infofiche', 'rental', ['infofiche', 'kop']],
  ['/verhuur', 'rental', ['kop']],
  ['/bivak', 'documents', ['bivak', 0]],
  ['/', 'calendar', ['titel']],
  ['/', 'site', ['naam']],
] as const)('%s shows %s › %s', (route, file, where) => {
  expect(pageOf({ file, path: where })).toBe(route);
});

test('a place has the title that people know', () => {
  const place = { file: 'boys', path: ['groepen', 0, 'leiding', 1] } as const;
  expect(titleOf(texts, place)).toBe('Wannes');
  expect(trailOf(texts, place)).toBe('Jongensleiding › Groepen › Dikkopjes › Leiding');
  expect(valueAtPlace(texts, { file: 'boys', path: [...place.path, 'naam'] })).toBe('Wannes');
});

test('what is only for some age groups has their names', () => {
  const trip = { file: 'camp', path: ['boekje', 'vertrek', 2] } as const;
  expect(titleOf(texts, trip)).toBe('Salamanders, IJsvogels en Schaatsenrijders');
  expect(titleOf(texts, { file: 'camp', path: ['boekje', 'paklijst', 2] })).toBe(
    'Salamanders en Schaatsenrijders',
  );
  expect(titleOf(texts, { file: 'camp', path: ['boekje', 'paklijst', 0] })).toBe('Slapen');
});

test('a problem belongs to its field, and to the blocks around it', () => {
  const problem: Problem = {
    file: 'content/leiding/jongens.yaml',
    field: 'groepen 1 › leiding 2 › naam',
    expected: 'een tekst',
    advice: '',
  };
  const field = { file: 'boys', path: ['groepen', 0, 'leiding', 1, 'naam'] } as const;
  expect(problemsAt([problem], field)).toEqual([problem]);
  expect(problemsAt([problem], { ...field, path: ['groepen', 0] })).toEqual([]);
  expect(problemsBelow([problem], { ...field, path: ['groepen', 0] })).toEqual([problem]);
  expect(problemsBelow([problem], { ...field, path: ['groepen'] })).toEqual([problem]);
  expect(problemsBelow([problem], { ...field, path: ['groepen', 1] })).toEqual([]);
  expect(problemsBelow([problem], { file: 'girls', path: [] })).toEqual([]);
});

test('a problem leads to where it is put right', () => {
  const problem = { file: 'content/leiding/jongens.yaml', expected: 'een tekst', advice: '' };
  expect(placeOf({ ...problem, field: 'groepen 1 › leiding 2 › naam' })).toEqual({
    file: 'boys',
    path: ['groepen', 0, 'leiding', 1, 'naam'],
  });
  expect(placeOf({ ...problem, field: 'groepen 2' })).toEqual({ file: 'boys', path: ['groepen', 1] });
  expect(placeOf({ ...problem, field: 'groepn' })).toBeUndefined();
  expect(placeOf(problem)).toBeUndefined();
});

test('the online version of a leader is found by identity, at any index of the list', () => {
  const text = texts['leiding/jongens.yaml'] ?? '';
  const leiding = ['groepen', 0, 'leiding'];
  const now = (next: string) => ({ ...texts, 'leiding/jongens.yaml': next });
  const online = (next: string, at: number) =>
    placeIn(texts, now(next), { file: 'boys', path: [...leiding, at, 'naam'] })?.path.at(-2);
  const moved = edited('boys', text, { type: 'move', list: leiding, from: 1, to: 0 });
  expect([0, 1, 2].map((at) => online(moved, at))).toEqual([1, 0, 2]);
  const added = edited('boys', text, { type: 'insert', list: leiding, at: 1, value: { naam: 'Nel' } });
  expect([0, 1, 2].map((at) => online(added, at))).toEqual([0, undefined, 1]);
});

test('every field can be searched for, also empty optional ones', () => {
  const fields = allFields(texts).map(({ place }) => [place.file, ...place.path].join('.'));
  expect(fields.length).toBeGreaterThan(400);
  expect(fields).toContain('camp.kamp.tot');
  expect(new Set(fields).size).toBe(fields.length);
});

test('a price stands above its grid of drawings', () => {
  const parts = sheetParts({ file: 'home', path: ['uniformen', 'prijzen', 0] });
  expect(names(parts)).toEqual(['stuk', 'opmerking', 'prijs', 'kind', 'volwassene', 'enkel', 'icoon']);
});
