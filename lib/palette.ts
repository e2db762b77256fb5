import type { Site } from './content/schemas';

type Colours = NonNullable<Site['kleuren']>;

/** The group's name for a colour → the token that the styles use. */
const tokens: Record<keyof Colours, string> = {
  accent: '--poppy',
  knop: '--poppy-deep',
  link: '--link-ink',
  donker: '--forest',
  voet: '--forest-deep',
  licht: '--sky-pale',
  vonk: '--sky',
  zon: '--sun',
};

/**
 * The group's own colours as one CSS rule, which wins from the tokens because it stands in no layer. The loader has
 * checked that each is `#` and six digits and keeps its contrast. Without own colours: undefined.
 */
export function colourRule(colours: Site['kleuren']): string | undefined {
  const names = Object.keys(tokens) as (keyof Colours)[];
  const declarations = names.flatMap((name) => (colours?.[name] ? `${tokens[name]}:${colours[name]}` : []));
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : undefined;
}
