import type { Site } from '@/lib/content/schemas/content';
import { type Colour, palette, token } from './palette';

type OwnColours = NonNullable<Site['kleuren']>;

/** The colours that a group may have of its own, by the names that it gives them in `site.yaml`. */
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

/** The palette of a group: the design's, with the group's own in place of those it named. */
export function groupPalette(own: Site['kleuren']): Record<Colour, string> {
  return { ...palette, ...Object.fromEntries(ownColours(own)) };
}

/**
 * The group's own colours as one CSS rule, which wins from the tokens because it stands in no layer. The loader has
 * checked that each is `#` and six digits and keeps its contrast. Without own colours: undefined.
 */
export function colourRule(own: Site['kleuren']): string | undefined {
  const declarations = ownColours(own).map(([colour, value]) => `${token(colour)}:${value}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : undefined;
}

const names = Object.keys(named).filter((name): name is keyof OwnColours => name in named);

function ownColours(own: OwnColours = {}): [Colour, string][] {
  return names.flatMap((name): [Colour, string][] => {
    const value = own[name];
    return value ? [[named[name], value]] : [];
  });
}
