import type { Site } from '@/lib/content/schemas/content';
import { socialPictureSize } from '@/lib/pages/metadata';
import type { Colour } from '@/lib/theme/palette';
import { sitePalette } from '@/lib/theme/siteColours';
import type { Card } from './cards';
import type { DrawText } from './textOutline';

type DrawingOptions = {
  card: Card;
  site: Pick<Site, 'korteNaam' | 'gemeente' | 'kleuren'>;
  drawText: DrawText;
  /** SVG files: the torn edge (1200 × 48) and the group's emblem. */
  edge: string;
  emblem: string;
};

const { width, height } = socialPictureSize;
const footHeight = 96;
const left = 60;
const widest = 980;

/** The size of the photo; the torn edge below covers its last pixels. */
export const photoSize = { width, height: height - footHeight };

/** The SVG layer over the photo: title on strips, torn edge, name of the group and one fact. */
export function cardDrawing({ card, site, drawText, edge, emblem }: DrawingOptions): string {
  const colours = sitePalette(site.kleuren);
  const words = (text: string, size: number, weight: number, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${drawText(text, size, weight).path}"/>`;
  const foot = height - footHeight;
  const fact = drawText(card.fact, 36, 750);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<filter id="lift" x="-10%" y="-10%" width="120%" height="140%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="${colours.ink}" flood-opacity=".35"/></filter>
${card.photo ? '' : plain(emblem, colours.forest)}
<g fill="${colours.paper}">${placed(edge, 0, foot - 30, width, 31)}<rect y="${foot}" width="${width}" height="${footHeight}"/></g>
${placed(emblem, left - 6, foot - 4, 88, 88)}
${words(site.korteNaam, 46, 850, 160, foot + 46, colours.ink)}
${words(site.gemeente, 24, 650, 161, foot + 76, colours.inkSoft)}
<path transform="translate(${width - left - fact.width} ${foot + 58})" fill="${colours.ink}" d="${fact.path}"/>
${strips(card, drawText, colours)}
</svg>`;
}

function strips(card: Card, drawText: DrawText, colours: Record<Colour, string>): string {
  const lines = titleLines(card.title, drawText);
  const largest = lines.length > 1 ? 150 : 134;
  const size = Math.min(largest, ...lines.map((line) => widest / drawText(line, 1, 900).width));
  const heights = lines.map((line) => size * (/[gjpqyç,;]/.test(line) ? 1.2 : 1.01));
  const overlap = size * 0.04;
  const total = heights.reduce((sum, one) => sum + one - overlap, 0);
  // A single line overlaps the torn edge, below the faces; two lines stand at the top.
  const start = lines.length > 1 ? 122 : height - footHeight - total - 22;
  let top = start;
  const title = lines.map((line, index) => {
    const drawn = drawText(line, size, 900);
    const box = {
      x: left + index * 46,
      y: top,
      width: drawn.width + size * 0.32,
      height: heights[index] ?? size,
    };
    top += box.height - overlap;
    const tilt = [-1.2, 1.1][index % 2] ?? 0;
    return strip({
      box,
      drawn,
      baseline: size * 0.84,
      inset: size * 0.15,
      tilt,
      paper: colours.paper,
      ink: colours.poppy,
    });
  });
  const greeting = drawText(card.greeting, 40, 750);
  const sun = strip({
    box: { x: left + 4, y: start - 68, width: greeting.width + 40, height: 68 },
    drawn: greeting,
    baseline: 46,
    inset: 20,
    tilt: -1,
    paper: colours.sun,
    ink: colours.ink,
  });
  return title.join('') + sun;
}

type StripOptions = {
  box: { x: number; y: number; width: number; height: number };
  drawn: { path: string };
  baseline: number;
  inset: number;
  tilt: number;
  paper: string;
  ink: string;
};

/** Words on a strip with four uneven corners. */
function strip({ box, drawn, baseline, inset, tilt, paper, ink }: StripOptions): string {
  const { width: w, height: h } = box;
  const cut = `0,${0.03 * h} ${0.99 * w},0 ${w},${0.96 * h} ${0.015 * w},${h}`;
  return `<g transform="translate(${box.x} ${box.y}) rotate(${tilt} ${w / 2} ${h / 2})"><polygon points="${cut}" fill="${paper}" filter="url(#lift)"/><path transform="translate(${inset} ${baseline})" fill="${ink}" d="${drawn.path}"/></g>`;
}

/** Breaks a long heading into two lines of similar width. */
function titleLines(title: readonly string[], drawText: DrawText): readonly string[] {
  const [only, ...more] = title;
  const words = only?.split(' ') ?? [];
  if (only === undefined || more.length > 0 || words.length < 2) return title;
  if (widest / drawText(only, 1, 900).width >= 150) return title;
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => drawText(line, 1, 900).width));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

/** Without a photo: the emblem, large and cropped, on a dark background. */
const plain = (emblem: string, dark: string) =>
  `<rect width="${width}" height="${height}" fill="${dark}"/>${placed(emblem, 640, -60, 640, 640)}`;

/** Nests an SVG file in another one. */
const placed = (svg: string, x: number, y: number, w: number, h: number) =>
  svg.replace(/^[\s\S]*?<svg/, `<svg x="${x}" y="${y}" width="${w}" height="${h}"`);
