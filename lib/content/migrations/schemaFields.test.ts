/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { version } from '@/lib/version/version';
import { brokenFields, schemaFields } from './schemaFields';

const [heading, ...recorded] = readFileSync('lib/content/migrations/format.txt', 'utf8').trim().split('\n');

/**
 * Fails for a schema that may refuse what groups have. Then raise `content` in version.json, and write a migration. If no group can have it,
 * accept it: `node scripts/run.mjs scripts/recordFormat.ts`, with the reason in the commit.
 */
test('content of the last release is right in this one, or has another format', () => {
  expect(recorded.length).toBeGreaterThan(300);
  if (heading === `format ${version.content}`) expect(brokenFields(recorded, schemaFields())).toEqual([]);
});

const now = [
  'site block',
  'site.naam plain',
  'site.dag choice zaterdag,zondag',
  'site.lijst list:0-6 optional',
  'site.lijst[] block',
  'site.lijst[].tekst text',
  'site.blok block optional',
  'site.blok.naam plain',
];
const without = (place: string) => now.filter((line) => !line.startsWith(`${place} `));
const instead = (line: string) => [...without(line.split(' ')[0] ?? ''), line];

test.each([
  ['a field that is gone', without('site.naam'), 'site.naam is gone'],
  ['another kind', instead('site.naam email'), 'site.naam was plain and is email'],
  ['a field that has to be there', instead('site.lijst list:0-6'), 'site.lijst has to be there'],
  ['a shorter list', instead('site.lijst list:0-5 optional'), 'site.lijst was list:0-6 and is list:0-5'],
  ['a choice that is gone', instead('site.dag choice zondag'), 'site.dag may not be zaterdag any more'],
  [
    'a new field that is asked',
    instead('site.lijst[].kop plain'),
    'site.lijst[].kop is new, and has to be there',
  ],
])('%s is refused', (_what, changed, message) => {
  expect(brokenFields(now, changed)).toEqual([message]);
});

test.each([
  ['an optional field', instead('site.kop plain optional')],
  [
    'an optional block with a field that it needs',
    [...now, 'site.nieuw block optional', 'site.nieuw.naam plain'],
  ],
  [
    'an optional list, of texts or of blocks',
    [
      ...now,
      ...['site.namen list:0-Infinity optional', 'site.namen[] plain'],
      ...['site.paden list:0-Infinity optional', 'site.paden[] block', 'site.paden[].van plain'],
    ],
  ],
  ['a field that may be left out', instead('site.naam plain optional')],
  ['a longer list', instead('site.lijst list:0-Infinity optional')],
  ['another choice', instead('site.dag choice zaterdag,zondag,vrijdag')],
])('%s is accepted', (_what, changed) => {
  expect(brokenFields(now, changed)).toEqual([]);
});
