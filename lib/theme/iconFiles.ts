import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Site } from '@/lib/content/schemas/content';
import { inColours } from './inColours';
import { ownSign } from './ownSign';
import { palette } from './palette';
import { type Sign, signs } from './signs';
import { sitePalette } from './siteColours';

type Look = Pick<Site, 'kleuren' | 'teken'>;
type Drawn = { bytes: Buffer; type: string };

/** What is drawn when the group has no file of that name in `public/icons`. */
const drawings = {
  'favicon.svg': async (look: Look) => svg(await emblem(look)),
  'logo.svg': async (look: Look) => svg(await emblem(look)),
  'stamp.svg': async (look: Look) => svg(await stamp(look)),
  'apple-touch-icon.png': (look: Look) => png(look, { side: 180, sign: 132 }),
  // the middle that no mask of a phone cuts off is a circle of 80 %
  'icon-maskable-512.png': (look: Look) => png(look, { side: 512, sign: 300 }),
  'decoration.svg': async (look: Look) => svg(await decoration(look)),
  'map.svg': ({ kleuren }: Look) => svg(inColours(drawing('map-paper.svg'), sitePalette(kleuren))),
} satisfies Record<string, (look: Look) => Drawn | Promise<Drawn>>;

type IconFile = keyof typeof drawings;

export const isDrawnIcon = (file: string): file is IconFile => file in drawings;

/** The files of `/icons/` that the build draws: those that the group has no file of its own for. */
export const drawnIcons = (): IconFile[] =>
  Object.keys(drawings)
    .filter(isDrawnIcon)
    .filter((file) => !existsSync(ownFile(file)));

/** Draws a file of `/icons/` from the group's sign and its colours. */
export async function iconFile(file: IconFile, look: Look): Promise<Drawn> {
  return drawings[file](look);
}

/** The group's emblem as SVG: its own sign, its own `favicon.svg`, or the sign that it chose. */
export async function emblem({ kleuren, teken }: Look): Promise<string> {
  const own = await ownSign();
  if (own) return own;
  return existsSync(ownFile('favicon.svg'))
    ? readFileSync(ownFile('favicon.svg'), 'utf8')
    : inColours(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${signs[chosen(teken)]}</svg>`,
        sitePalette(kleuren),
      );
}

/** The sign of the design that stands where the group has no file of its own. */
const chosen = (sign: Sign = 'klaproos') => (sign === 'eigen' ? 'klaproos' : sign);

const ownFile = (file: IconFile) => path.join(process.cwd(), 'public', 'icons', file);
const drawing = (file: string) => readFileSync(path.join(process.cwd(), 'styles', 'drawings', file), 'utf8');

const stamp = async (look: Look) =>
  inColours(drawing('stamp.svg'), sitePalette(look.kleuren)).replace(
    '<g data-sign=""/>',
    placed(await emblem(look), { x: 26, y: 22, side: 68 }),
  );

/** What grows where a sheet ends: poppies, or the group's sign. */
const decoration = async ({ kleuren, teken }: Look) => {
  const own = await ownSign();
  if (own) return `${sheet}${placed(own, { x: 24, y: 92, side: 192 })}</svg>`;
  const sign = chosen(teken);
  return inColours(
    sign === 'klaproos'
      ? drawing('poppies.svg')
      : `${sheet}<g transform="translate(24 92) scale(2)">${signs[sign]}</g></svg>`,
    sitePalette(kleuren),
  );
};

// a patch of the page's paper, for a sign in the dark colour on the dark sheet of the menu
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300"><circle cx="120" cy="182" r="118" fill="${palette.paper}"/>`;

/** Nests an SVG file in another one. */
export const placed = (file: string, { x, y, side }: { x: number; y: number; side: number }) =>
  file.replace(/^[\s\S]*?<svg/, `<svg x="${x}" y="${y}" width="${side}" height="${side}"`);

const svg = (text: string): Drawn => ({ bytes: Buffer.from(text), type: 'image/svg+xml' });

async function png(look: Look, { side, sign }: { side: number; sign: number }): Promise<Drawn> {
  const at = (side - sign) / 2;
  const { paper } = sitePalette(look.kleuren);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path fill="${paper}" d="M0 0h${side}v${side}H0z"/>${placed(await emblem(look), { x: at, y: at, side: sign })}</svg>`;
  return { bytes: await sharp(Buffer.from(whole)).png({ palette: true }).toBuffer(), type: 'image/png' };
}
