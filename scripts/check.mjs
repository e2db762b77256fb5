import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOtherGroup, otherGroup } from './other-group.mjs';
import { freePort, run, tool } from './run.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

/**
 * `npm test`: everything that must hold, on a fresh clone too. One line per step; what a step says is shown only when it
 * fails, or when a journey on a shared machine (CI) passed only at its second try. The last line, `N passed, N failed`,
 * sums the unit tests and the browser journeys; a check or build that fails counts as one failure. Exits with 1 when
 * anything failed.
 */

await ensureDependencies();
const chromium = await ensureChromium();

const results = join('.cache', 'tests');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };

await check('types of the routes', [...tool('next'), 'typegen']);
// not by its bin, which has no extension: Node before 20.10 does not load that as a module
await check('types', [process.execPath, join('node_modules', 'typescript', 'lib', 'tsc.js'), '--noEmit']);
await check('style', [...tool('biome', '@biomejs/biome'), 'check', '.']);

const unitResults = join(results, 'unit.json');
await tests(
  'unit tests',
  [...tool('jest'), '--json', `--outputFile=${unitResults}`],
  unitResults,
  (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
  }),
);

// Fixed before the build: the site knows the address of the mailbox.
const ports = { mailbox: await freePort(9200), site: await freePort(3200), other: await freePort(3400) };
const NEXT_PUBLIC_MAIL_ORIGIN = `http://127.0.0.1:${ports.mailbox}`;
writeFileSync(join('.cache', 'e2e.json'), JSON.stringify({ ...ports, chromium }));

const build = [process.execPath, 'scripts/build.mjs'];
const built = await check('build', build, { env: { NEXT_PUBLIC_MAIL_ORIGIN } });
copyOtherGroup();
const otherBuilt = await check('build of the other group', build, {
  env: { NEXT_PUBLIC_MAIL_ORIGIN },
  cwd: otherGroup,
});

if (built && otherBuilt) {
  const journeyResults = join(results, 'journeys.json');
  await tests(
    'browser journeys',
    [...tool('playwright', '@playwright/test'), 'test', '--reporter=dot,json'],
    journeyResults,
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      secondTry: stats.flaky,
    }),
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyResults } },
  );
} else {
  console.log('browser journeys … not run: there is nothing to open');
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A step that is right or wrong as a whole. Returns whether it is right. */
async function check(name, command, options = {}) {
  const { code, output, seconds } = await step(name, command, options);
  if (code !== 0) total.failed += 1;
  console.log(code === 0 ? `ok (${seconds} s)` : `failed (${seconds} s)\n${output}`);
  return code === 0;
}

/** A step that counts its own tests in a JSON file; when it dies without one, or fails without saying what, that is a failure. */
async function tests(name, command, file, counted, options = {}) {
  const { code, output, seconds } = await step(name, command, options);
  const { passed, failed, secondTry = 0 } = readCounts(file, counted);
  const unexplained = code !== 0 && failed === 0 ? 1 : 0;
  total.passed += passed;
  total.failed += failed + unexplained;
  console.log(
    `${passed} passed, ${failed + unexplained} failed (${seconds} s)`
      .concat(secondTry > 0 ? `; ${secondTry} of them at a second try:` : '')
      .concat(code === 0 && secondTry === 0 ? '' : `\n${output}`),
  );
}

async function step(name, command, options) {
  process.stdout.write(`${name} … `);
  const start = Date.now();
  const { code, output } = await run(command, { ...options, quiet: true });
  return { code, output, seconds: Math.round((Date.now() - start) / 1000) };
}

function readCounts(file, counted) {
  try {
    return counted(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
