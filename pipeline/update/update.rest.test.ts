/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files';
import { madeOnce } from '@/lib/files/testing/madeOnce';
import { testFolder } from '@/lib/files/testing/testFolder';
import { gitBelow, newsFileOf } from './testing/repositories';
import { type UpdateOptions, type UpdateStep, update } from './update';

const { at, read, write } = testFolder();

const git = gitBelow(at);

/** Commits files in a repository as a version; a file without text is deleted. */
function commit(folder: string, files: Record<string, string | undefined>, version?: string): void {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(at(folder, file));
    else write(`${folder}/${file}`, text);
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', version ?? 'own');
  if (version) {
    git(folder, 'tag', `v${version}`);
    git(folder, 'push', '-q', '--tags', 'origin', 'HEAD:main');
  }
}

const versionFile = (program: string) => JSON.stringify({ program, content: 1 });
const ownContent = '# Ons eigen woord\r\nnaam: KLJ Elders # zo heten we\r\nlidgeld: 40\r\n';

/** A program with two versions in a bare repository, and a group with the first and its own content. */
madeOnce(at, () => {
  write('program/README.md', 'readme 1\n');
  git('.', 'init', '-q', '--bare', '--template=', '-b', 'main', 'source.git'); // fewer files to copy
  git('program', 'init', '-q', '--template=', '-b', 'main');
  git('program', 'remote', 'add', 'origin', '../source.git');
  commit(
    'program',
    {
      '.gitignore': '.cache/\n',
      'package.json': `${JSON.stringify({ name: 'site', version: '1.0.0' }, null, 2)}\n`,
      'docs/NIEUW.md': newsFileOf('1.0.0'),
      'app/page.tsx': 'page 1\n',
      'app/old.tsx': 'old\n',
      'content/LEESMIJ.md': 'guide 1\n',
      'content/site.yaml': 'naam: Voorbeeld\n',
      'public/documents/fiche.pdf': 'example\n',
      '.github/workflows/publish.yml': 'publish 1\n',
      'tools/deploy/dist/deploy.cjs': 'deploy 1\n',
    },
    '1.0.0',
  );
  git('.', 'clone', '-q', '--template=', 'source.git', 'group');
  rmSync(at('group', '.git'), { recursive: true }); // copies of a template have no history in common
  git('group', 'init', '-q', '--template=', '-b', 'main');
  git('group', 'config', 'user.name', 'Nel');
  git('group', 'config', 'user.email', 'nel@site.example');
  commit('group', {
    'content/site.yaml': ownContent,
    'content/fotos/wij.jpg': 'photo',
    'public/documents/fiche.pdf': 'ours',
    'public/googleab12.html': 'ours',
    'notities.md': 'ours',
  });
  commit('program', { 'app/page.tsx': 'page 1 and a half\n' });
  commit(
    'program',
    {
      'package.json': `${JSON.stringify({ name: 'site', type: 'module' }, null, 2)}\n`,
      'lib/version/version.json': versionFile('2.0.0'),
      'docs/NIEUW.md': newsFileOf('2.0.0', '1.1.0', '1.0.0'),
      'app/page.tsx': 'page 2\n',
      'app/new.tsx': 'new\n',
      'app/old.tsx': undefined,
      'content/LEESMIJ.md': 'guide 2\n',
      'content/site.yaml': 'naam: Ander voorbeeld\n',
      'content/lid.yaml': 'example\n',
    },
    '2.0.0',
  );
});

