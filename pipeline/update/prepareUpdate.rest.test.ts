/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import { filesIn } from '@/lib/files/files';
import { madeOnce } from '@/lib/files/testing/madeOnce';
import { testFolder } from '@/lib/files/testing/testFolder';
import { prepareUpdate } from './prepareUpdate';
import { gitBelow, newsFileOf } from './testing/repositories';
import { UpdateError } from './update';

const { at, read, write } = testFolder();

const git = gitBelow(at);

/** A version of the program, in a folder that is its repository. */
function release(program: string, page: string): void {
  write('program/lib/version/version.json', JSON.stringify({ program, content: 1 }));
  write('program/package.json', '{}');
  write('program/docs/NIEUW.md', newsFileOf('2.0.0'));
  write('program/app/page.tsx', page);
  git('program', 'add', '-A');
  git('program', 'commit', '-qm', program);
  git('program', 'tag', `v${program}`);
}

/** A program with two versions, and a group with the first. */
madeOnce(at, () => {
  write('program/.gitignore', '.cache/\n');
  git('program', 'init', '-q', '--template=', '-b', 'main');
  release('1.0.0', 'old');
  git('.', 'clone', '-q', '--template=', 'program', 'group');
  git('group', 'config', 'user.name', 'Nel');
  git('group', 'config', 'user.email', 'nel@site.example');
  write('group/content/site.yaml', 'naam: Wij\n');
  git('group', 'add', '-A');
  git('group', 'commit', '-qm', 'own');
  release('2.0.0', 'new');
});

const run = (more: object = {}) =>
  prepareUpdate({
    root: at('group'),
    source: at('program'),
    handOver: at('handOver'),
    migrate: async () => [{ file: 'content/site.yaml', advice: 'kijk de naam na' }],
    check: async () => undefined,
    ...more,
  });
const report = () => JSON.parse(read('handOver/verslag.json'));
const newer = {
  from: '1.0.0',
  to: '2.0.0',
  news: [
    {
      version: '2.0.0',
      date: '1 mei 2027',
      parents: ['Iets.'],
      todo: ['Niets.'],
      better: ['Nieuw in 2.0.0.'],
    },
  ],
};

test('a new version is one commit of the project, with a report of the files that change', async () => {
  const returned = await run();
  expect(report()).toEqual(returned);
  expect(returned).toEqual({
    ...newer,
    problem: '',
    lines: [],
    remarks: [expect.stringContaining('kijk de naam na')],
    workflows: [],
    files: ['app/page.tsx', 'lib/version/version.json'],
  });
  expect(filesIn(at('handOver'))).toEqual(['verslag.json']);
  expect(git('group', 'rev-list', '--count', 'HEAD')).toBe('3');
  expect(read('group/app/page.tsx')).toBe('new');
});

test.each<[string, object, (() => void) | undefined, string]>([
  [
    'the check of the new version refuses',
    {
      check: async () => {
        throw new UpdateError('content/site.yaml, regel 1: te kort');
      },
    },
    undefined,
    'content/site.yaml, regel 1: te kort',
  ],
  [
    'own code would be lost',
    {},
    () => {
      write('group/app/page.tsx', 'ours');
      git('group', 'commit', '-qam', 'ours');
    },
    'app/page.tsx (gewijzigd)',
  ],
])('when %s, the report says so, and the project stays as it was', async (_, more, before, problem) => {
  before?.();
  const head = git('group', 'rev-parse', 'HEAD');
  await run(more);
  expect(report()).toMatchObject({
    ...newer,
    problem: expect.stringContaining(problem),
    lines: [],
    files: [],
  });
  expect(git('group', 'rev-parse', 'HEAD')).toBe(head);
});

test('without a newer version nothing is handed over', async () => {
  await run();
  rmSync(at('handOver'), { recursive: true });
  expect(await run()).toBeUndefined();
  expect(existsSync(at('handOver'))).toBe(false);
});

test('a repository that cannot be read is a failure', async () => {
  await expect(run({ source: at('nowhere') })).rejects.toThrow(/is niet te lezen/);
  expect(existsSync(at('handOver'))).toBe(false);
});
