import type { Site } from '@/lib/content/schemas/content';
import { derivedColours, type OwnColours, tintsOfDark } from './derivedColours';
import { type Colour, palette, token } from './palette';

const named: Record<keyof OwnColours, Colour> = {
  accent: 'poppy',
  knop: 'poppyDeep',
  link: 'linkInk',
  donker: 'forest',
  voet: 'forestDeep',
  licht: 'skyPale',
  vonk: 'sky',
  zon: 'sun',
};

/** The palette of a group: the design's, with the group's own in place of those it named, and what follows from them. */
export function sitePalette(own: Site['kleuren']): Record<Colour, string> {
  return { ...palette, ...Object.fromEntries(ownColours(own)) };
}

/**
 * The group's own colours as one CSS rule, which wins from the tokens because it stands in no layer. The loader has
 * checked that each is `#` and six digits and keeps its contrast. Where they are the design's: undefined.
 */
export function colourRule(own: Site['kleuren']): string | undefined {
  const declarations = ownColours(own)
    .filter(([colour, value]) => value !== palette[colour])
    .map(([colour, value]) => `${token(colour)}:${value}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : undefined;
}

const names = Object.keys(named).filter((name): name is keyof OwnColours => name in named);

function ownColours(own: OwnColours = {}): [Colour, string][] {
  const colours = derivedColours(own);
  const whole = names.flatMap((name): [Colour, string][] => {
    const value = colours[name];
    return value ? [[named[name], value]] : [];
  });
  if (!own.donker) return whole;
  const { far, mid, chalkSoft, threadPale } = tintsOfDark(own.donker, colours.voet ?? own.donker);
  return [...whole, ['far', far], ['mid', mid], ['chalkSoft', chalkSoft], ['threadPale', threadPale]];
}
