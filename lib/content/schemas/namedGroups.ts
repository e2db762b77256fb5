import {
  groupNames,
  isGroupName,
  nearestGroupName,
  shortestNames,
  type Teams,
} from '@/lib/content/groupNames';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import type { FileName } from './files';

/** Stands for every item of a list in a path. */
export const each = '*';

/** The lists of content that name age groups. */
export const namingLists = [
  { file: 'programme', path: ['programma', each, 'voor'] },
  { file: 'camp', path: ['boekje', 'vertrek', each, 'voor'] },
  { file: 'camp', path: ['boekje', 'paklijst', each, 'voor'] },
] as const satisfies { file: FileName; path: string[] }[];

/** A list of names of age groups, as it is written. */
export type NamingList = { file: FileName; path: (string | number)[]; names: unknown[] };

/** Returns the lists of content that name age groups. @param content the values of its files, read or as they are written */
export const groupsNamedIn = (content: { readonly [file in FileName]?: unknown }): NamingList[] =>
  namingLists.flatMap(({ file, path }) =>
    valuesAt(content[file], path).flatMap(({ path, value }) =>
      Array.isArray(value) ? { file, path, names: value } : [],
    ),
  );

/** The values at a path, in which a step may be every item of a list. */
export function valuesAt(
  value: unknown,
  path: readonly string[],
): { path: (string | number)[]; value: unknown }[] {
  const [step, ...further] = path;
  if (step === undefined) return [{ path: [], value }];
  const keys = step === each ? (Array.isArray(value) ? [...value.keys()] : []) : [step];
  return keys.flatMap((key) =>
    valuesAt(Object(value)[key], further).map((found) => ({ ...found, path: [key, ...found.path] })),
  );
}

/** The names of age groups that content writes and that no page of leaders has, as issues. */
export function unknownGroups(content: Teams<{ naam: string }> & { readonly [file in FileName]?: unknown }) {
  const names = groupNames(content);
  if (names.length === 0) return []; // a group that leaves its leaders out
  return groupsNamedIn(content).flatMap((list) =>
    list.names.flatMap((name, at) => {
      if (typeof name !== 'string' || isGroupName(name, names)) return [];
      const meant = nearestGroupName(name, content);
      const message = problemMessage(
        'de naam van een groep, zoals bij de leiding',
        meant ? replaceAdvice(meant) : `kies een van ${shortestNames(content).join(', ')}`,
      );
      return [{ path: [list.file, ...list.path, at], message }];
    }),
  );
}
