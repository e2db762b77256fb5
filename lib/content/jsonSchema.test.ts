/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { jsonSchemaOf } from './jsonSchema';
import { schemaFiles } from './schemaFiles';
import { contentFiles, type FileName, fileNames } from './schemas';

const groups: readonly GroupName[] = ['full', 'small'];
const mistakes = (file: FileName, value: unknown): string[] => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.validate(jsonSchemaOf(file), value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

test('what code editors know of the content files is that of the schemas (npm run schemas writes it anew)', () => {
  const written = schemaFiles().map(([file, text]) => [file, readFileSync(file, 'utf8') === text]);
  expect(written).toEqual(schemaFiles().map(([file]) => [file, true]));
});

test.each(groups.flatMap((group) => contentFiles.map((file) => [group, file] as const)))(
  'nothing in the good content of the %s group looks wrong: %s',
  (group, file) => {
    const text = readFileSync(path.join(groupFolder(group), 'content', fileNames[file]), 'utf8');
    expect(mistakes(file, parse(text))).toEqual([]);
  },
);

test('a field is told with its label and its help, a drawing with the names to choose from', () => {
  expect(jsonSchemaOf('camp')).toMatchObject({
    title: 'Bivak',
    properties: {
      kamp: { properties: { van: { title: 'Eerste dag', description: expect.stringContaining('21 juli') } } },
    },
  });
  expect(jsonSchemaOf('girls')).toMatchObject({
    properties: {
      groepen: {
        items: { title: 'Groep', properties: { icoon: { enum: expect.arrayContaining(['tent']) } } },
      },
    },
  });
});

test('a field that no schema knows, a choice that there is not and an hour that is none look wrong', () => {
  expect(mistakes('contact', { onbekend: 1 }).join()).toContain('must NOT have additional properties');
  const werking = { dag: 'zondagen', van: '25:00' };
  const found = mistakes('site', { werking }).join('\n');
  expect(found).toContain('/werking/dag must be equal to one of the allowed values');
  expect(found).toContain('/werking/van must match pattern');
});

test('a list that may be left out may be left empty', () => {
  expect(mistakes('documents', { medischeFiche: null, bivak: null, lidgeld: [] })).toEqual([]);
});
