import { aboutPart, problemMessage } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';
import { words } from './identifier';

/** The facts that a text may name between braces, in the order of the guide; `check/facts.ts` has their values. */
export const factNames = [
  'naam',
  'korteNaam',
  'gemeente',
  'lokaal',
  'lokaal.adres',
  'leiding',
  'kamp',
  'lidgeld',
  'werking.dag',
  'werking.dagen',
  'werking.wanneer',
  'werking.weerzien',
  'werking.uur',
  'werking.van',
  'werking.tot',
  'werking.leeftijd',
  'werking.klas',
  'bivak.data',
  'bivak.van',
  'bivak.tot',
  'bivak.plaats',
  'bivak.gemeente',
  'bivak.bezoek',
  'bivak.bezoek.uur',
  'verhuur.slaapplaatsen',
] as const;

export type FactName = (typeof factNames)[number];

export const isFactName = (name: string): name is FactName => factNames.some((known) => known === name);

/** Matches facts between braces. New for each use, because a global regex has state. */
export const braces = () => /\{([^{}]*)\}/g;

/** Returns the facts in a text: `Van {bivak.van}` → `['bivak.van']`. */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(braces())].map(([, name = '']) => name.trim());

/** Words with facts in them: `Elke {werking.dag}`. */
export const sentence = words.refine((value) => !unknownFact(value), {
  error: ({ input }) => {
    const name = (typeof input === 'string' && unknownFact(input)) || '';
    const meant = nearest(name, factNames);
    const message = problemMessage(
      `tussen { en } de naam van een gegeven: ${factNames.join(', ')}`,
      meant
        ? `schrijf {${meant}} in de plaats van {${name}}`
        : 'kies een van die namen, of haal de { en } weg',
    );
    return aboutPart(name, message);
  },
});

const unknownFact = (value: string) => namedIn(value).find((name) => !isFactName(name));
