/** @jest-environment node */
import * as z from 'zod';
import { text } from '@/lib/content/kinds/text';
import { contentFiles, type FileName } from './files';
import { commonLabels } from './parts';
import { emptyOf, keysIn, kindAt, shapeAt, shapeFrom, shapeOf } from './shape';

const keys = contentFiles.flatMap((file) => keysIn(shapeOf(file)));

test('every field of the schemas has a kind and a label', () => {
  expect(keys.length).toBeGreaterThan(250);
});

test('a field without a label is an error, and so is one without a kind, or a list without a label for its parts', () => {
  const withField = (field: z.ZodType, key: string) => () =>
    shapeFrom(z.strictObject({ [key]: field }), ['camp'], 'Bivak');
  expect(withField(text, 'knutselen')).toThrow('camp › knutselen has no label');
  expect(withField(z.boolean(), 'tip')).toThrow('camp › tip has no kind');
  expect(withField(z.array(text), 'tip')).toThrow('One part of camp › tip has no label');
});

test('every common label belongs to a field', () => {
  expect(Object.keys(commonLabels).filter((key) => !keys.includes(key))).toEqual([]);
});

test('a field has its own label, kind and whether it is optional', () => {
  expect(shapeAt('camp', ['kamp', 'van'])).toMatchObject({ label: 'Eerste dag', kind: 'dayMonth' });
  expect(shapeAt('site', ['werking', 'van'])).toMatchObject({ label: 'Begint om', kind: 'time' });
  expect(shapeAt('rental', ['bezet', 'periodes', 3, 'wie'])).toMatchObject({
    kind: 'privateText',
    optional: true,
  });
});

test('a list has its least and most number of parts, and the label of one', () => {
  expect(shapeAt('boys', ['groepen', 0, 'leiding'])).toMatchObject({
    type: 'list',
    one: 'leider',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    item: { label: 'Leider' },
  });
  expect(shapeAt('home', ['welkom', 'slogan'])).toMatchObject({ least: 1, most: 2 });
});

test('a choice and an icon have the values to choose from', () => {
  expect(shapeAt('site', ['werking', 'dag'])).toMatchObject({
    kind: 'choice',
    choices: expect.arrayContaining(['zondag']),
  });
  expect(shapeAt('home', ['activiteiten', 'kaarten', 0, 'icoon'])).toMatchObject({
    kind: 'icon',
    choices: expect.arrayContaining(['tent']),
  });
});

test('a new part of a list has its required fields, and no others', () => {
  const item = shapeAt('girls', ['groepen', 0, 'leiding', 0]);
  expect(item && emptyOf(item)).toEqual({ naam: null });
  const group = shapeAt('girls', ['groepen', 0]);
  expect(group && emptyOf(group)).toEqual({ naam: null, icoon: expect.any(String) });
});

test('a field that does not exist has no shape', () => {
  expect(shapeAt('camp', ['kamp', 'bestaatNiet'])).toBeUndefined();
  expect(shapeAt('camp', ['kop', 'kop'])).toBeUndefined();
});

test.each<[FileName, PropertyKey[]]>([
  ['home', ['welkom', 'foto', 'bestand']],
  ['home', ['welkom', 'fotoStaand']],
  ['home', ['activiteiten', 'kaarten', 2, 'events', 0, 'foto', 'bestand']],
  ['girls', ['groepen', 0, 'leiding', 3, 'foto']],
])('in %s, %j is a photo', (file, path) => {
  expect(kindAt(file, path)).toBe('photo');
});

test.each<[FileName, PropertyKey[]]>([
  ['home', ['welkom', 'foto', 'alt']],
  ['home', ['welkom', 'foto']],
  ['home', ['welkom', 'groet']],
  ['documents', ['medischeFiche']],
  ['home', ['welkom', 'foto', 'bestand', 'foto']],
  ['home', ['bestaatNiet', 'foto']],
])('in %s, %j is no photo', (file, path) => {
  expect(kindAt(file, path)).not.toBe('photo');
});
