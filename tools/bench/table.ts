import type { Tap } from './firstTap';
import { type Audit, categories } from './lighthouse';
import { type Kind, kinds, type Traffic, type Visit } from './visit';

/** Everything that one run measures of one page of one export. */
export type Sample = {
  reads: Visit;
  scrolls: Visit;
  audit: Audit;
  menu: Tap;
  dropdown: Tap;
  /** Only where there is a dialog. */
  dialog: Tap | undefined;
};

/** The samples of one page: of the site, and of the same page without scripts, in the same order. */
export type Measured = { route: string; site: Sample[]; limit: Sample[] };

/** The figures as Markdown tables, in Dutch: they go into the documentation. */
export function tables(measured: readonly Measured[]): string {
  return [
    '### Snelheid',
    table(
      [
        'pagina',
        'LCP ÷ grens',
        'FCP ÷ grens',
        'LCP ÷ grens (gezien)',
        'FCP ÷ grens (gezien)',
        'script, leest (ms)',
        'script, scrolt (ms)',
        'TBT (ms)',
        'TBT gezien (ms)',
        'CLS',
        'Lighthouse',
      ],
      measured.map(speed),
    ),
    '### Eerste tik, op het moment van FCP',
    table(['pagina', 'menu (ms)', 'uitklapmenu (ms)', 'venster (ms)'], measured.map(taps)),
    '### Bytes (verzoeken) vóór en na `load`',
    table(['pagina', '', ...kinds.map((kind) => kindNames[kind]), 'samen'], measured.flatMap(bytes)),
    ...missed(measured),
  ].join('\n\n');
}

const kindNames = {
  Document: 'HTML',
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
    ratio(({ reads }) => reads.lcp),
    ratio(({ reads }) => reads.fcp),
    ofBoth(({ reads }) => reads.script),
    ofBoth(({ scrolls }) => scrolls.script),
    ofBoth(({ audit }) => audit.blocking),
    ofBoth(({ reads }) => reads.blocking),
    middle(site, ({ reads, scrolls, audit }) => Math.max(reads.cls, scrolls.cls, audit.cls)).toFixed(3),
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

function bytes({ route, site }: Measured): string[][] {
  const row = (label: string, traffic: (sample: Sample) => Traffic) => {
    const cells = [...kinds.map((kind) => [kind]), kinds].map((some: readonly Kind[]) => {
      const total = (unit: 'bytes' | 'requests') =>
        middle(site, (sample) => some.reduce((sum, kind) => sum + traffic(sample)[kind][unit], 0));
      return total('requests') === 0
        ? '0'
        : `${(total('bytes') / 1024).toFixed(1)} KB (${total('requests')})`;
    });
    return [route, label, ...cells];
  };
  return [
    row('vóór', ({ reads }) => reads.before),
    row('na, leest', ({ reads }) => reads.after),
    row('na, scrolt', ({ scrolls }) => scrolls.after),
  ];
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
