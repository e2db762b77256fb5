import { problemMessage } from '@/lib/content/problem';
import { nearest } from '@/lib/text/nearest';
import { words } from './identifier';

/** The facts that a text may name between braces, in the order in which the guide shows them; `check/facts.ts` has their values. */
export const factNames = [
  'naam',
  'korteNaam',
  'gemeente',
  'lokaal',
  'lokaal.adres',
  'lidgeld',
  'werking.dag',
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

/** What stands between braces in a text. Each use takes its own, since it remembers where it was. */
export const braces = () => /\{([^{}]*)\}/g;

/** The names in a text: `Van {bivak.van}` → `['bivak.van']`. */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(braces())].map(([, name = '']) => name.trim());

/** Words in which a field may be named that knows a part of them: `Elke {werking.dag}`. */
export const sentence = words.refine((value) => !unknownFact(value), {
  error: ({ input }) => {
    const name = (typeof input === 'string' && unknownFact(input)) || '';
    const meant = nearest(name, factNames);
    return problemMessage(
      `tussen { en } de naam van een gegeven: ${factNames.join(', ')}`,
      meant ? `schrijf {${meant}}` : 'kies een van die namen, of haal de { en } weg',
    );
  },
});

const unknownFact = (value: string) => namedIn(value).find((name) => !isFactName(name));
