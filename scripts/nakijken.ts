import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '@/lib/programs/chromium';
import { freePort } from '@/lib/programs/ports';
import { run, tool } from '@/lib/programs/programs';
import { buildSite } from '@/pipeline/build';
import { exampleReport, ownFolders } from '@/pipeline/check/check';
import { leaveWhatIsPublished } from '@/pipeline/unbegun/unbegun';
import { forgetChecked, rememberChecked } from '@/tools/deploy/checked';
import { steps } from './steps';

/**
 * `npm run nakijken`: whether the site may go online, for who leads the group. Checks the content, builds what will be
 * published, runs the export checks, opens it in a browser, leaves in `out/` what goes online (`leaveWhatIsPublished`), and stores for
 * `npm run deploy` that it passed. Exit code 1 when something has to be mended. `--zonder-browser` skips the browser, for a host that builds the site itself. `--verslag` says what
 * is wrong and not which command to give then, for who reads it on a phone.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const withBrowser = !process.argv.includes('--zonder-browser');
  forgetChecked('.');
  const chromium = withBrowser ? await ensureChromium() : undefined;

  const { start, done } = steps(process.stdout);
  const more = withBrowser ? 1 : 0;
  const { failed, problems } = await buildSite({
    toPublish: true,
    onStart: (step) => start({ ...step, of: step.of + more }),
    onDone: done,
  });
  if (failed !== undefined) {
    done({ done: '' });
    return stop(problems);
  }

  if (chromium !== undefined) {
    start({
      name: 'de site openen in een browser, zoals op een gsm en op een groot scherm',
      showsProgress: true,
    });
    if (!(await opensInBrowser(chromium))) return stop();
    done({ done: '' });
  }

  const hasBegun = leaveWhatIsPublished();
  await rememberChecked('.');
  console.log(`\nAlles is in orde: de site is gemaakt en nagekeken, in ${duration(started)}.`);
  const examples = exampleReport(ownFolders);
  if (!hasBegun)
    summarise('Jullie zijn nog niet begonnen: online komt de pagina ‘Hier komt de site’, met de zes vragen.');
  else if (examples) summarise(examples);
}

/** Says it at the end, and in the summary of a run of the workflow. */
function summarise(text: string): void {
  console.log(text);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `${text}\n`);
}

function stop(problems?: string): void {
  if (problems) console.error(problems);
  if (!process.argv.includes('--verslag'))
    console.error(
      '\nZo gaat de site niet online. Verbeter wat hierboven staat en doe opnieuw: npm run nakijken',
    );
  process.exitCode = 1;
}

/** Runs the journeys that hold for any group on out/; they report what they find. */
async function opensInBrowser(chromium: string): Promise<boolean> {
  const settings = join('.cache', 'nakijken', 'e2e.json');
  mkdirSync(join('.cache', 'nakijken'), { recursive: true });
  writeFileSync(settings, JSON.stringify({ site: await freePort(3200), chromium }));
  const { code } = await run(
    [...tool('playwright', '@playwright/test'), 'test', '--reporter=./e2e/leaderReporter.ts'],
    { env: { E2E_SETTINGS: settings } },
  );
  return code === 0;
}

/** `1 minuut en 5 seconden` */
function duration(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const words = [
    ...(minutes > 0 ? [minutes === 1 ? '1 minuut' : `${minutes} minuten`] : []),
    ...(rest > 0 ? [rest === 1 ? '1 seconde' : `${rest} seconden`] : []),
  ];
  return words.join(' en ') || 'minder dan een seconde';
}

main().catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
