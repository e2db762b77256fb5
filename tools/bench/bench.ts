import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routePath, routes } from '@/lib/pages/pages';
import { mapEmbed } from '@/lib/rental/map';
import { measureEditor } from './editor';
import { type Figures, measure } from './measure';
import { serveSecurely } from './server';
import { copyWithoutScripts } from './withoutScripts';

type Measured = Awaited<ReturnType<typeof measure>>;

type Figure = (of: Figures) => number;

/** What is measured, its limit, its number of decimals, and the figure of each row. */
type Column = [title: string, limit: number | undefined, digits: number, figures: number[]];

/**
 * `npm run bench`: how fast the finished export is, next to the same export without its scripts, in turns. `--runs 1` for a quick look,
 * `--route /bivak/` (can be repeated) for some pages, `--dir` for another export. `--editor`: the editor instead, on a slow phone.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      route: { type: 'string', multiple: true },
      dir: { type: 'string', default: 'out' },
      editor: { type: 'boolean', default: false },
    },
  });
  if (values.editor) {
    console.log(await ofEditor(values.dir, Number(values.runs)));
    return;
  }
  const pageFile = (path: string) => join(values.dir, path, 'index.html.br');
  // without the pages that this group left out
  const paths = values.route ?? routes.map(routePath).filter((path) => existsSync(pageFile(path)));
  const html = paths.map((path) => statSync(pageFile(path)).size / 1024);
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  copyWithoutScripts(values.dir, copy);
  const [site, limit] = [await serveSecurely(values.dir), await serveSecurely(copy)];
  const mapHost = new URL(mapEmbed({ latitude: 0, longitude: 0 })).host;
  const ofSite: Measured[] = [];
  const ofLimit: Measured[] = [];
  try {
    for (let run = 1; run <= Number(values.runs); run += 1) {
      console.error(`run ${run}/${values.runs}`);
      ofSite.push(await measure(site.url, paths, mapHost, true));
      ofLimit.push(await measure(limit.url, paths, mapHost, false));
    }
  } finally {
    site.close();
    limit.close();
    rmSync(copy, { recursive: true });
  }
  writeFileSync(join('.cache', 'bench.html'), ofSite.at(-1)?.report ?? '');
  console.log(`${ofPages(paths, html, ofSite, ofLimit)}\n\n${ofVisit(ofSite, ofLimit)}`);
}

/** Of the editor, whose export without scripts has nothing to compare with. */
async function ofEditor(dir: string, runs: number): Promise<string> {
  const site = await serveSecurely(dir);
  const visits: Awaited<ReturnType<typeof measureEditor>>[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.error(`run ${run}/${runs}`);
      visits.push(await measureEditor(site.url));
    }
  } finally {
    site.close();
  }
  const of = (figure: (visit: (typeof visits)[number]) => number) => [median(visits.map(figure))];
  return table(
    ['beheer'],
    [
      ['script tot het bruikbaar is (KB)', 320, 0, of(({ script }) => script / 1024)],
      ['alles, met het voorbeeld (KB)', undefined, 0, of(({ all }) => all / 1024)],
      ['bruikbaar (ms)', 3000, 0, of(({ usable }) => usable)],
      ['eerste tik op Taken (ms)', 200, 0, of(({ tap }) => tap)],
      ['langste taak (ms)', 250, 0, of(({ longestTask }) => longestTask)],
    ],
  );
}

/** Of each page, in Dutch: it goes into the documentation. `html`: its KB with brotli. */
function ofPages(paths: readonly string[], html: number[], site: Measured[], limit: Measured[]): string {
  const of = (which: Measured[], figure: Figure) =>
    paths.map((_, nth) => median(which.flatMap(({ pages }) => pages[nth] ?? []).map(figure)));
  const lcpOfLimit = of(limit, ({ lcp }) => lcp);
  return table(paths, [
    ['HTML (KB)', 14, 1, html],
    ['stijl apart (KB)', 14, 1, of(site, kilobytes('Stylesheet'))],
    ['lettertypes (KB)', 56, 1, of(site, kilobytes('Font'))],
    ['script (KB)', 1.6, 1, of(site, scriptAndData)],
    ['eerste zicht (KB)', 120, 1, of(site, ({ bytes }) => sum(Object.values(bytes)) / 1024)],
    ['LCP ÷ grens', 1.03, 2, of(site, ({ lcp }) => lcp).map((ms, nth) => ms / (lcpOfLimit[nth] ?? 0))],
    ['scripttijd (ms)', undefined, 0, of(site, scriptTime)],
    ['scripttijd van de grens (ms)', undefined, 0, of(limit, scriptTime)],
    ['CLS', undefined, 3, of(site, ({ cls }) => cls)],
    ['Lighthouse, laagste van vier', undefined, 0, of(site, ({ scores }) => Math.min(...scores))],
  ]);
}

/** Of the whole visit. */
function ofVisit(site: Measured[], limit: Measured[]): string {
  const of = (which: Measured[], figure: Figure, way: 'reads' | 'sent' = 'reads') =>
    median(which.flatMap((measured) => measured[way] ?? []).map(figure));
  const [scriptOfLimit, tapOfLimit] = [of(limit, scriptTime), of(limit, slowestTap)];
  return table(
    ['heel bezoek'],
    [
      ['script en gegevens (KB)', 5, 1, [of(site, scriptAndData)]],
      ['hetzelfde met een bericht (KB)', 140, 1, [of(site, scriptAndData, 'sent')]],
      ['scripttijd min die van de grens (ms)', 100, 0, [of(site, scriptTime) - scriptOfLimit]],
      ['scripttijd van de grens (ms)', undefined, 0, [scriptOfLimit]],
      ['traagste tik ÷ grens', 1.05, 2, [of(site, slowestTap) / tapOfLimit]],
      ['traagste tik van de grens (ms)', undefined, 0, [tapOfLimit]],
    ],
  );
}

/** A row of limits and one for each name; a figure above its limit is in bold. */
function table(names: readonly string[], columns: Column[]): string {
  const cells = (nth: number) =>
    columns.map(([, limit = Number.POSITIVE_INFINITY, digits, figures]) => {
      const seen = figures[nth]?.toFixed(digits) ?? '';
      return Number(seen) > limit ? `**${seen}**` : seen;
    });
  const rows = [
    ['', ...columns.map(([title]) => title)],
    ['---', ...columns.map(() => '---')],
    ['hoogstens', ...columns.map(([, limit]) => limit ?? '')],
    ...names.map((name, nth) => [name, ...cells(nth)]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const kilobytes = (...kinds: string[]): Figure => {
  return ({ bytes }) => sum(kinds.map((kind) => bytes[kind] ?? 0)) / 1024;
};
const scriptAndData = kilobytes('Script', 'Fetch', 'XHR', 'Other');
const scriptTime: Figure = ({ script }) => script;
const slowestTap: Figure = ({ tap }) => tap;

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** The middle one of the values; of two in the middle the higher. */
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

main();
