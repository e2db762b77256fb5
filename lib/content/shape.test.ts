/** @jest-environment node */
import * as z from 'zod';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { text, words } from './fields';
import { labelAt, labelNames } from './labels';
import { contentFiles, contentSchema } from './schemas';
import { emptyOf, type Shape, shapeAt, shapeFrom, shapeOf } from './shape';

/** Every place of all files without those in lists, with its shape. */
function everyPlace(shape: Shape, path: readonly string[]): { path: readonly string[]; shape: Shape }[] {
  const inside =
    shape.is === 'block'
      ? Object.entries(shape.fields).flatMap(([key, field]) => everyPlace(field, [...path, key]))
      : shape.is === 'list'
        ? everyPlace(shape.item, path)
        : [];
  return [{ path, shape }, ...inside];
}
const places = contentFiles.flatMap((file) => everyPlace(shapeOf(file), [file]));

test('every field of the schemas has a kind and a label', () => {
  expect(places.length).toBeGreaterThan(250);
  expect(places.filter(({ shape }) => shape.is === 'field').length).toBeGreaterThan(200);
});

test('a new field without a label is named, and so is one without a kind, or a list of which one has no name', () => {
  const withField = (field: z.ZodType, key: string) => () =>
    shapeFrom(contentSchema.shape.camp.extend({ [key]: field }), ['camp']);
  expect(withField(text, 'knutselen')).toThrow('has no label for camp › knutselen');
  expect(withField(z.boolean(), 'tip')).toThrow('has no kind for camp › tip');
  expect(withField(z.array(words), 'tip')).toThrow('does not say what one of camp › tip is called');
});

test('no label stands there for a field that is no more', () => {
  const used = new Set(places.map(({ path }) => labelAt(path)?.name));
  expect(labelNames.filter((name) => !used.has(name))).toEqual([]);
});

test('what fields are called follows from the block that they stand in', () => {
  expect(shapeAt('camp', ['kamp', 'van'])).toMatchObject({ label: 'Eerste dag', kind: 'dayOfYear' });
  expect(shapeAt('site', ['werking', 'van'])).toMatchObject({ label: 'Begint om', kind: 'time' });
  expect(shapeAt('rental', ['bezet', 'periodes', 3, 'wie'])).toMatchObject({
    kind: 'ownWords',
    optional: true,
  });
});

test('a list tells how many it holds and what one of it is called', () => {
  expect(shapeAt('boys', ['groepen', 0, 'leiding'])).toMatchObject({
    is: 'list',
    one: 'leider',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    item: { label: 'Leider' },
  });
  expect(shapeAt('home', ['welkom', 'slogan'])).toMatchObject({ least: 1, most: 2 });
});

test('a choice tells what there is to choose', () => {
  expect(shapeAt('site', ['werking', 'dag'])).toMatchObject({
    kind: 'choice',
    choices: expect.arrayContaining(['zondag']),
  });
  expect(shapeAt('home', ['activiteiten', 'kaarten', 0, 'icoon'])).toMatchObject({
    kind: 'drawing',
    choices: expect.arrayContaining(['tent']),
  });
});

test('a new part of a list has the fields that it has to have, and no others', () => {
  const item = shapeAt('girls', ['groepen', 0, 'leiding', 0]);
  expect(item && emptyOf(item)).toEqual({ naam: null });
  const group = shapeAt('girls', ['groepen', 0]);
  expect(group && emptyOf(group)).toMatchObject({ naam: null, foto: { bestand: null, alt: null } });
});

test('where no schema knows anything, there is no shape', () => {
  expect(shapeAt('camp', ['kamp', 'bestaatNiet'])).toBeUndefined();
  expect(shapeAt('camp', ['kop', 'kop'])).toBeUndefined();
  expect(exampleContent().camp.kop).not.toBe('');
});
