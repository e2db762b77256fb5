import type { Weekday } from '@/lib/dates/days';

/** An age group as the movements name it; where girls and boys have other names, both. */
type PresetGroup = { name: string | { girls: string; boys: string }; age?: string };

type Movement = { label: string; groups: readonly PresetGroup[] };

/**
 * The youth movements of Flanders, by the name that the answers use, with the age groups that they publish, from young to old.
 * Local groups differ: every name and age can be changed. A group without an age here has none that holds everywhere.
 */
export const movements = {
  chiro: {
    label: 'Chiro',
    groups: [
      { name: 'Ribbels', age: '1e en 2e leerjaar' },
      { name: 'Speelclub', age: '3e en 4e leerjaar' },
      { name: 'Rakwi’s', age: '5e en 6e leerjaar' },
      { name: 'Tito’s', age: '1e en 2e middelbaar' },
      { name: 'Keti’s', age: '3e en 4e middelbaar' },
      { name: 'Aspi’s', age: '5e en 6e middelbaar' },
    ],
  },
  scouts: {
    label: 'Scouts en Gidsen Vlaanderen',
    groups: [
      { name: 'Kapoenen', age: '6–7 jaar' },
      { name: { girls: 'Kabouters', boys: 'Welpen' }, age: '8–10 jaar' },
      { name: { girls: 'Jonggidsen', boys: 'Jongverkenners' }, age: '11–13 jaar' },
      { name: { girls: 'Gidsen', boys: 'Verkenners' }, age: '14–16 jaar' },
      { name: 'Jins', age: '17 jaar' },
    ],
  },
  ksa: {
    label: 'KSA',
    groups: [
      { name: 'Kabouters' },
      { name: 'Piepjongknapen' },
      { name: 'Jongknapen' },
      { name: 'Knapen' },
      { name: 'Jonghernieuwers' },
      { name: 'Hernieuwers' },
    ],
  },
  klj: {
    label: 'KLJ',
    groups: [
      { name: '-9', age: 'Tot 9 jaar' },
      { name: '-12', age: 'Tot 12 jaar' },
      { name: '+12', age: 'Vanaf 12 jaar' },
      { name: '+14', age: 'Vanaf 14 jaar' },
      { name: '+16', age: 'Vanaf 16 jaar' },
      { name: '+20', age: 'Vanaf 20 jaar' },
    ],
  },
  fos: {
    label: 'FOS',
    groups: [
      { name: 'Bevers', age: '5–7 jaar' },
      { name: 'Welpen', age: '8–10 jaar' },
      { name: { girls: 'Jonggidsen', boys: 'Jongverkenners' }, age: '11–13 jaar' },
      { name: { girls: 'Gidsen', boys: 'Verkenners' }, age: '14–15 jaar' },
      { name: 'Seniors', age: '16–17 jaar' },
    ],
  },
  andere: { label: 'Andere', groups: [] },
} as const satisfies Record<string, Movement>;

type MovementName = keyof typeof movements;

export const movementNames = Object.keys(movements) as [MovementName, ...MovementName[]];

/** An age group in the answers. */
export type GroupAnswer = {
  naam: string;
  leeftijd?: string | undefined;
  werking?: { dag: Weekday; van: string; tot: string } | undefined;
  /** Days as they are written: `21 juli`. */
  kamp?: { van: string; tot: string } | undefined;
};

/** Returns the age groups of a movement, as answers: mixed, or those of one half. */
export const presetGroups = (movement: MovementName, half?: 'girls' | 'boys'): GroupAnswer[] =>
  movements[movement].groups.map(({ name, ...group }: PresetGroup) => ({
    naam: typeof name === 'string' ? name : half ? name[half] : `${name.girls} en ${name.boys.toLowerCase()}`,
    leeftijd: group.age,
  }));

/** Returns the age groups of a movement, together or of each half, as the answer about groups. */
export const presetAnswer = (movement: MovementName, together: boolean) => ({
  samen: together,
  lijst: presetGroups(movement),
  ...(!together && {
    meisjes: presetGroups(movement, 'girls'),
    jongens: presetGroups(movement, 'boys'),
  }),
});

/** Whether groups have other names than those of the movement. */
export const hasOwnNames = (movement: MovementName, groups: readonly GroupAnswer[]): boolean => {
  const usual = presetGroups(movement);
  return groups.some(({ naam }, index) => naam !== usual[index]?.naam);
};

/**
 * Returns the ages of an age group, as far as its words say the first and the last: `1e en 2e leerjaar` → 6 and 7, which is what the
 * children become in the year in which that school year begins.
 */
export function agesIn(words: string | undefined): { van: number; tot: number } | undefined {
  const text = words ?? '';
  const [, first, last] = /^(\d{1,2})(?:\s*[-–]\s*|\s+(?:tot|en)\s+)(\d{1,2})(?:\s+jaar)?$/i.exec(text) ?? [];
  if (first && last) return { van: Number(first), tot: Number(last) };
  const [, only] = /^(\d{1,2}) jaar$/i.exec(text) ?? [];
  if (only) return { van: Number(only), tot: Number(only) };
  const ages = [...text.matchAll(/(\d)e(?=.*?(leerjaar|middelbaar))/gi)].map(
    ([, year, school]) => Number(year) + (school?.toLowerCase() === 'leerjaar' ? 5 : 11),
  );
  return ages.length > 0 ? { van: Math.min(...ages), tot: Math.max(...ages) } : undefined;
}

/** Returns the age in years at which an age group begins, as far as its words say so: `Vanaf 12 jaar` → 12. */
export function firstAge(words: string | undefined): number | undefined {
  const [, from] = /^vanaf (\d{1,2})\b/i.exec(words ?? '') ?? [];
  return from ? Number(from) : agesIn(words)?.van;
}
