import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { copyBegun } from '@/e2e/groups/begun';
import { copyContent, copyGroup, inOnePlace } from '@/e2e/groups/copyGroup';
import { copyFolder, exportFolder } from '@/e2e/groups/exampleGroup';
import { copySubset, subsets } from '@/e2e/groups/subsets';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import { buildMoment } from '@/lib/dates/buildDay';
import { askGit } from '@/lib/files/git';
import { ensureChromium } from '@/lib/programs/chromium';
import { freePort } from '@/lib/programs/ports';
import { run, tool, typescript } from '@/lib/programs/programs';
import { check, tests, total } from './testSteps';

/**
 * `npm test`: what an ordinary change can break, within five minutes on two calm cores: types, style, the unit tests that start no
 * real server, builds of `content/` and of the *full* group, and the journeys that visitors and leaders make in an ordinary week
 * (`@core`), each once. `npm run test:rest` (`--rest`) runs all that this leaves: the unit tests of `*.rest.test.ts`, every other
 * journey on every screen, engine and server, and `npm run nakijken` on five contents; on the build of `npm test` when nothing
 * changed since. `npm run test:long` (`--long`) is both in one, with the long form of what has one, and builds of a dozen subsets
 * of blocks.
 *
 * The name of what fails is shown at once, its output at the end of its step. The last line, `N passed, N failed`, sums unit tests
 * and browser journeys; a check or build that fails counts as one failure. Exit code 1 when anything failed.
 */
type Form = 'core' | 'rest' | 'long';
const form: Form =
  ['rest', 'long'].find((name): name is Form => process.argv.includes(`--${name}`)) ?? 'core';

const results = join('.cache', 'tests');
const settingsFile = join('.cache', 'e2e.json'); // of playwright.config.ts
const settingsSchema = z.object({ mailbox: z.int(), full: z.int(), built: z.string() });

async function main() {
  process.env.TESTS = form; // for the tests of every kind
  const chromium = await ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  if (form !== 'rest') {
    await check('types of the routes', [...tool('next'), 'typegen']);
    await check('types', [...tool('tsc', 'typescript'), '--noEmit']);
    await check('style', [...tool('biome', '@biomejs/biome'), 'check', '.']);
  }

  // Fixed before the build: the site knows the address of the mailbox.
  const there = form === 'rest' ? await usableBuild() : undefined;
  const mailbox = there?.mailbox ?? (await freePort(9200));
  const built = there?.built ?? String(Math.floor(buildMoment().getTime() / 1000));
  const ports = {
    mailbox,
    full: await freePort(3300),
    ...(form !== 'rest' && { site: await freePort(3200) }),
    ...(form !== 'core' && { plain: await freePort(3500), small: await freePort(3400) }),
  };
  const settings = { chromium, built, pagesOnce: true };
  writeFileSync(settingsFile, JSON.stringify({ ...ports, ...settings }));
  const env = {
    NEXT_PUBLIC_MAIL_ORIGIN: `http://127.0.0.1:${mailbox}`,
    TYPES: 'checked',
    SOURCE_DATE_EPOCH: built,
  };
  const build = typescript('scripts/build.ts');
  const buildCopy = (name: string, copy: string) =>
    inOnePlace(copy, (cwd) => check(name, build, { env, cwd }));
  const ownBuilt = () => check('build', build, { env });
  const fullBuilt = async () =>
    there !== undefined || buildCopy('build of the full group', await copyGroup('full'));
  const builds = async () => {
    if (ports.site && !(await ownBuilt())) return false;
    if (!(await fullBuilt())) return false;
    const plainBuilt =
      !ports.plain ||
      (await inOnePlace(copyFolder('full'), (cwd) =>
        check('plain next build of the full group', typescript('scripts/plainExport.ts'), { env, cwd }),
      ));
    const smallBuilt =
      !ports.small || (await buildCopy('build of the small group', await copyGroup('small')));
    return plainBuilt && smallBuilt;
  };
  // Beside each other: many unit tests wait for a server, a build for one of its steps, and a journey for what moves.
  if (form === 'core') {
    const { site, full } = ports;
    const sites = async () => {
      const isFull = await fullBuilt();
      const ofFull = isFull ? journeys('the full group', { ...settings, mailbox, full }) : undefined;
      const isOwn = await ownBuilt();
      await ofFull;
      if (isOwn) await journeys('the content', { ...settings, site });
    };
    await Promise.all([sites(), unitTests()]);
  } else {
    const [areBuilt] = await Promise.all([builds(), unitTests()]);
    if (areBuilt) await journeys('the groups', { ...ports, ...settings });
    else console.log('browser journeys: not run, there is nothing to open');
  }
  if (form !== 'core') await nakijken();
  if (form === 'long') {
    for (const subset of subsets) {
      const name = `build ${subset.missing ? 'that lacks' : 'with switched off'} ${subset.off.join(', ')}`;
      await buildCopy(name, await copySubset(subset));
    }
  }

  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** The settings of the last `npm test`, when its build of the full group is there and no file changed since. */
async function usableBuild(): Promise<z.infer<typeof settingsSchema> | undefined> {
  if (!existsSync(settingsFile) || !existsSync(join(exportFolder('full'), 'index.html'))) return undefined;
  const { data } = settingsSchema.safeParse(JSON.parse(readFileSync(settingsFile, 'utf8')));
  const since = statSync(settingsFile).mtimeMs;
  const files = askGit('.')('ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(existsSync);
  if (!data || files.length === 0 || files.some((file) => statSync(file).mtimeMs > since)) return undefined;
  return (await freePort(data.mailbox)) === data.mailbox ? data : undefined;
}

/** What a leader runs before every publication, on contents that nobody changed: no group begins with a red one. */
async function nakijken() {
  const contents = {
    'the untouched content': copyContent,
    'the small group': () => copyGroup('small', join('.cache', 'groups', 'nakijken')),
    ...Object.fromEntries(
      Object.entries(exampleAnswers).map(([name, answers]) => [
        `a group that began: ${name}`,
        () => copyBegun(answers),
      ]),
    ),
  };
  for (const [name, copy] of Object.entries(contents)) {
    const command = typescript('scripts/nakijken.ts');
    await inOnePlace(await copy(), (cwd) => check(`nakijken of ${name}`, command, { cwd }));
  }
}

const jestResults = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});

