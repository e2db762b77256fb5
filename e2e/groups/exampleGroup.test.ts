/** @jest-environment node */
import path from 'node:path';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { sourcesIn } from '@/lib/content/check/read';
import { contentFiles } from '@/lib/content/schemas/files';
import { type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { exampleContent, type GroupName, groupFolder } from './exampleGroup';

type Field = { name: string; isRequired: boolean; isUsed: boolean };

/** Every field that an editor may write, wherever the schema allows it in the content of a group. */
function fieldsOf(group: GroupName): Field[] {
  const sources = sourcesIn(path.join(groupFolder(group), 'content'));
  return contentFiles.flatMap((file) => fieldsIn(shapeOf(file), sources[file]?.value, file));
}

function fieldsIn(shape: Shape, value: unknown, at: string): Field[] {
  if (shape.type === 'list')
    return Array.isArray(value) ? value.flatMap((item) => fieldsIn(shape.item, item, at)) : [];
  if (shape.type === 'field' || typeof value !== 'object' || value === null) return [];
  return Object.entries(shape.fields).flatMap(([key, below]) => {
    const name = `${at} › ${key}`;
    const child: unknown = Reflect.get(value, key);
    return [
      { name, isRequired: !below.optional, isUsed: isFilledIn(child) },
      ...fieldsIn(below, child, name),
    ];
  });
}

/** An empty list means the same as a missing field. */
const isFilledIn = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Of groups that are unlike the full one: with a block switched off, or with one form for boys and girls. */
const ofOthers = /^site › (?:kleuren|zonder)| › samen$/;

test('the full group uses every field that there is', () => {
  const fields = fieldsOf('full');
  const used = new Set(fields.filter(({ isUsed }) => isUsed).map(({ name }) => name));
  expect(used.size).toBeGreaterThan(100);
  expect(fields.map(({ name }) => name).filter((name) => !used.has(name) && !ofOthers.test(name))).toEqual(
    [],
  );
});

/** Blocks that the small group has, and texts of its own in the place of those that the program has (`lib/content/blocks.ts`). */
const ofItsOwn =
  /^(?:site › (?:lokaal|werking|voettekst|formulier|nietGevonden)|home|privacy|contact|calendar|camp › (?:documenten|terugbetaling))(?: ›|$)/;

test('the small group leaves every field out that may be, but its blocks, texts, colours and leaders', () => {
  const optional = fieldsOf('small').filter(({ isRequired }) => !isRequired);
  const leftOut = new Set(optional.filter(({ isUsed }) => !isUsed).map(({ name }) => name));
  expect(leftOut.size).toBeGreaterThan(10);
  const used = optional.map(({ name }) => name).filter((name) => !leftOut.has(name));
  expect(used.filter((name) => !ofItsOwn.test(name))).toEqual([
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
  expect(rental.fotos?.lijst).toHaveLength(20);
  expect(allDocuments(campDocuments(documents))).toHaveLength(49);
  expect(boys.groepen.flatMap(({ leiding }) => leiding).filter(({ foto }) => !foto)).toHaveLength(1);
});
