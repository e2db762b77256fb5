/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compileString } from 'sass';
import { contrast } from './contrast';
import { coloursFromTwo, derivedColours } from './derivedColours';
import { toHex, toOklch } from './oklch';
import { type Colour, palette, token } from './palette';
import { sitePalette } from './siteColours';

type Roles = Record<string, string>;
type Pair = { text: string; on: string; atLeast: number };

const tokens = readFileSync('styles/_tokens.scss', 'utf8').split('@media (forced-colors: active)');

/** What the styles say between the braces of a selector, for instance `[data-paper="sky"]`. */
function rolesOf(selector: string): Roles {
  const start = tokens.join('').indexOf(`${selector} {`);
  const block = tokens.join('').slice(start, tokens.join('').indexOf('\n  }', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (?:var\((--[\w-]+)\)|(#[0-9a-f]+));/g)].map(
      ([, name = '', other, hex]) => [name, other ?? hex ?? ''],
    ),
  );
}

const papers = ['sheet', 'kraft', 'sky', 'forest', 'night'].map((paper) => `[data-paper="${paper}"]`);
const page: Roles = { '--bg': '--paper', ...rolesOf('[data-paper="sheet"]') };
const tones = ['sky', 'sun', 'poppy', 'forest', 'kraft'].map((tone) => rolesOf(`[data-tone="${tone}"]`));

/** Every pair that text uses: the roles of each paper, text on a patch, and what components place by the name of its colour. */
const pairs: Pair[] = [
  ...[page, ...papers.map((paper) => ({ ...page, ...rolesOf(paper) }))].flatMap((roles) =>
    Object.entries({ '--fg': 7, '--fg-soft': 7, '--link': 7, '--accent': 3, '--stitch': 3 }).map(
      ([role, atLeast]) => ({ text: roles[role] ?? role, on: roles['--bg'] ?? '', atLeast }),
    ),
  ),
  ...tones.map((tone) => ({ text: tone['--on-tone'] ?? '', on: tone['--tone'] ?? '', atLeast: 7 })),
  ...['--sheet', '--paper'].map((on) => ({ text: '--link-ink', on, atLeast: 7 })),
  { text: '--ink', on: '--sun', atLeast: 7 }, // strips, stickers, an open tab
  { text: '--sun', on: '--forest-deep', atLeast: 4.5 }, // the greeting in the bottom bar
  // alerts and notes, an initial in the place of a portrait
  { text: '--link-ink', on: 'pale(--poppy, 0.9)', atLeast: 7 },
  { text: '--ink', on: 'pale(--far, 0.5)', atLeast: 7 },
  { text: '--ink', on: 'pale(--sun, 0.64)', atLeast: 7 },
  { text: '--forest', on: 'pale(--far, 0.4)', atLeast: 3 },
  { text: '--forest', on: 'pale(--sun, 0.55)', atLeast: 3 },
  { text: '--forest', on: 'pale(--sky, 0.63)', atLeast: 3 },
];

const names = Object.keys(palette).filter((name): name is Colour => name in palette);

/** The colour below a veil of sheet, as the mixin `pale` makes it. */
function veiled(background: string, values: Record<string, string>): string | undefined {
  const [, colour = '', veil] = /pale\((--\w+), ([\d.]+)\)/.exec(background) ?? [];
  const channels = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [below, above] = [values[colour], palette.sheet].map(channels);
  const mixed = below?.map((channel, at) => channel + Number(veil) * ((above?.[at] ?? 0) - channel));
  return veil && mixed && `#${mixed.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

/** The pairs that a palette makes unreadable. */
function unreadable(colours: Record<Colour, string>): string[] {
  const values = Object.fromEntries(names.map((name) => [token(name), colours[name]]));
  return pairs
    .map(({ text, on, atLeast }) => ({
      text,
      on,
      atLeast,
      is: contrast(values[text] ?? text, values[on] ?? veiled(on, values) ?? on),
    }))
    .filter(({ is, atLeast }) => !(is >= atLeast))
    .map(({ text, on, atLeast, is }) => `${text} on ${on}: ${is.toFixed(2)}, not ${atLeast}`);
}

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);

test('the pairs come from the styles, and the design reads on all of them', () => {
  expect(pairs.length).toBe(6 * 5 + 5 + 10);
  expect(pairs.flatMap(({ text, on }) => [text, on])).not.toContain('');
  expect(unreadable(palette)).toEqual([]);
  expect(unreadable({ ...palette, forest: '#b07a1f' }).length).toBeGreaterThan(3);
});

test('a paler colour lies below a veil of sheet, as the styles are compiled', () => {
  const { css } = compileString('@use "styles/paper"; a { @include paper.pale(var(--sun), 0.64); }', {
    loadPaths: ['.'],
  });
  const veil = palette.sheet.match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16));
  expect(css).toContain(`background: linear-gradient(rgba(${veil?.join(', ')}, 0.64) 0 0) var(--sun);`);
});

test('whatever two colours a group picks, every text reads', () => {
  fc.assert(
    fc.property(colour, colour, (first, second) => {
      expect(unreadable(sitePalette(coloursFromTwo(first, second)))).toEqual([]);
    }),
    {
      numRuns: 1000,
      examples: [
        ['#000000', '#000000'],
        ['#ffffff', '#ffffff'],
        ['#ffff00', '#00ff00'],
      ],
    },
  );
});

test('what the group writes wins, and without accent and donker nothing is derived', () => {
  expect(derivedColours({ vonk: '#c9e4b4' })).toEqual({ vonk: '#c9e4b4' });
  expect(Object.keys(derivedColours({ accent: '#1b5fae' })).sort()).toEqual(['accent', 'knop', 'link']);
  expect(Object.keys(derivedColours({ donker: '#0f5a5c' })).sort()).toEqual([
    'donker',
    'licht',
    'voet',
    'vonk',
  ]);
  const written = { accent: '#1b5fae', link: '#111111', donker: '#0f5a5c', licht: '#eeeeee' };
  expect(derivedColours(written)).toMatchObject(written);
});

test.each([
  {
    name: 'sea',
    own: { accent: '#1b5fae', donker: '#0f5a5c' },
    tuned: { knop: '#174a8a', link: '#15437d', voet: '#07363a', licht: '#d9eff0', vonk: '#8fd0d2' },
  },
  {
    name: 'purple',
    own: { accent: '#7a2c92', donker: '#47235c' },
    tuned: { knop: '#5f1f74', link: '#64207a', voet: '#2b1339', licht: '#efe4f5', vonk: '#c9a8e0' },
  },
  {
    name: 'poppy',
    own: { accent: palette.poppy, donker: palette.forest },
    tuned: { knop: palette.poppyDeep, link: palette.linkInk, voet: palette.forestDeep },
  },
] as const)('the derived colours of $name come near those tuned by hand', ({ own, tuned }) => {
  const derived = derivedColours(own);
  for (const [name, hex] of Object.entries(tuned)) {
    const made = toOklch(derived[name as keyof typeof derived] ?? '');
    const wanted = toOklch(hex);
    expect(Math.abs(made.lightness - wanted.lightness)).toBeLessThan(0.035);
    expect(Math.abs(made.chroma - wanted.chroma)).toBeLessThan(0.025);
    expect(Math.abs(made.hue - wanted.hue)).toBeLessThan(7);
  }
});

test('a light second colour becomes sun and tape, on a deep sheet of the first; a light first one is deepened', () => {
  const purple = coloursFromTwo('#7a2c92', '#f4bd1b');
  expect(purple).toMatchObject({ accent: '#7a2c92', zon: '#f4bd1b' });
  expect(Math.abs(toOklch(purple.donker ?? '').lightness - toOklch('#47235c').lightness)).toBeLessThan(0.02);
  expect(coloursFromTwo('#1b5fae', '#0f5a5c')).not.toHaveProperty('zon');
  expect(contrast(coloursFromTwo('#f2d21b', '#222222').accent ?? '', palette.paper)).toBeGreaterThanOrEqual(
    4.5,
  );
});

test('a colour survives the way to OKLCH and back; a channel that no screen has is cut off', () => {
  fc.assert(fc.property(colour, (hex) => expect(toHex(toOklch(hex))).toBe(hex)));
  expect(toHex({ lightness: 0.6, chroma: 0.4, hue: 145 })).toMatch(/^#00[0-9a-f]{2}00$/);
});
