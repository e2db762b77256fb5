import { type BlockName, isOff, isWritten, type Values, valueByPath } from '@/lib/content/blocks';
import { leaderFiles } from '@/lib/content/schemas/files';
import { partNames, parts } from './answers';

/** What a group has and has not written yet, with what is still asked, in Dutch; and where it goes: an absent block, or a field. */
export type Unknown = { name: string; asked: string } & ({ block: BlockName } | { field: string });

const leadersOf = { boys: 'Jongensleiding', girls: 'Meisjesleiding', leaders: 'Leiding' } as const;

const asked: Partial<Record<string, string>> = {
  kamp: 'dagen en plaats',
  zaal: 'kamers, prijzen en regels',
  uniform: 'prijzen',
  documenten: 'medische fiche en formulieren',
  formulier: 'het account van EmailJS',
  steun: 'de stappen',
};

/** Returns what nobody knows yet: it is nowhere on the site until somebody fills it in. @param values of the content files */
export function unknownIn(values: Values): Unknown[] {
  const pages = leaderFiles.filter((file) => values[file] !== undefined);
  const leaders = pages.flatMap((file): Unknown[] => {
    const field = `${file}.groepen`;
    const fresh = listAt(values, field).filter((group) => listAt(group, 'leiding').length === 0);
    const empty = namesOf(fresh);
    const ageless = namesOf(fresh.filter((group) => valueByPath(group, 'leeftijd') === undefined)); // later it is on purpose
    return [
      ...(empty ? [{ name: leadersOf[file], asked: `namen van ${empty}`, field }] : []),
      ...(ageless ? [{ name: leadersOf[file], asked: `leeftijd van ${ageless}`, field }] : []),
    ];
  });
  const isUnknown = (block: BlockName) => !isWritten(values, block) && !isOff(values, block);
  return [
    ...(pages.length === 0 && isUnknown('leiding')
      ? [{ name: 'Leiding', asked: 'groepen en namen', block: 'leiding' as const }]
      : leaders),
    ...(isUnknown('lidgeld') ? [{ name: 'Lidgeld', asked: 'één bedrag', block: 'lidgeld' as const }] : []),
    ...partNames.flatMap((part): Unknown[] => {
      const { block, label: name } = parts[part];
      const what = asked[part];
      return what && isUnknown(block) ? [{ name, asked: what, block }] : [];
    }),
  ];
}

const namesOf = (groups: readonly unknown[]) =>
  groups
    .map((group) => valueByPath(group, 'naam'))
    .filter((name) => typeof name === 'string')
    .join(', ');

const listAt = (value: unknown, path: string): unknown[] => {
  const found = valueByPath(value, path);
  return Array.isArray(found) ? found : [];
};