const all = {
  migrate: async (folder: string) => {
    const file = path.join(folder, 'content/site.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('lidgeld', 'bijdrage'));
    return [{ file: 'content/site.yaml', advice: 'kijk het bedrag na' }];
  },
  check: async () => {},
};
const run = (more: Partial<UpdateOptions> = {}) =>
  update({ root: at('group'), source: at('source.git'), ...all, ...more });

/** Everything of the group that git or a person sees. */
const seen = () => ({
  files: Object.fromEntries(
    filesIn(at('group'))
      .filter((file) => !/^\.(git|cache)\//.test(file))
      .map((file) => [file, read(`group/${file}`)]),
  ),
  refs: git('group', 'show-ref', '--head'),
  status: git('group', 'status', '--porcelain'),
});

test('a group gets the newest program whole, keeps its words, photos, documents and own files to the byte, and reads what changed', async () => {
  const { files: before } = seen();
  expect(await run()).toMatchObject({
    from: '1.0.0',
    to: '2.0.0',
    news: [{ version: '2.0.0' }, { version: '1.1.0' }],
    lines: [{ file: 'content/site.yaml', before: ['lidgeld: 40'], after: ['bijdrage: 40'] }],
    remarks: [{ advice: 'kijk het bedrag na' }],
    workflows: [],
    hasNewDeploy: false,
  });
  const { files, status } = seen();
  expect(files).toEqual({
    ...before,
    'package.json': `${JSON.stringify({ name: 'site', type: 'module' }, null, 2)}\n`,
    'lib/version/version.json': versionFile('2.0.0'),
    'docs/NIEUW.md': newsFileOf('2.0.0', '1.1.0', '1.0.0'),
    'app/page.tsx': 'page 2\n',
    'app/new.tsx': 'new\n',
    'app/old.tsx': undefined,
    'content/LEESMIJ.md': 'guide 2\n',
    'content/site.yaml': ownContent.replace('lidgeld', 'bijdrage'),
  });
  expect(status).toBe('');
  expect(git('group', 'log', '--format=%an: %s')).toBe('Nel: Versie 2.0.0 van het programma\nNel: own');
  expect(existsSync(at('group/.cache/bijwerken'))).toBe(false);
  expect(await run()).toBeUndefined(); // there is nothing newer
});

const steps: UpdateStep[] = ['look', 'fetch', 'replace', 'migrate', 'check', 'take over'];

test('cut at every step, everything is as it was; and the next time it goes on', async () => {
  const before = seen();
  for (const cut of steps) {
    const onStep = (step: UpdateStep) => {
      if (step === cut) throw new Error(`cut at ${cut}`);
    };
    await expect(run({ onStep })).rejects.toThrow(`cut at ${cut}`);
    expect(seen()).toEqual(before);
  }
  expect(await run()).toMatchObject({ to: '2.0.0' });
});

test('a project that the new version does not find good stays as it was', async () => {
  const before = seen();
  const check = async (folder: string) => {
    expect(readFileSync(path.join(folder, 'app/page.tsx'), 'utf8')).toBe('page 2\n');
    throw new Error('no');
  };
  await expect(run({ check })).rejects.toThrow('no');
  expect(seen()).toEqual(before);
});

test('one that loses its power half-way the last step is as it was at the next try; words written since stay', async () => {
  const head = git('group', 'rev-parse', 'HEAD');
  await run();
  const commit = git('group', 'rev-parse', 'HEAD');
  git('group', 'reset', '-q', '--hard', head);
  const before = seen();
  write('group/app/page.tsx', 'page 2\n');
  write('group/app/new.tsx', 'ne');
  rmSync(at('group/app/old.tsx'));
  write('group/.git/index.lock', '');
  write('group/.cache/bijwerken/bezig.json', JSON.stringify({ head, commit }));
  const stop = { onStep: (step: UpdateStep) => step === 'fetch' && Promise.reject() };
  await expect(run({ ...stop, source: at('nowhere') })).rejects.toThrow(/is niet te lezen/);
  expect(seen()).toEqual(before);

  write('group/content/site.yaml', 'naam: Nieuw\n');
  write('group/.cache/bijwerken/bezig.json', JSON.stringify({ head, commit }));
  await expect(run()).rejects.toThrow(/nog niet bewaard zijn in git:\n {2}content\/site\.yaml/);
  expect(read('group/content/site.yaml')).toBe('naam: Nieuw\n');
});

test('words that somebody saves meanwhile are not overwritten', async () => {
  const check = async () => write('group/content/site.yaml', 'naam: Intussen\n');
  await expect(run({ check })).rejects.toThrow(/intussen iets veranderd/);
  expect(read('group/content/site.yaml')).toBe('naam: Intussen\n');
  expect(read('group/app/page.tsx')).toBe('page 1\n');
});

test('code that the group changed itself is named, and stops it; unless it may be replaced', async () => {
  commit('group', { 'app/page.tsx': 'ours\n', 'app/blog/page.tsx': 'ours\n' });
  const before = seen();
  await expect(run()).rejects.toThrow(
    /app\/blog\/page\.tsx \(zelf gemaakt\)\n {2}app\/page\.tsx \(gewijzigd\)/,
  );
  expect(seen()).toEqual(before);
  expect(await run({ replacesOwn: true })).toMatchObject({ to: '2.0.0' });
  expect(read('group/app/page.tsx')).toBe('page 2\n');
});

test('a group that was copied between two versions changed nothing itself; the address of the program that it filled in stays', async () => {
  const own = { name: 'site', version: '1.0.0', repository: 'github:wij/programma' };
  commit('group', { 'app/page.tsx': 'page 1 and a half\n', 'package.json': JSON.stringify(own) });
  expect(await run()).toMatchObject({ to: '2.0.0' });
  expect(JSON.parse(read('group/package.json'))).toEqual({
    name: 'site',
    type: 'module',
    repository: 'github:wij/programma',
  });
  expect(seen().status).toBe('');
});

test('a new workflow or program that publishes is reported as such; the workflow of the group stays', async () => {
  commit(
    'program',
    {
      'lib/version/version.json': versionFile('3.0.0'),
      '.github/workflows/publish.yml': 'publish 3\n',
      '.github/workflows/nacht.yml': 'night\n',
      'tools/deploy/dist/deploy.cjs': 'deploy 3\n',
    },
    '3.0.0',
  );
  expect(await run()).toMatchObject({
    to: '3.0.0',
    workflows: ['.github/workflows/nacht.yml', '.github/workflows/publish.yml'],
    hasNewDeploy: true,
  });
  expect(read('group/.github/workflows/publish.yml')).toBe('publish 1\n');
  expect(existsSync(at('group/.github/workflows/nacht.yml'))).toBe(false);
  expect(read('group/.cache/nieuwe-workflows/publish.yml')).toBe('publish 3\n');
});

test.each([
  [
    'has unsaved words',
    () => write('group/content/site.yaml', 'naam: Anders\n'),
    /content\/site\.yaml.*git add -A/s,
  ],
  ['has a new photo', () => write('group/content/fotos/nieuw.jpg', 'x'), /content\/fotos\/nieuw\.jpg/],
  ['is in no repository', () => rmSync(at('group/.git'), { recursive: true }), /git init/],
  ['has no program', () => commit('group', { 'package.json': '{}' }), /geen versie in/],
  [
    'has a version that nobody released',
    () => commit('group', { 'package.json': '{"version":"1.0.1"}' }),
    /1\.0\.1, en die staat niet in/,
  ],
])('a project that %s stops it, with what to do', async (_what, spoil, message) => {
  spoil();
  await expect(run()).rejects.toThrow(message);
});

test('a repository that is not there, or has no version, stops it', async () => {
  await expect(run({ source: at('elders') })).rejects.toThrow(/elders is niet te lezen/);
  git('.', 'init', '-q', '--bare', 'leeg.git');
  await expect(run({ source: at('leeg.git') })).rejects.toThrow(/geen enkele versie/);
});