/** Those of this form; in the long one all of them. */
const unitTestFiles = {
  core: ['--testPathIgnorePatterns', '\\.rest\\.test\\.', '/node_modules/', '/out/', '/.cache/'],
  rest: ['--testPathPatterns', '\\.rest\\.test\\.'],
  long: [],
} satisfies Record<Form, readonly string[]>;

async function unitTests() {
  const selected = [...tool('jest'), ...unitTestFiles[form]] as const;
  const file = join(results, 'unit.json');
  const { output: files } = await run([...selected, '--listTests'], { quiet: true });
  await tests({
    name: 'unit tests',
    unit: 'files',
    of: files.split('\n').filter((line) => /\.test\.tsx?$/.test(line)).length,
    // three for two cores: one often waits for a server
    command: [...selected, '--maxWorkers=3', '--json', `--outputFile=${file}`],
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

/** @param settings of playwright.config.ts: the ports of the sites that are opened */
async function journeys(name: string, settings: object) {
  const file = join(results, `journeys of ${name}.json`);
  const own = join(results, `settings of ${name}.json`);
  writeFileSync(own, JSON.stringify(settings));
  await tests({
    name: `browser journeys of ${name}`,
    unit: 'journeys',
    command: [
      ...tool('playwright', '@playwright/test'),
      'test',
      '--reporter=line,json',
      `--output=${join('test-results', name)}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_SETTINGS: own },
    done: (line) => /^\[\d+\/\d+\] (.+)/.exec(line)?.[1],
    total: (line) => Number(/^\[\d+\/(\d+)\]/.exec(line)?.[1]) || undefined,
    failure: (line) => /^\s+\d+\) (.+?)[ ─]*$/.exec(line)?.[1],
    counts: () => {
      const { stats, errors } = playwrightResults.parse(JSON.parse(readFileSync(file, 'utf8')));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    },
  });
}

main();
