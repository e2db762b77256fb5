/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { parse } from 'yaml';
import { z } from 'zod';
import { madeOnce } from '@/lib/files/testing/madeOnce';
import { testFolder } from '@/lib/files/testing/testFolder';
import { type UpdateReport, updateEvent, updateReport } from '@/lib/version/preparedUpdate';
import { isContentFile, isProgramPath } from '@/lib/version/programPaths';

const { at, write } = testFolder();

const text = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'); // as git stores it
const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({ permissions: z.record(z.string(), z.string()), steps: z.array(step) });
const source = text('.github/workflows/bijwerken.yml');
const { on, jobs } = z
  .object({ on: z.unknown(), jobs: z.object({ prepare: job, 'hand-over': job }) })
  .parse(parse(source));
const { prepare, 'hand-over': handOver } = jobs;

describe('the workflow that prepares a new version', () => {
  test('comes by hand and when the editor asks; its schedule is in another workflow, which may be switched off', () => {
    expect(Object.keys(on as object)).toEqual(['workflow_dispatch', 'repository_dispatch']);
    expect(on).toMatchObject({ repository_dispatch: { types: [updateEvent] } });
  });

  test.each([
    ['7', 'workflow run bijwerken.yml --ref main -f wekelijks=true\n'],
    ['1', ''],
  ])('is asked at the end of the week: on day %s', (day, asked) => {
    const night = z
      .object({ jobs: z.object({ ask: job }) })
      .parse(parse(text('.github/workflows/nacht.yml')));
    const run = night.jobs.ask.steps.find((one) => one.run?.includes('bijwerken.yml'))?.run ?? '';
    const { status, stdout } = spawnSync(
      'bash',
      ['-e', '-c', `date() { echo ${day}; }\ngh() { echo "$@"; }\n${run}`],
      { env: { ...process.env, GITHUB_REF_NAME: 'main' }, encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, asked]);
  });

  test('writes from the job that runs no code of the project, and knows no secret', () => {
    expect(source).not.toMatch(/secrets\./);
    expect(prepare.permissions).toEqual({ contents: 'read' });
    expect(handOver.permissions).toEqual({ contents: 'write' });
    expect(handOver.steps.map(({ uses }) => uses?.replace(/@[0-9a-f]{40}$/, ' by its commit'))).toEqual([
      'actions/download-artifact by its commit',
      undefined,
    ]);
    expect(handOver.steps[1]?.run).not.toMatch(/\b(node|npm|npx|checkout|switch|worktree|hooks)\b/);
    const checkout = prepare.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toMatchObject({ 'persist-credentials': false });
  });
});

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Iemand'],
    [`GIT_${who}_EMAIL`, 'iemand@groep.example'],
  ]),
);
const env = { ...process.env, ...identity, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

function git(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: at(folder), env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** An empty repository. */
madeOnce(at, () => void git('.', ['init', '--quiet', '--template=', '--initial-branch', 'main', 'group']));

/** What a path becomes: a text, a link to a path, a submodule, or nothing. */
type Change = { text?: string; link?: string; submodule?: true };

/** Stores an object of git, also one that git itself would not make. Returns its hash. */
function object(type: 'blob' | 'tree' | 'commit', content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  const stored = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const hash = createHash('sha1').update(stored).digest();
  const [, folder = '', name = ''] = /^(..)(.*)$/.exec(hash.toString('hex')) ?? [];
  write(`group/.git/objects/${folder}/${name}`, deflateSync(stored));
  return hash;
}

type Entry = { mode: string; hash: Buffer };

/** A tree of files by their path. */
function tree(files: ReadonlyMap<string, Entry>): Buffer {
  const entries = new Map([...files].filter(([path]) => !path.includes('/')));
  const names = new Set([...files.keys()].flatMap((path) => /^([^/]*)\//.exec(path)?.[1] ?? []));
  for (const name of names) {
    const below = [...files].filter(([path]) => path.startsWith(`${name}/`));
    const hash = tree(new Map(below.map(([path, entry]) => [path.slice(name.length + 1), entry])));
    entries.set(entries.has(name) ? `${name}/` : name, { mode: '40000', hash });
  }
  const asSorted = ([name, { mode }]: [string, Entry]) =>
    mode === '40000' ? `${name.replace(/\/$/, '')}/` : name;
  const sorted = [...entries].sort((one, other) => (asSorted(one) < asSorted(other) ? -1 : 1));
  const lines = sorted.map(([name, { mode, hash }]) =>
    Buffer.concat([Buffer.from(`${mode} ${name.replace(/\/$/, '')}\0`), hash]),
  );
  return object('tree', Buffer.concat(lines));
}

/** A commit of a tree. Returns its hash. */
function commit(files: ReadonlyMap<string, Entry>, parent?: Buffer): Buffer {
  const person = 'Iemand <iemand@groep.example> 1760000000 +0000';
  const of = parent ? `parent ${parent.toString('hex')}\n` : '';
  return object(
    'commit',
    `tree ${tree(files).toString('hex')}\n${of}author ${person}\ncommitter ${person}\n\nIets\n`,
  );
}

const file = (text: string): Entry => ({ mode: '100644', hash: object('blob', text) });

const site = {
  'package.json': '{}',
  'app/page.tsx': 'old',
  'old.ts': 'old',
  'content/site.yaml': '# van ons\nnaam: Wij\n',
  'content/LEESMIJ.md': 'old',
  'content/fotos/kamp.jpg': 'photo',
  'public/documents/fiche.pdf': 'pdf',
  'public/icons/icon.png': 'icon',
  '.github/workflows/publish.yml': 'ours',
};
const report: UpdateReport = {
  from: '1.0.0',
  to: '1.1.0',
  news: [],
  problem: '',
  lines: [],
  remarks: [],
  workflows: [],
  files: ['app/page.tsx'],
};

/** A group's site on the code host, and a commit on top of it handed over as the first job does. */
function handedOver(changes: Readonly<Record<string, Change>> | undefined, sent: object = report): void {
  const files = new Map(Object.entries(site).map(([path, text]) => [path, file(text)] as const));
  const first = commit(files);
  write('group/.git/refs/heads/main', `${first.toString('hex')}\n`);
  cpSync(at('group', '.git'), at('host.git'), { recursive: true });
  write('run/overdracht/verslag.json', JSON.stringify(sent));
  if (!changes) return;
  for (const [path, { text, link, submodule }] of Object.entries(changes)) {
    if (submodule) files.set(path, { mode: '160000', hash: first });
    else if (link !== undefined) files.set(path, { mode: '120000', hash: file(link).hash });
    else if (text !== undefined) files.set(path, file(text));
    else files.delete(path);
  }
  write('group/.git/refs/remotes/origin/main', `${first.toString('hex')}\n`);
  write('group/.git/refs/heads/main', `${commit(files, first).toString('hex')}\n`);
  const run = prepare.steps.find((one) => one.run?.includes('git bundle'))?.run ?? '';
  const { status } = spawnSync('bash', ['-e', '-c', run], {
    cwd: at('group'),
    env: { ...env, RUNNER_TEMP: at('run'), BRANCH: 'main' },
  });
  expect(status).toBe(0);
}

/** Runs the step of the workflow. Returns its exit code and output. */
function accept() {
  const run = handOver.steps[1]?.run ?? '';
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', `gh() { :; }\n${run}`], {
    cwd: at('run'),
    env: { ...env, SITE: at('host.git'), BRANCH: 'main' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const branches = () =>
  git('host.git', ['for-each-ref', '--format=%(refname:short)', 'refs/heads']).split('\n');
const pushed = (path: string, branch = 'nieuwe-versie') => git('host.git', ['show', `${branch}:${path}`]);
const pushedReport = () => updateReport.parse(JSON.parse(pushed('verslag.json', 'nieuwe-versie-verslag')));

test('program and texts become one commit on a branch, the report another without history', () => {
  handedOver({
    'app/page.tsx': { text: 'new' },
    'lib/new.ts': { text: 'new' },
    'old.ts': {},
    'content/LEESMIJ.md': { text: 'new' },
    'content/site.yaml': { text: '# van ons\ntitel: Wij\n' },
  });
  expect(accept()).toEqual({ status: 0, output: '' });
  expect(branches()).toEqual(['main', 'nieuwe-versie', 'nieuwe-versie-verslag']);
  expect(git('host.git', ['diff', '--name-status', 'main', 'nieuwe-versie']).split('\n')).toEqual([
    'M\tapp/page.tsx',
    'M\tcontent/LEESMIJ.md',
    'M\tcontent/site.yaml',
    'A\tlib/new.ts',
    'D\told.ts',
  ]);
  const [main, update] = ['main', 'nieuwe-versie'].map((name) => git('host.git', ['rev-parse', name]));
  expect(git('host.git', ['log', '--format=%P %s', 'main..nieuwe-versie'])).toBe(
    `${main} Versie 1.1.0 van het programma`,
  );
  expect(pushedReport()).toEqual({ ...report, commit: update, base: main, changesTexts: true });
  expect(git('host.git', ['rev-list', '--count', 'nieuwe-versie-verslag'])).toBe('1');
});

test('what was prepared before is replaced; a version that needs something first leaves no branch to merge', () => {
  handedOver({ 'app/page.tsx': { text: 'new' } });
  accept();
  for (const name of ['site.git', 'overdracht/versie.bundle']) rmSync(at('run', name), { recursive: true });
  const problem = { ...report, to: '2.0.0', problem: 'content/site.yaml, regel 2: …' };
  write('run/overdracht/verslag.json', JSON.stringify(problem));
  expect(accept()).toEqual({ status: 0, output: '' });
  expect(branches()).toEqual(['main', 'nieuwe-versie-verslag']);
  expect(pushedReport()).toEqual({ ...problem, commit: '', base: '', changesTexts: false });
});

test('the first report of a version that needs something first is pushed too', () => {
  handedOver(undefined, { ...report, problem: 'Eigen code: app/page.tsx' });
  expect(accept()).toEqual({ status: 0, output: '' });
  expect(branches()).toEqual(['main', 'nieuwe-versie-verslag']);
});

test.each<[string, Record<string, Change>, RegExp]>([
  ['a changed workflow', { '.github/workflows/publish.yml': { text: 'theirs' } }, /hoort bij GitHub/],
  ['a file in place of the workflows', { '.github/workflows': { text: 'x' } }, /niet kan/],
  ['a submodule', { theirs: { submodule: true } }, /geen gewoon bestand/],
  ['a path outside', { '../outside.ts': { text: 'x' } }, /een pad dat niet kan/],
  ['a path into git', { '.git/hooks/post-checkout': { text: 'x' } }, /een pad dat niet kan/],
  ['a path into git by another name', { 'GIT~1/config': { text: 'x' } }, /een pad dat niet kan/],
  ['a huge file', { 'app/page.tsx': { text: 'x'.repeat(21_000_000) } }, /te groot/],
  [
    'a line of the log that would be a command',
    { 'app/x\n::add-path::y': { text: 'x' } },
    /'app\/x\\n::add-path::y' heeft een vreemde naam/,
  ],
])('%s is refused, and nothing is pushed', (_, changes, why) => {
  handedOver({ 'app/page.tsx': { text: 'new' }, ...changes });
  const { status, output } = accept();
  expect(output).toMatch(why);
  expect(status).toBe(1);
  expect(branches()).toEqual(['main']);
});

type Changed = string | [path: string, mode: string, size: number];

/** Why the step would refuse each of these changes: a path, or a path with its mode and size. Undefined for what it accepts. */
function refusalsOf(changes: readonly Changed[]): (string | undefined)[] {
  const rule = /^while IFS=[\s\S]*?^done/m.exec((handOver.steps[1]?.run ?? '').replace(/^ +/gm, ''))?.[0];
  const records = changes.map((change, index) => {
    const [path, mode, size] = typeof change === 'string' ? [change, '100644', 1] : change;
    return { path, change: `:000000 ${mode} 0000 ${size} ${index}` };
  });
  write('changes', records.map(({ path, change }) => `${change}\0${path}\0`).join(''));
  // the size stands in place of the hash, and the number of the change in that of its letter
  const given = 'refuse() { echo "$change $1"; }\ngit() { echo "$3"; }';
  const { stdout } = spawnSync('bash', ['-euc', `${given}\n${rule} < changes`], {
    cwd: at(),
    env: { ...env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  const lines = stdout.split('\n');
  return records.map(({ change }) => lines.find((line) => line.startsWith(`${change} `)));
}

test('files of the code host, of the group and of no program are refused, however they are written', () => {
  const refused: [why: string, changes: Changed[]][] = [
    [
      'hoort bij GitHub',
      [
        '.github/workflows/publish.yml',
        '.github/workflows/new.yml',
        '.GitHub/Workflows/x.yml',
        '.gitmodules',
      ],
    ],
    ['hoort bij GitHub', [['.github/workflows/publish.yml', '000000', 0], '.github/dependabot.yml']],
    ['is van jullie', ['content/fotos/kamp.jpg', 'content/fotos/kamp.yaml.jpg', 'Content/site.yaml']],
    [
      'is van jullie',
      [['public/documents/fiche.pdf', '000000', 0], 'public/icons/new.png', 'PUBLIC/Icons/a'],
    ],
    [
      'geen gewoon bestand',
      [
        ['app/page.tsx', '120000', 1],
        ['theirs', '160000', 1],
        ['old', '100664', 1],
      ],
    ],
    [
      'vreemde naam',
      ['content./site.yaml', 'GITHUB~1/x', 'public/documents /a', '.gith\u200cub/a', 'app/a\nb'],
    ],
    ['te groot', [['app/page.tsx', '100644', 20_000_001]]],
  ];
  for (const [why, changes] of refused)
    expect(refusalsOf(changes)).toEqual(changes.map(() => expect.stringContaining(why)));
});

test.each<[string, object, RegExp]>([
  ['names no version', { ...report, to: 'v2; rm -rf' }, /niet van welke versie/],
  ['is too long', { ...report, problem: 'x'.repeat(200_000) }, /te lang/],
])('a report that %s is refused', (_, sent, why) => {
  handedOver({ 'app/page.tsx': { text: 'new' } }, sent);
  expect(accept()).toMatchObject({ status: 1, output: expect.stringMatching(why) });
  expect(branches()).toEqual(['main']);
});

test('two reports in one are refused', () => {
  handedOver({ 'app/page.tsx': { text: 'new' } });
  write('run/overdracht/verslag.json', JSON.stringify(report).repeat(2));
  expect(accept()).toMatchObject({ status: 1, output: expect.stringContaining('niet van welke versie') });
  expect(branches()).toEqual(['main']);
});

test('a commit that does not begin at the site of the group is refused', () => {
  handedOver({ 'app/page.tsx': { text: 'new' } });
  const other = git('host.git', ['commit-tree', 'main^{tree}', '-m', 'Anders']);
  git('host.git', ['update-ref', 'refs/heads/main', other]);
  const { status } = accept();
  expect(status).not.toBe(0);
  expect(branches()).toEqual(['main']);
});

test('it takes over what `npm run bijwerken` replaces or migrates, and nothing else', () => {
  const paths = [
    ...Object.keys(site),
    ...[
      'app/new.ts',
      'app/(beheer)/[deel]/page.tsx',
      '.github/dependabot.yml',
      '.github/ISSUE_TEMPLATE/bug.md',
      'content/leiding/jongens.yaml',
    ],
    ...['content/teken.svg', 'content/fotos/kamp.yaml.jpg', 'public/robots.txt', 'docs/NIEUW.md'],
  ];
  const refusals = refusalsOf(paths);
  expect(paths.filter((_, index) => refusals[index] === undefined)).toEqual(
    paths.filter((path) => isProgramPath(path) || isContentFile(path)),
  );
});

test('no file of the program has a name that it refuses', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  const paths = stdout.split('\0').filter(Boolean).filter(isProgramPath);
  expect(paths.length).toBeGreaterThan(500);
  const refusals = refusalsOf(paths.map((path) => [path, '000000', 0]));
  expect(refusals.filter((line) => line !== undefined)).toEqual([]);
});
