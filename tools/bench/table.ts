import type { Tap } from './firstTap';
import { type Audit, categories } from './lighthouse';
import { median, table, trafficCells, trafficHead } from './markdown';
import type { Visit } from './visit';
import { goalsTable, tapsTable, visitsTable, type WholeVisits } from './visitTables';

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

/** The figures as Markdown tables, in Dutch: they go into the documentation. */
export function tables(measured: readonly Measured[], visits: WholeVisits): string {
  const ratios = measured.map(({ site, limit }) => middle(site, lcp) / middle(limit, lcp));
  return [
    '### Wat beloofd is, en wat gezien',
    goalsTable(visits, ratios),
    '### Een heel bezoek: home, lezen tot onderaan, menu → Bivak, een jaar openvouwen, menu → Contact',
    visitsTable(visits),
    '### De tikken van dat bezoek',
    tapsTable(visits),
    ...(measured.length > 0 ? ofPages(measured) : []),
  ].join('\n\n');
}

const lcp = ({ audit }: Sample) => audit.lcp;

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
    table(['pagina', ...trafficHead], measured.map(bytes)),
    ...missed(measured),
  ];
}

function speed({ route, site, limit }: Measured): string[] {
  const ratio = (figure: (sample: Sample) => number) =>
    (middle(site, figure) / middle(limit, figure)).toFixed(2);
  const ofBoth = (figure: (sample: Sample) => number) =>
    `${middle(site, figure).toFixed(0)} (grens ${middle(limit, figure).toFixed(0)})`;
  return [
    route,
    ratio(lcp),
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
    if (!ofSite?.length) return '–';
    return describe(ofSite) + (ofLimit?.length ? ` (grens ${describe(ofLimit)})` : '');
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
  ...trafficCells(site.map(({ visit }) => visit.before)),
];

function missed(measured: readonly Measured[]): string[] {
  const lines = measured.flatMap(({ route, site }) => {
    const all = new Set(site.flatMap(({ audit }) => audit.missed));
    return all.size > 0 ? [`- ${route}: ${[...all].join(', ')}`] : [];
  });
  return lines.length > 0 ? ['### Waar Lighthouse punten aftrok', lines.join('\n')] : [];
}

const middle = (samples: readonly Sample[], figure: (sample: Sample) => number): number =>
  median(samples.map(figure));
