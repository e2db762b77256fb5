/** @jest-environment node */
import path from 'node:path';
import { z } from 'zod';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { sourcesIn } from '@/lib/content/check/read';
import { contentSchema } from '@/lib/content/schemas/content';
import { exampleContent, type GroupName, groupFolder } from './exampleGroup';

type Schema = z.core.JSONSchema.BaseSchema;
type Field = { name: string; isRequired: boolean; isUsed: boolean };

/** Every field that an editor may write, wherever the schema allows it in the content of a group. */
function fieldsOf(group: GroupName): Field[] {
  const sources = sourcesIn(path.join(groupFolder(group), 'content'));
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  return fieldsIn(z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' }), values, '');
}

function fieldsIn(schema: Schema, value: unknown, at: string): Field[] {
  const { items } = schema;
  if (Array.isArray(value) && isSchema(items)) return value.flatMap((item) => fieldsIn(items, item, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, below]) => {
    const name = at ? `${at} › ${key}` : key;
    const child: unknown = Reflect.get(value, key);
    const field = { name, isRequired: schema.required?.includes(key) ?? false, isUsed: isFilledIn(child) };
    return [field, ...(isSchema(below) ? fieldsIn(below, child, name) : [])];
  });
}

/** An empty list means the same as a missing field. */
const isFilledIn = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test('the full group uses every field that there is', () => {
  const fields = fieldsOf('full');
  const used = new Set(fields.filter(({ isUsed }) => isUsed).map(({ name }) => name));
  expect(used.size).toBeGreaterThan(100);
  expect(
    fields.map(({ name }) => name).filter((name) => !used.has(name) && !/^site › kleuren/.test(name)),
  ).toEqual([]);
});

test('the small group leaves every field out that may be, but the colours and the leaders', () => {
  const optional = fieldsOf('small').filter(({ isRequired }) => !isRequired);
  const leftOut = new Set(optional.filter(({ isUsed }) => !isUsed).map(({ name }) => name));
  expect(leftOut.size).toBeGreaterThan(10);
  expect(optional.map(({ name }) => name).filter((name) => !leftOut.has(name))).toEqual([
    'site › kleuren',
    ...['accent', 'knop', 'link', 'donker', 'voet', 'licht', 'vonk', 'zon'].map(
      (name) => `site › kleuren › ${name}`,
    ),
    'boys › groepen › leiding',
    'girls › bekendOp',
    'girls › groepen › leiding',
  ]);
});

test('the full group is as large as a real one: twenty photos of the hall, 49 documents, a leader without photo', () => {
  const { rental, documents, boys } = exampleContent();
  expect(rental.fotos.lijst).toHaveLength(20);
  expect(allDocuments(campDocuments(documents))).toHaveLength(49);
  expect(boys.groepen.flatMap(({ leiding }) => leiding).filter(({ foto }) => !foto)).toHaveLength(1);
});
