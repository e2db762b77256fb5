import * as z from 'zod';
import type { Sources } from '@/lib/content/check/sources';
import { contentFiles, leaderFiles } from '@/lib/content/schemas/files';
import type { Source } from '@/lib/content/yaml/source';
import type { CalendarDate } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';

/** Leaders in content files that may be invalid. */

const name = z.coerce.string();
const page = z.object({
  bekendOp: z.string().optional().catch(undefined),
  groepen: z
    .array(
      z.object({
        naam: name,
        leiding: z
          .array(z.object({ naam: name, foto: z.string().optional(), toestemming: z.string().optional() }))
          .catch([]),
      }),
    )
    .catch([]),
});

const read = (source: Source | undefined) => page.catch({ groepen: [] }).parse(source?.value);

/** The age groups of a page, each with its leaders. */
export const leaderGroupsIn = (source: Source | undefined) => read(source).groepen;

/** The day on which the leaders of a page become known; undefined without embargo, and when the day does not parse. */
export function knownFrom(source: Source | undefined): CalendarDate | undefined {
  const { bekendOp } = read(source);
  return bekendOp === undefined ? undefined : readDay(bekendOp);
}

/** The files with leaders that could be read. */
export const teamsOf = (sources: Sources): Source[] => leaderFiles.flatMap((file) => sources[file] ?? []);

/** The names of all leaders of a group, as written. */
export const leadersIn = (sources: readonly (Source | undefined)[]): string[] =>
  sources.flatMap((source) =>
    leaderGroupsIn(source).flatMap(({ leiding }) => leiding.map(({ naam }) => naam)),
  );

/** Texts outside the lists of leaders that contain one of these names as a word. */
export function namedElsewhere(
  sources: Sources,
  names: readonly string[],
): { source: Source; path: PropertyKey[]; name: string }[] {
  const patterns = names.map((one) => ({ name: one, pattern: wordPattern(one) })); // compiled once, for thousands of texts
  return contentFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      typeof value !== 'string' || path.includes('leiding')
        ? []
        : patterns
            .filter(({ pattern }) => pattern.test(value))
            .map((one) => ({ source, path, name: one.name })),
    );
  });
}

const wordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u');
