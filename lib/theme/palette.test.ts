/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toOklch } from './oklch';
import { type Colour, palette, token } from './palette';
import { colourRule, sitePalette } from './siteColours';

test('a group without its own colours has those of the design', () => {
  expect(colourRule(undefined)).toBeUndefined();
  expect(colourRule({})).toBeUndefined();
  expect(sitePalette(undefined)).toEqual(palette);
});

test('only the colours that differ from those of the design are set', () => {
  expect(colourRule({ knop: '#0b4f8a', zon: '#ffd24d' })).toBe(':root{--poppy-deep:#0b4f8a;--sun:#ffd24d}');
  expect(colourRule({ knop: palette.poppyDeep })).toBeUndefined();
  expect(sitePalette({ knop: '#0b4f8a' })).toEqual({ ...palette, poppyDeep: '#0b4f8a' });
});

const names = Object.keys(palette).filter((name): name is Colour => name in palette);
const tokens = readFileSync('styles/_tokens.scss', 'utf8');

test('the styles have every colour of the palette as a token, with the same value, and no other', () => {
  const first = /:root \{([\s\S]*?)\n {2}\}/.exec(tokens)?.[1] ?? '';
  const written = [...first.matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]);
  const inPalette = names.map((name) => [token(name), palette[name]]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(inPalette));
});

test('no style sheet repeats a colour of the palette', () => {
  const sheets = ['components', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.scss') && !name.endsWith('_tokens.scss'))
      .map((name) => path.join(folder, name)),
  );
  const colours = new Set<string>(Object.values(palette));
  const repeated = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/#[0-9a-f]{6}\b/g)]
      .filter(([colour]) => colours.has(colour))
      .map(([colour]) => `${sheet}: ${colour}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(repeated).toEqual([]);
});

test('no red or green stands in a style sheet: they are the group’s, and it may have others', () => {
  const found = ['components', 'editor', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.scss'))
      .flatMap((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8').replace(
          /^ {4}--[\w-]+: #[0-9a-f]{6};/gm,
          '',
        );
        return [...text.matchAll(/#[0-9a-f]{6}\b|rgb\((\d+) (\d+) (\d+)/g)].map(([hex, ...channels]) => ({
          name,
          colour: hex.startsWith('#') ? hex : hexOf(channels),
        }));
      }),
  );
  expect(found.length).toBeGreaterThan(15);
  const known = new Set<string>(Object.values(palette)); // as tokens; ink in shadows, sheet in a veil
  const own = found.filter(({ colour }) => !known.has(colour) && isRedOrGreen(colour));
  expect(own).toEqual([]);
});

const hexOf = (channels: readonly string[]) =>
  `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

function isRedOrGreen(colour: string): boolean {
  const { chroma, hue } = toOklch(colour);
  return chroma > 0.012 && (hue < 40 || hue > 340 || (hue > 110 && hue < 180));
}
