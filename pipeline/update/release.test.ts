/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { madeOnce } from '@/lib/files/testing/madeOnce';
import { testFolder } from '@/lib/files/testing/testFolder';
import { version } from '@/lib/version/version';
import { release } from './release';
import { gitBelow, newsFileOf } from './testing/repositories';

const { at, read, write } = testFolder();
const git = (...args: string[]) => gitBelow(at)('.', ...args);

const commit = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('add', '-A');
  git('commit', '-qm', 'work');
};

/** A project of which 2.0.0 was released. */
madeOnce(at, async () => {
  git('init', '-q', '--template=', '-b', 'main');
  git('config', 'user.name', 'Nel');
  git('config', 'user.email', 'nel@site.example');
  commit({
    'docs/NIEUW.md': newsFileOf('2.0.0'),
    'lib/version/version.json': '{}',
    'lib/content/migrations/format.txt': '',
    '.github/workflows/publish.yml': 'publish',
  });
  await release(at(), '2.0.0');
});

test('a release sets the version, records what content may hold, and is tagged', async () => {
  commit({ 'docs/NIEUW.md': newsFileOf('2.1.0', '2.0.0') });
  await release(at(), '2.1.0');
  expect(JSON.parse(read('lib/version/version.json'))).toEqual({
    program: '2.1.0',
    content: version.content,
  });
  expect(read('lib/content/migrations/format.txt')).toMatch(/^format \d+\nsite block\n/);
  expect(git('describe', '--exact-match')).toBe('v2.1.0');
  expect(git('log', '-1', '--format=%s')).toBe('version: 2.1.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('a release holds the hash of its program, as the workflow calculates it, whatever a group makes of its content', async () => {
  commit({ 'docs/NIEUW.md': newsFileOf('2.1.0', '2.0.0') });
  await release(at(), '2.1.0');
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  const [, line = ''] = /^ +(hash=.*)$/m.exec(workflow) ?? [];
  const hash = () => spawnSync('bash', ['-c', `${line}; echo $hash`], { cwd: at(), encoding: 'utf8' }).stdout;
  expect(read('lib/version/tested.txt')).toBe(hash());
  commit({ 'content/site.yaml': 'naam: Chiro', 'public/documents/2026/cm.pdf': 'pdf' });
  expect(read('lib/version/tested.txt')).toBe(hash());
  commit({ 'app/page.tsx': 'changed' });
  expect(read('lib/version/tested.txt')).not.toBe(hash());
});

test.each([
  ['without its news', '2.1.0', {}, /begins with 2\.0\.0: write what 2\.1\.0 brings/],
  ['that was there', '2.0.0', {}, /2\.0\.0 was released already/],
  ['that is no version', '2.1', {}, /“2\.1” is no version/],
  [
    'with a new workflow that is no major one',
    '2.1.0',
    { 'docs/NIEUW.md': newsFileOf('2.1.0'), '.github/workflows/publish.yml': 'publish 2' },
    /act on \.github\/workflows\/publish\.yml: release 3\.0\.0/,
  ],
])('a release %s is refused, and changes nothing', async (_what, program, files, message) => {
  if (Object.keys(files).length > 0) commit(files);
  const before = git('show-ref');
  await expect(release(at(), program)).rejects.toThrow(message);
  expect(git('show-ref')).toBe(before);
});

test('a major release may have a new workflow; one of work that is not committed is refused', async () => {
  commit({ 'docs/NIEUW.md': newsFileOf('3.0.0', '2.0.0'), '.github/workflows/publish.yml': 'publish 2' });
  write('app/page.tsx', 'new');
  await expect(release(at(), '3.0.0')).rejects.toThrow('Commit everything first.');
  git('add', '-A');
  git('commit', '-qm', 'work');
  await release(at(), '3.0.0');
  expect(git('tag')).toBe('v2.0.0\nv3.0.0');
});
