import type { Tap } from './firstTap';
import { type Audit, categories } from './lighthouse';
import { type Kind, kinds, type Traffic, type Visit } from './visit';
import type { Way, WholeVisit } from './wholeVisit';

/** Everything that one run measures of one page of one export. */
export type Sample = {
  visit: Visit;
  audit: Audit;
  menu: Tap;
  dropdown: Tap;
  /** Only where there is a dialog. */
  dialog: Tap | undefined;
};

/** The samples of one page: of the site, and of the same page without scripts, in the same order. */
export type Measured = { route: string; site: Sample[]; limit: Sample[] };

/** The samples of the whole visit, in each of its ways. */
export type WholeVisits = Record<Way, WholeVisit[]>;

/** The figures as Markdown tables, in Dutch: they go into the documentation. */
export function tables(measured: readonly Measured[], visits: WholeVisits): string {
  return [
    '### Een heel bezoek: home, lezen tot onderaan, menu → Bivak, een jaar openvouwen, menu → Contact',
    table(
      [
        'bezoek',
        ...kinds.map((kind) => kindNames[kind]),
        'samen',
        'script (ms)',
        'langste (ms)',
        'traagste tik (ms)',
      ],
      [
        wholeVisit('er wordt niets verstuurd', visits.reads),
        wholeVisit('de scriptbestanden geblokkeerd', visits.blocked),
        wholeVisit('met een bericht aan het eind', visits.sends),
      ],
    ),
    compared(visits),
    ...(measured.length > 0 ? ofPages(measured) : []),
  ].join('\n\n');
}

function ofPages(measured: readonly Measured[]): string[] {
  return [
    '### Snelheid',
    table(
      [
        'pagina',
        'LCP ÷ grens',
        'FCP ÷ grens',
        'LCP ÷ grens (gezien)',
        'FCP ÷ grens (gezien)',
        'script (ms)',
        'TBT (ms)',
        'TBT gezien (ms)',
        'CLS',
        'Lighthouse',
      ],
      measured.map(speed),
    ),
    '### Eerste tik, op het moment van FCP',
    table(['pagina', 'menu (ms)', 'uitklapmenu (ms)', 'venster (ms)'], measured.map(taps)),
    '### Bytes (verzoeken) vóór `load`',
    table(['pagina', ...kinds.map((kind) => kindNames[kind]), 'samen'], measured.map(bytes)),
    ...missed(measured),
  ];
}

function wholeVisit(name: string, visits: readonly WholeVisit[]): string[] {
  const of = (figure: (visit: WholeVisit) => number) => median(visits.map(figure));
  return [
    name,
    ...[...kinds.map((kind) => [kind]), kinds].map((some) =>
      traffic(
        visits.map((visit) => visit.traffic),
        some,
      ),
    ),
    of(({ script }) => script).toFixed(0),
    of(({ longest }) => longest).toFixed(0),
    of(({ slowestTap }) => slowestTap).toFixed(0),
  ];
}

/** What scripts cost a visit that sends nothing. */
function compared({ reads, blocked }: WholeVisits): string {
  const scripts = ({ traffic }: WholeVisit) => traffic.Script.bytes + traffic.Other.bytes;
  const more = median(reads.map(scripts)) - median(blocked.map(scripts));
  const tap =
    median(reads.map((visit) => visit.slowestTap)) / median(blocked.map((visit) => visit.slowestTap));
  return `Script en gegevens meer dan zonder scriptbestanden: ${(more / 1024).toFixed(1)} KB. Traagste tik ÷ die zonder: ${tap.toFixed(2)}.`;
}

const kindNames = {
  Document: 'HTML',
  Prefetch: 'vooraf',
  Stylesheet: 'CSS',
  Font: 'lettertype',
  Image: 'beeld',
  Script: 'script',
  Other: 'ander',
};

function speed({ route, site, limit }: Measured): string[] {
  const ratio = (figure: (sample: Sample) => number) =>
    (middle(site, figure) / middle(limit, figure)).toFixed(2);
  const ofBoth = (figure: (sample: Sample) => number) =>
    `${middle(site, figure).toFixed(0)} (grens ${middle(limit, figure).toFixed(0)})`;
  return [
    route,
    ratio(({ audit }) => audit.lcp),
    ratio(({ audit }) => audit.fcp),
    ratio(({ visit }) => visit.lcp),
    ratio(({ visit }) => visit.fcp),
    ofBoth(({ visit }) => visit.script),
    ofBoth(({ audit }) => audit.blocking),
    ofBoth(({ visit }) => visit.blocking),
    middle(site, ({ visit, audit }) => Math.max(visit.cls, audit.cls)).toFixed(3),
    categories.map((category) => middle(site, ({ audit }) => audit.scores[category])).join(' / '),
  ];
}

function taps({ route, site, limit }: Measured): string[] {
  const told = (control: (sample: Sample) => Tap | undefined) => {
    const [ofSite, ofLimit] = [site, limit].map((samples) => samples.map(control).filter((tap) => !!tap));
    return ofSite?.length ? `${describe(ofSite)} (grens ${describe(ofLimit ?? [])})` : '–';
  };
  return [
    route,
    told((sample) => sample.menu),
    told((sample) => sample.dropdown),
    told((sample) => sample.dialog),
  ];
}

function describe(all: readonly Tap[]): string {
  const opened = all.map((tap) => tap.opened).filter((ms) => ms !== undefined);
  const closed = all.filter((tap) => tap.opened !== undefined && !tap.stayed).length;
  const words = [
    opened.length > 0 ? median(opened).toFixed(0) : '',
    opened.length < all.length ? `${all.length - opened.length}× verloren` : '',
    closed > 0 ? `${closed}× weer dicht` : '',
  ];
  return words.filter(Boolean).join(', ');
}

const bytes = ({ route, site }: Measured): string[] => [
  route,
  ...[...kinds.map((kind) => [kind]), kinds].map((some) =>
    traffic(
      site.map(({ visit }) => visit.before),
      some,
    ),
  ),
];

/** `9.4 KB (1)`: of these kinds together. */
function traffic(samples: readonly Traffic[], some: readonly Kind[]): string {
  const total = (unit: 'bytes' | 'requests') =>
    median(samples.map((sample) => some.reduce((sum, kind) => sum + sample[kind][unit], 0)));
  return total('requests') === 0 ? '0' : `${(total('bytes') / 1024).toFixed(1)} KB (${total('requests')})`;
}

function missed(measured: readonly Measured[]): string[] {
  const lines = measured.flatMap(({ route, site }) => {
    const all = new Set(site.flatMap(({ audit }) => audit.missed));
    return all.size > 0 ? [`- ${route}: ${[...all].join(', ')}`] : [];
  });
  return lines.length > 0 ? ['### Waar Lighthouse punten aftrok', lines.join('\n')] : [];
}

const middle = (samples: readonly Sample[], figure: (sample: Sample) => number): number =>
  median(samples.map(figure));

/** The middle one of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const around = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
