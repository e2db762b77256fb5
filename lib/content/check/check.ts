import { namedIn } from '@/lib/content/kinds/sentence';
import type { Problem } from '@/lib/content/problem';
import { type Content, contentSchema } from '@/lib/content/schemas/content';
import { problemAt, readSource } from '@/lib/content/yaml/source';
import { type CalendarDate, today } from '@/lib/dates/days';
import { withoutAbsent } from './absent';
import { attachmentProblems, type FileLists } from './attachments';
import { factOf, withFacts } from './facts';
import { nameKnownFields, schemaProblems } from './schemaProblems';
import { readSources, type Sources, shownSources, type Texts } from './sources';

export type Checked =
  | { content: Content; sources: Sources; problems?: never }
  | { content?: never; sources: Sources; problems: Problem[] };

/**
 * Returns the content of all content files, or every problem of their notation and fields. Checks no photos and documents. Throws
 * nothing and reads no file, so that it runs in a browser too.
 *
 * @param texts may have other files: a missing one may be there under a similar name
 * @param unreadable problems of files that could not be read
 * @param read parses one text; for a cache
 */
export function checkContent(
  texts: Texts,
  unreadable: readonly Problem[] = [],
  read: typeof readSource = readSource,
): Checked {
  const { sources: all, problems } = readSources(texts, unreadable, read);
  const sources = shownSources(all);
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  const result = contentSchema.safeParse(values, { error: nameKnownFields });
  if (!result.success || problems.length > 0) {
    return { sources, problems: [...problems, ...schemaProblems(result.error?.issues ?? [], sources)] };
  }
  const missing = missingFacts(result.data, sources);
  if (missing.length > 0) return { sources, problems: missing };
  return { content: withoutAbsent(withFacts(result.data)), sources };
}

/**
 * Returns the check that the editor runs after each change: that of the build, except for the inside of photos and documents. Parses
 * only texts that changed since the last time.
 */
export function createCheck(): (texts: Texts, files: FileLists, day?: CalendarDate) => Checked {
  const cache = new Map<string, { text: string; found: ReturnType<typeof readSource> }>();
  const read: typeof readSource = (file, text, countWrong) => {
    const last = cache.get(file);
    const found = last?.text === text ? last.found : readSource(file, text, countWrong);
    cache.set(file, { text, found });
    return found;
  };
  return (texts, files, day = today(new Date())) => {
    const checked = checkContent(texts, [], read);
    const attachments = attachmentProblems(checked.sources, files, day);
    if (attachments.length === 0) return checked;
    return { sources: checked.sources, problems: [...(checked.problems ?? []), ...attachments] };
  };
}

/** Returns problems for texts that name a fact without a value, such as the visiting day of a camp without one. */
function missingFacts(content: Content, sources: Sources): Problem[] {
  return Object.values(sources).flatMap((source) =>
    [...source.values()].flatMap(({ path, value }) =>
      namedIn(typeof value === 'string' ? value : '')
        .filter((name) => factOf(content, name) === undefined)
        .map((name) =>
          problemAt(source, path, {
            found: `{${name}}, en dat is bij jullie niet ingevuld`,
            expected: 'de naam van een gegeven dat jullie hebben',
            advice: `vul dat gegeven eerst in, of haal {${name}} uit de tekst weg`,
          }),
        ),
    ),
  );
}
