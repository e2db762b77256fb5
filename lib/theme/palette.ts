/**
 * Every colour of the design, once. The styles have each as a token of the same name (`poppyDeep` is `--poppy-deep`, in
 * styles/_tokens.scss); rules about contrast, the browser's bars and share pictures take them from here.
 */
export const palette = {
  poppy: '#d3213a',
  poppyDeep: '#a3172b',
  forest: '#1f5138',
  forestDeep: '#12321f',
  ink: '#1b2a21',
  inkSoft: '#3d4a41',
  paper: '#fbf1dc',
  sheet: '#fffaf0',
  kraft: '#f0dfbb',
  sky: '#7cc3ea',
  skyPale: '#d6ecf6',
  sun: '#f7c548',
  linkInk: '#8c1124',
  /** Text on a dark background. */
  chalk: '#fffaf0',
  /** Dashed lines on a light background, and on a dark one. */
  thread: '#84744f',
  threadPale: '#9dbda8',
} as const;

export type Colour = keyof typeof palette;

type OwnColours = NonNullable<Site['kleuren']>;

/** The colours that a group may choose, by their keys in `site.yaml`. */
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

/** `poppyDeep` → `--poppy-deep`. */
export const token = (colour: Colour): string =>
  `--${colour.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** The palette of a group: the design's, with the group's colours. */
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
