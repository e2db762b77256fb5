/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { nameKnownFields, schemaProblems } from '@/lib/content/check/schemaProblems';
import type { Problem } from '@/lib/content/problem';
import { contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { keysIn, type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { readSource } from '@/lib/content/yaml/source';
import { filesIn } from '@/lib/files/files';
import { edited } from './document';
import { allFields, placeOf } from './places';
import { valueFrom } from './typed';

const texts = exampleTexts('full');

const keys = [...new Set(contentFiles.flatMap((file) => keysIn(shapeOf(file))))];
/** Names of fields that no sentence could have. */
const names = keys.filter((key) => /[A-Z]/.test(key));
const notation = new RegExp(
  `velden?\\b [a-z]|veld [a-z]|streepje|aanhalingsteken|dubbelepunt|\\bregel\\b|\\.yaml|een blok|een lijst van \\d|content/|public/|${names.join('|')}|‘(?:${keys.join('|')})’|[⟦‖⟧]`,
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
        const { found, expected, advice } = problem.form ?? problem;
        if (placeOf(problem)) words.push(`${found} | ${expected} | ${advice}`);
      }
    }
  }
  expect(new Set(words).size).toBeGreaterThan(50);
  expect([...new Set(words)].filter((one) => notation.test(one))).toEqual([]);
}, 60_000);

test('a label that a message names is that of a file, block or field', () => {
  const labels = new Set(contentFiles.flatMap((file) => labelsIn(shapeOf(file))));
  const folders = ['schemas', 'kinds', 'check'].map((name) => path.join('lib/content', name));
  const sources = folders.flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)));
  const named = sources
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/‖[^⟦⟧]*⟧/g) ?? [])
    .flatMap((words) => [...words.matchAll(/‘([^‘’]+)’/g)].map(([, label]) => label));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((label) => !labels.has(label ?? ''))).toEqual([]);
});

const labelsIn = (shape: Shape): string[] => [
  shape.label,
  ...(shape.type === 'list' ? labelsIn(shape.item) : []),
  ...(shape.type === 'block' ? Object.values(shape.fields).flatMap(labelsIn) : []),
];
