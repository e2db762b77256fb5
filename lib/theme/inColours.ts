import { toHex, toOklch } from './oklch';
import { type Colour, palette, token } from './palette';

/** Tints in drawings that are no colour of the design: each follows the colour that it belongs to. */
const related: Readonly<Record<string, 'poppy' | 'forest'>> = {
  '#e0374c': 'poppy',
  '#3c7a4b': 'forest',
  '#5e9a3c': 'forest',
  '#78a83f': 'forest',
  '#8fa877': 'forest',
  '#dfe8cf': 'forest',
};

const names = Object.keys(palette).filter((name): name is Colour => name in palette);

/**
 * A drawing in the colours of a group: for a file, which knows no custom properties.
 * @param svg in the colours of the design, or with `var(--poppy)`
 */
export function inColours(svg: string, colours: Readonly<Record<Colour, string>>): string {
  const byToken = Object.fromEntries(names.map((name) => [token(name), colours[name]]));
  const byHex = Object.fromEntries(names.map((name) => [palette[name] as string, colours[name]]));
  return svg
    .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => byToken[name] ?? whole)
    .replace(/#[0-9a-f]{6}\b/g, (hex) => {
      const base = related[hex];
      return base ? moved(hex, palette[base], colours[base]) : (byHex[hex] ?? hex);
    });
}

/** A tint of one colour as the same tint of another one. */
export function moved(tint: string, from: string, to: string): string {
  if (from === to) return tint;
  const [own, old, now] = [tint, from, to].map(toOklch);
  if (!own || !old || !now) return tint;
  return toHex({
    lightness: own.lightness,
    chroma: (own.chroma * now.chroma) / Math.max(old.chroma, 0.001),
    hue: own.hue + now.hue - old.hue,
  });
}
