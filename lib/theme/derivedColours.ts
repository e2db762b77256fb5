import type { Site } from '@/lib/content/schemas/content';
import { contrast } from './contrast';
import { type Oklch, toHex, toOklch } from './oklch';
import { palette } from './palette';

/** The colours that a group may have of its own, by the names that it gives them in `site.yaml`. */
export type OwnColours = NonNullable<Site['kleuren']>;

const { ink, chalk, paper, sheet, kraft, skyPale } = palette;

/** What text reaches on its background: WCAG 2.2, level AAA. */
const forText = 7;
/** For large letters; they need 3, and this is what the design has. */
const forAccent = 4.5;
/** Light letters on a dark sheet: the softer ones, and links, then still reach 7. */
const forSheet = 9;

/**
 * The group's own colours, with what follows from them: buttons and links from `accent`, the bottom bar and the two lighter colours
 * from `donker`. What the group wrote stays as it is.
 */
export function derivedColours(own: OwnColours): OwnColours {
  const { accent, donker } = own;
  const whole = { ...(donker && fromDark(donker)), ...own };
  return { ...(accent && fromAccent(accent, whole.licht ?? skyPale)), ...whole };
}

/** A colour that reaches less on paper loses its hue when it is made dark enough for letters: yellow becomes brown. */
const forDarkening = 2.5;

/** Whether a colour is for what is no text: the sun, tape and stickers. */
export const isLight = (colour: string): boolean => contrast(colour, ink) >= contrast(colour, chalk);

/** Whether titles and buttons take the second of two colours, because the first is far too light for letters. */
export const areSwapped = (first: string, second: string): boolean =>
  contrast(first, paper) < forDarkening && !isLight(second);

/**
 * The colours of a group that named two, whatever those are: the first becomes `accent`, the second the dark sheet. A light
 * second colour becomes `zon` (tape and stickers), on a dark sheet of the first one's hue; so does a first one that is far too light.
 * @param first `#rrggbb`
 * @param second `#rrggbb`
 */
export function coloursFromTwo(first: string, second: string): OwnColours {
  const [main, other] = areSwapped(first, second) ? [second, first] : [first, second];
  const accent = darkened(toOklch(main), (colour) => contrast(colour, paper) >= forAccent);
  const dark = isLight(other) ? scaled(toOklch(accent), 0.74, 0.6) : toOklch(other);
  const own = {
    accent,
    donker: darkened(dark, (colour) => contrast(colour, chalk) >= forSheet),
    ...(isLight(other) && { zon: lightened(toOklch(other)) }),
  };
  return derivedColours(own);
}

function fromAccent(accent: string, light: string): OwnColours {
  const colour = toOklch(accent);
  const papers = [paper, sheet, kraft, light];
  return {
    knop: darkened(scaled(colour, 0.84, 0.84), (value) => contrast(value, chalk) >= forText),
    link: darkened(at(colour, 0.395), (value) => papers.every((one) => contrast(value, one) >= forText)),
  };
}

function fromDark(dark: string): OwnColours {
  const colour = toOklch(dark);
  return {
    voet: darkened(scaled(colour, 0.73, 0.73), (value) => contrast(value, chalk) >= forSheet),
    licht: lightened({ ...colour, lightness: 0.932, chroma: Math.min(0.026, colour.chroma * 0.35) }),
    vonk: lightened({ ...colour, lightness: 0.79, chroma: Math.min(0.09, colour.chroma * 0.9) }),
  };
}

/**
 * What nobody writes and what follows from the dark colour: as it is on a hill further away and on the next one, and what stands on it
 * and on the bottom bar, softer text and stitched lines.
 * @param bar the colour of the bottom bar
 */
export function tintsOfDark(
  dark: string,
  bar: string,
): Record<'far' | 'mid' | 'chalkSoft' | 'threadPale', string> {
  const colour = toOklch(dark);
  const readsOnBoth = (least: number) => (value: string) =>
    [dark, bar].every((sheet) => contrast(value, sheet) >= least);
  const soft = { ...colour, lightness: 0.942, chroma: Math.min(0.017, colour.chroma * 0.25) };
  const thread = { ...colour, lightness: 0.772, chroma: Math.min(0.046, colour.chroma * 0.67) };
  return {
    chalkSoft: stepped(soft, 0.01, readsOnBoth(forText)),
    threadPale: stepped(thread, 0.01, readsOnBoth(3)),
    far: toHex({ ...colour, lightness: 0.83, chroma: colour.chroma * 0.72 }),
    mid: toHex({ ...colour, lightness: 0.64, chroma: colour.chroma * 1.15 }),
  };
}

const scaled = ({ lightness, chroma, hue }: Oklch, light: number, strong: number): Oklch => ({
  lightness: lightness * light,
  chroma: chroma * strong,
  hue,
});

const lightened = (colour: Oklch) => stepped(colour, 0.01, (value) => contrast(value, ink) >= forText);
const darkened = (colour: Oklch, isGood: (hex: string) => boolean) => stepped(colour, -0.01, isGood);

/** The colour, each time a little lighter or darker until it is good. */
function stepped(colour: Oklch, step: number, isGood: (hex: string) => boolean): string {
  const hex = toHex(colour);
  const lightness = Math.min(1, Math.max(0, colour.lightness + step));
  return isGood(hex) || lightness === colour.lightness ? hex : stepped(at(colour, lightness), step, isGood);
}

/** The colour at another lightness: towards black or white it gets weaker, as a screen shows it. */
const at = ({ lightness: was, chroma, hue }: Oklch, lightness: number): Oklch => ({
  lightness,
  chroma: chroma * Math.min(1, lightness < was ? lightness / was : (1 - lightness) / (1 - was)),
  hue,
});
