import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { blockOf, routePath, routes } from '@/lib/pages/pages';
import { mapEmbed } from '@/lib/rental/map';
import { freePort } from '@/scripts/programs/ports';
import { firstTap } from './firstTap';
import { type Audit, audit } from './lighthouse';
import { startBrowser } from './phone';
import { serveSecurely, temporaryCertificate } from './server';
import { type Measured, type Sample, tables } from './table';
import { visit } from './visit';
import type { WholeVisits } from './visitTables';
import { TapMissing, type Way, type WholeVisit, wholeVisit } from './wholeVisit';
import { copyWithoutScripts } from './withoutScripts';

/** Where the figures so far stand after every run: half an hour of measuring is not lost when the last minute fails. */
const figuresFile = join('.cache', 'bench.md');

/**
 * `npm run bench`: how fast the finished export is, next to the same export without its scripts. Both are measured in
 * turns in one run, so that whatever else the computer does slows both: only the ratios mean something.
 *
 * `--runs 1` for a quick look, `--route /bivak/` (can be repeated) for some pages, `--only visit` for the whole visit alone,
 * `--dir` for another export.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      route: { type: 'string', multiple: true },
      only: { type: 'string' },
      dir: { type: 'string', default: 'out' },
    },
  });
  const runs = Number(values.runs);
  const inExport = (path: string) => existsSync(join(values.dir, path, 'index.html'));
  // a page that this group left out is no page to measure
  const paths =
    (values.only === 'visit' ? [] : values.route) ??
    routes.filter((route) => blockOf(route) === undefined || inExport(routePath(route))).map(routePath);
  for (const path of paths) {
    if (!inExport(path)) throw new Error(`there is no ${path} in ${values.dir}: npm run build`);
  }

  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  copyWithoutScripts(values.dir, copy);
  const certificate = temporaryCertificate();
  const [site, limit] = [
    await serveSecurely(values.dir, certificate),
    await serveSecurely(copy, certificate),
  ];
  const debugPort = await freePort();
  const map = new URL(mapEmbed({ latitude: 0, longitude: 0 })).host;
  const standIn = { host: map, port: site.port };
  const browser = await startBrowser(standIn);
  try {
    const measured: Measured[] = paths.map((route) => ({ route, site: [], limit: [] }));
    const visits: WholeVisits = { reads: [], blocked: [], limit: [], sends: [] };
    let figures = '';
    for (let run = 1; run <= runs; run += 1) {
      console.error(`run ${run}/${runs}: a whole visit`);
      await inTurns(run, [
        async () => visits.reads.push(await visitInFull(browser, site.url, 'reads')),
        async () => visits.limit.push(await visitInFull(browser, limit.url, 'reads')),
        async () => visits.blocked.push(await visitInFull(browser, site.url, 'blocked')),
      ]);
      // once: of this one the bytes count, which are the same each time
      if (run === 1) visits.sends.push(await visitInFull(browser, site.url, 'sends'));
      for (const { route, ...samples } of measured) {
        console.error(`run ${run}/${runs}: ${route}`);
        const sampled = async (server: { url: string }, hasDialog: boolean) => {
          const url = `${server.url}${route}`;
          return sample(browser, url, hasDialog, () => audit(url, debugPort, standIn));
        };
        await inTurns(run, [
          async () => samples.site.push(await sampled(site, route === '/')),
          // what a dialog tells stands in the page where no script runs
          async () => samples.limit.push(await sampled(limit, false)),
        ]);
      }
      figures = `${conditions(run, browser.version())}\n\n${tables(measured, visits)}`;
      writeFileSync(figuresFile, `${figures}\n`);
    }
    console.log(figures);
  } finally {
    await browser.close();
    await site.close();
    await limit.close();
    rmSync(copy, { recursive: true });
  }
}

/** Measures one after the other; who goes first changes with each run. */
async function inTurns(run: number, measurings: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const [turn] of measurings.entries()) await measurings[(run - 1 + turn) % measurings.length]?.();
}

async function sample(
  browser: Browser,
  url: string,
  hasDialog: boolean,
  audited: () => Promise<Audit>,
): Promise<Sample> {
  return {
    visit: await inTime(visit(browser, url)),
    audit: await inTime(audited()),
    menu: await inTime(firstTap(browser, url, 'menu')),
    dropdown: await inTime(firstTap(browser, url, 'dropdown')),
    dialog: hasDialog ? await inTime(firstTap(browser, url, 'dialog')) : undefined,
  };
}

/** A whole visit with all its taps: made again when one is missing, so that the minutes before it are not lost. */
async function visitInFull(browser: Browser, url: string, way: Way, tries = 3): Promise<WholeVisit> {
  try {
    return await inTime(wholeVisit(browser, url, way));
  } catch (error) {
    if (!(error instanceof TapMissing) || tries === 1) throw error;
    console.error(`${error.message}: this visit is made again`);
    return visitInFull(browser, url, way, tries - 1);
  }
}

/** A browser that has crashed answers never: without this the bench would wait for it for ever. */
async function inTime<Result>(measuring: Promise<Result>): Promise<Result> {
  const minutes = 3;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the browser did not answer within ${minutes} minutes`)),
      minutes * 60_000,
    );
  });
  return Promise.race([measuring, tooLate]).finally(() => clearTimeout(timer));
}

const conditions = (runs: number, browser: string) =>
  `Chromium ${browser}, Node ${process.versions.node}, ${cpus().length} processoren; ${runs === 1 ? 'één meting' : `mediaan van ${runs} metingen`}, om de beurt met de grens: dezelfde export zonder scripts.`;

main().catch((error: Error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
