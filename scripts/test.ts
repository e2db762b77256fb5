import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { z } from 'zod';
import { copyBegun } from '@/e2e/groups/begun';
import { copyGroup, inOnePlace } from '@/e2e/groups/copyGroup';
import { copySubset, subsets } from '@/e2e/groups/subsets';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import { buildMoment } from '@/lib/dates/buildDay';
import { ensureChromium } from '@/scripts/programs/chromium';
import { freePort } from '@/scripts/programs/ports';
import { type Command, run, tool, typescript } from '@/scripts/programs/programs';

/**
 * `npm test`: everything that must hold, on a fresh clone too. A line per step that moves while it runs; the name of what
 * fails is shown at once, its output at the end of its step. The last line, `N passed, N failed`, sums the unit tests and
 * the browser journeys; a check or build that fails counts as one failure. Exit code 1 when anything failed.
 *
 * `npm run test:long` (`--long`) does the same with the long form of what has one: more moments, days and screens. It also builds the
 * full group without a dozen subsets of its blocks, and groups that begin with answers; each build ends with the export checks.
 */

type Counts = { passed: number; failed: number };
type Options = { env?: Record<string, string>; cwd?: string };

const results = join('.cache', 'tests');
const total: Counts = { passed: 0, failed: 0 };

async function main() {
  if (process.argv.includes('--long')) process.env.TESTS = 'long'; // for the tests of every kind
  const chromium = await ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  await check('types of the routes', [...tool('next'), 'typegen']);
  // not by its bin, which has no extension: Node before 20.10 does not load that as a module
  await check('types', [process.execPath, join('node_modules', 'typescript', 'lib', 'tsc.js'), '--noEmit']);
  await check('style', [...tool('biome', '@biomejs/biome'), 'check', '.']);

  // Fixed before the build: the site knows the address of the mailbox.
  const ports = {
    mailbox: await freePort(9200),
    site: await freePort(3200),
    full: await freePort(3300),
    small: await freePort(3400),
  };
  const built = String(Math.floor(buildMoment().getTime() / 1000));
  writeFileSync(join('.cache', 'e2e.json'), JSON.stringify({ ...ports, chromium, built }));
  const env = {
    NEXT_PUBLIC_MAIL_ORIGIN: `http://127.0.0.1:${ports.mailbox}`,
    TYPES: 'checked',
    SOURCE_DATE_EPOCH: built,
  };
  const build = typescript('scripts/build.ts');
  const buildCopy = (name: string, copy: string) =>
    inOnePlace(copy, (cwd) => check(name, build, { env, cwd }));
  const builds = async () => {
    const ownBuilt = await check('build', build, { env });
    const fullBuilt = await buildCopy('build of the full group', await copyGroup('full'));
    const smallBuilt = await buildCopy('build of the small group', await copyGroup('small'));
    return ownBuilt && fullBuilt && smallBuilt;
  };
  // Beside each other: many unit tests wait for a server, and a build for one of its steps.
  const [areBuilt] = await Promise.all([builds(), unitTests()]);

  if (areBuilt) await journeys();
  else console.log('browser journeys: not run, there is nothing to open');
  if (process.env.TESTS === 'long') {
    for (const subset of subsets) {
      const name = `build ${subset.missing ? 'that lacks' : 'with switched off'} ${subset.off.join(', ')}`;
      await buildCopy(name, await copySubset(subset));
    }
    for (const [name, answers] of Object.entries(exampleAnswers))
      await buildCopy(`build of a group that began: ${name}`, await copyBegun(answers));
  }

  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A step that passes or fails as a whole. Returns whether it passed. */
async function check(name: string, command: Command, options: Options = {}): Promise<boolean> {
  console.log(`${name} …`);
  const start = performance.now();
  const { code, output } = await run(command, { ...options, quiet: true });
  if (code !== 0) total.failed += 1;
  console.log(`${name}: ${code === 0 ? `ok (${since(start)} s)` : `failed (${since(start)} s)\n${output}`}`);
  return code === 0;
}

const jestResults = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});

