import { median, table, trafficCells, trafficHead } from './markdown';
import { taps, type WholeVisit } from './wholeVisit';

/**
 * The samples of the whole visit: of the site, with its script files blocked, of the same export without one script, and of the site
 * with a message at its end.
 */
export type WholeVisits = Record<'reads' | 'blocked' | 'limit' | 'sends', WholeVisit[]>;

type Figure = (visit: WholeVisit) => number;

const middle = (visits: readonly WholeVisit[], figure: Figure): number => median(visits.map(figure));

/** What scripts brought: files, and what they asked for. Bytes. */
const scriptBytes: Figure = ({ traffic }) => traffic.Script.bytes + traffic.Other.bytes;

/** ms of the tap that takes longest: a tap is the middle of what it took in each visit, for a busy moment hits any of them. */
const slowestTap = (visits: readonly WholeVisit[], what: 'wait' | 'work'): number =>
  Math.max(...taps.map((_, nth) => middle(visits, (visit) => visit.taps[nth]?.[what] ?? 0)));

/** What the project promises of speed, beside what was seen. `lcpRatios`: of the pages that were measured. */
export function goalsTable({ reads, limit, sends }: WholeVisits, lcpRatios: readonly number[]): string {
  const kilobytes = (bytes: number) => bytes / 1024;
  const goals: [what: string, most: number, seen: number, unit: string, digits: number][] = [
    [
      'Script en gegevens meer dan zonder script',
      5,
      kilobytes(middle(reads, scriptBytes) - middle(limit, scriptBytes)),
      ' KB',
      1,
    ],
    ['Hetzelfde van wie een bericht stuurt', 140, kilobytes(middle(sends, scriptBytes)), ' KB', 1],
    ['Scripttijd', 100, middle(reads, ({ script }) => script), ' ms', 0],
    ['Langste stuk script', 50, middle(reads, ({ longest }) => longest), ' ms', 0],
    ['Traagste tik ÷ die zonder script', 1.05, slowestTap(reads, 'wait') / slowestTap(limit, 'wait'), '', 2],
    ...(lcpRatios.length > 0
      ? [
          [
            'Hoogste LCP ÷ grens van een pagina',
            1.03,
            Math.max(...lcpRatios),
            '',
            2,
          ] satisfies (typeof goals)[0],
        ]
      : []),
  ];
  return table(
    ['doel', 'hoogstens', 'gezien', 'gehaald'],
    goals.map(([what, most, seen, unit, digits]) => [
      what,
      `${most}${unit}`,
      `${seen.toFixed(digits)}${unit}`,
      Number(seen.toFixed(digits)) <= most ? 'ja' : 'nee',
    ]),
  );
}

/** Bytes and script of each kind of visit. */
export function visitsTable({ reads, blocked, limit, sends }: WholeVisits): string {
  const row = (name: string, visits: readonly WholeVisit[]) => [
    name,
    ...trafficCells(visits.map(({ traffic }) => traffic)),
    middle(visits, ({ script }) => script).toFixed(0),
    middle(visits, ({ longest }) => longest).toFixed(0),
  ];
  return table(
    ['bezoek', ...trafficHead, 'script (ms)', 'langste (ms)'],
    [
      row('er wordt niets verstuurd', reads),
      row('de scriptbestanden geblokkeerd', blocked),
      row('zonder één script', limit),
      row('met een bericht aan het eind', sends),
    ],
  );
}

/** How long each tap of a visit waited for its answer, and how much of that the processor worked. */
export function tapsTable({ reads, blocked, limit }: WholeVisits): string {
  const cells = (figures: (visits: readonly WholeVisit[], what: 'wait' | 'work') => number) =>
    (['wait', 'work'] as const).flatMap((what) => {
      const [seen, without] = [figures(reads, what), figures(limit, what)];
      return [seen, figures(blocked, what), without]
        .map((ms) => ms.toFixed(0))
        .concat((seen / without).toFixed(2));
    });
  const head = (what: string) => [`${what} (ms)`, 'bestanden geblokkeerd', 'zonder script', 'verhouding'];
  return table(
    ['tik', ...head('wachten'), ...head('rekenen')],
    [
      ...taps.map((name, nth) => [
        name,
        ...cells((visits, what) => middle(visits, (visit) => visit.taps[nth]?.[what] ?? 0)),
      ]),
      ['de traagste', ...cells(slowestTap)],
    ],
  );
}
