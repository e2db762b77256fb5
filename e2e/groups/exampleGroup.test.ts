/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswers } from '@/lib/begin/answers';
import { contentOf } from '@/lib/begin/begin';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { readSources, type Texts } from '@/lib/content/check/sources';
import { contentFiles } from '@/lib/content/schemas/files';
import { type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { exampleContent, exampleTexts, groupFolder } from './exampleGroup';

type Field = { name: string; isRequired: boolean; isUsed: boolean };

/** Every field that an editor may write, wherever the schema allows it in the content of a group. */
function fieldsOf(texts: Texts): Field[] {
  const { sources } = readSources(texts);
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

/** Of groups that are unlike the full one: with a block switched off, one form for boys and girls, or a camp whose place is secret. */
const ofOthers = /^site › (?:kleuren|zonder)| › samen$|^camp › kamp › geheimTot$/;

test('the full group uses every field that there is', () => {
  const fields = fieldsOf(exampleTexts());
  const used = new Set(fields.filter(({ isUsed }) => isUsed).map(({ name }) => name));
  expect(used.size).toBeGreaterThan(100);
  expect(fields.map(({ name }) => name).filter((name) => !used.has(name) && !ofOthers.test(name))).toEqual(
    [],
  );
});

/** What somebody added in the page of leaders of the small group after it began. */
const later = [
  ['groepen:', 'bekendOp: 26 september 2099\ngroepen:'], // so far that no test is there yet
  [
    'icoon: kite\n    leiding: []',
    `icoon: kite
    leiding:
      - naam: Mila
      - naam: Żeljko
      - naam: Ines
        foto: leiding/ines.jpg
        toestemming: ja`,
  ],
] as const;

test('the small group is what its answers make, with leaders whose names are not known yet and a programme', () => {
  const file = path.join(groupFolder('small'), 'antwoorden.json');
  const { answers, problems } = readAnswers(file, readFileSync(file, 'utf8'));
  expect(problems).toBeUndefined();
  const made: Texts = answers ? contentOf(answers, { year: 2026, month: 9, day: 1 }) : {};
  const { 'programma.yaml': programme, 'leiding/leiding.yaml': leaders, ...texts } = exampleTexts('small');
  expect({
    ...texts,
    'leiding/leiding.yaml': later.reduce((text, [from, to]) => text.replace(to, from), leaders ?? ''),
  }).toEqual(made);
  expect(programme?.match(/datum/g)).toHaveLength(3);
});

test('the full group is as large as a real one: twenty photos of the hall, 49 documents, a leader without photo', () => {
  const { rental, documents, boys } = exampleContent();
  expect(rental.fotos?.lijst).toHaveLength(20);
  expect(allDocuments(campDocuments(documents))).toHaveLength(49);
  expect(boys.groepen.flatMap(({ leiding }) => leiding).filter(({ foto }) => !foto)).toHaveLength(1);
});