async function unitTests() {
  const file = join(results, 'unit.json');
  const { output: files } = await run([...tool('jest'), '--listTests'], { quiet: true });
  await tests({
    name: 'unit tests',
    unit: 'files',
    of: files.split('\n').filter((line) => /\.test\.tsx?$/.test(line)).length,
    // three for two cores: one often waits for a server
    command: [...tool('jest'), '--maxWorkers=3', '--json', `--outputFile=${file}`],
    done: (line) => /^(?:PASS|FAIL) (\S+)/.exec(line)?.[1],
    failure: (line) => /^\s+● (.+ › .+)/.exec(line)?.[1],
    counts: () => {
      const found = jestResults.parse(JSON.parse(readFileSync(file, 'utf8')));
      return { passed: found.numPassedTests, failed: found.numFailedTests + found.numRuntimeErrorTestSuites };
    },
  });
}

const playwrightResults = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

async function journeys() {
  const file = join(results, 'journeys.json');
  await tests({
    name: 'browser journeys',
    unit: 'journeys',
    command: [...tool('playwright', '@playwright/test'), 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    done: (line) => /^\[\d+\/\d+\] (.+)/.exec(line)?.[1],
    total: (line) => Number(/^\[\d+\/(\d+)\]/.exec(line)?.[1]) || undefined,
    failure: (line) => /^\s+\d+\) (.+?)[ ─]*$/.exec(line)?.[1],
    counts: () => {
      const { stats, errors } = playwrightResults.parse(JSON.parse(readFileSync(file, 'utf8')));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    },
  });
}

type Tests = {
  name: string;
  /** What the moving line counts. */
  unit: string;
  of?: number;
  command: Command;
  env?: Record<string, string>;
  /** Reads a line of output: the name of what has just been done, how many there are, or the name of what failed. */
  done: (line: string) => string | undefined;
  total?: (line: string) => number | undefined;
  failure: (line: string) => string | undefined;
  /** The figures that the program itself wrote down. */
  counts: () => Counts;
};

/** A step that counts its own tests; when it dies before it has, or fails without saying what, that is a failure. */
async function tests({
  name,
  unit,
  of = 0,
  command,
  env = {},
  done,
  total: totalOf,
  failure,
  counts,
}: Tests) {
  const start = performance.now();
  const bar = new SingleBar({
    format: `${name}: {value} of {total} ${unit} · {now}`,
    barsize: 0,
    hideCursor: null,
    noTTYOutput: true,
    notTTYSchedule: 15_000,
    linewrap: false,
  });
  bar.start(of, 0, { now: '' });
  const named = new Set<string>();
  const { code, output } = await run(command, {
    env,
    quiet: true,
    onLine: (line) => {
      const known = totalOf?.(line);
      if (known) bar.setTotal(known);
      const finished = done(line);
      if (finished) bar.increment(1, { now: finished });
      const failed = failure(line);
      const note = failed === undefined ? /^\s*(skipped: .+)/.exec(line)?.[1] : `failed: ${failed}`;
      if (note === undefined || named.has(note)) return;
      named.add(note);
      console.log(`\n${note}`);
    },
  });
  bar.stop();
  const { passed, failed } = read(counts);
  const unexplained = code !== 0 && failed === 0 ? 1 : 0;
  total.passed += passed;
  total.failed += failed + unexplained;
  console.log(`${name}: ${passed} passed, ${failed + unexplained} failed (${since(start)} s)`);
  if (code !== 0) console.log(withoutLinePerTest(output));
}

/** The output about what failed: in a log that is cut, five hundred names would take its place. */
const withoutLinePerTest = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^(PASS |\[\d+\/\d+\] )/.test(line))
    .join('\n');

function read(counts: () => Counts): Counts {
  try {
    return counts();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const since = (start: number) => Math.round((performance.now() - start) / 1000);

main();
