/** @jest-environment node */
import type { Tree } from './git';
import { ownChanges } from './ownChanges';

const tree = (files: Record<string, string>): Tree =>
  new Map(Object.entries(files).map(([path, blob]) => [path, { mode: '100644', blob }]));

const release = { 'app/a.ts': 'a1', 'app/b.ts': 'b1', 'README.md': 'r1', 'content/site.yaml': 's1' };
const next = { 'app/a.ts': 'a2', 'app/c.ts': 'c2', 'README.md': 'r1', 'NOTICE.md': 'n2' };

/** The changes of a group that has the release with these files otherwise; without a hash it has none. */
const changes = (own: Record<string, string | undefined>, known: readonly string[] = []) =>
  ownChanges(
    {
      release: tree(release),
      group: tree(JSON.parse(JSON.stringify({ ...release, ...own }))),
      next: tree(next),
    },
    (blob) => known.includes(blob),
  ).map(({ path, type }) => `${path} ${type}`);

test('a group that has the release, with its own content, changed nothing', () => {
  expect(changes({ 'content/site.yaml': 'own', 'public/documents/fiche.pdf': 'own' })).toEqual([]);
});

test('program files that it changed, deleted or added are named', () => {
  expect(
    changes({ 'README.md': 'own', 'app/a.ts': undefined, 'app/own.ts': 'own', 'NOTICE.md': 'own' }),
  ).toEqual(['NOTICE.md added', 'README.md changed', 'app/a.ts deleted', 'app/own.ts added']);
});

test('files of its own outside the folders of the program are none of its business', () => {
  expect(
    changes({ 'notities.md': 'own', 'public/google12.html': 'own', 'foto-archief/1.jpg': 'own' }),
  ).toEqual([]);
});

test('what equals the next version, or any version, is no change of its own', () => {
  expect(changes({ 'app/a.ts': 'a2', 'app/b.ts': undefined, 'app/c.ts': 'c1' }, ['c1'])).toEqual([]);
});
