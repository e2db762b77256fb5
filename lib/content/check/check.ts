import { namedIn } from '@/lib/content/kinds/sentence';
import type { Problem } from '@/lib/content/problem';
import { type Content, contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { problemAt, readSource, type Source } from '@/lib/content/yaml/source';
import { type CalendarDate, today } from '@/lib/dates/days';
import { attachmentProblems, type FileLists } from './attachments';
import { factOf, withFacts } from './facts';
import { schemaProblems, tellKnownKeys } from './schemaProblems';
import { readSources, type Sources, type Texts } from './sources';

export type Checked =
  | { content: Content; sources: Record<FileName, Source>; problems?: never }
  | { content?: never; sources: Sources; problems: Problem[] };

/**
 * Checks the texts of all content files, notation and fields: gives the content, or every problem of every file. Says
 * nothing yet about the photos and papers that the content names. Throws nothing; asks for no disk, so that it can
 * run in a browser too.
 *
 * @param texts may hold other files: the name of one that is missing may stand among them, written a little differently
 * @param unreadable problems of files that are there, but whose text could not be had
 * @param read how one text is read, for who remembers the others
 */
export function checkContent(
  texts: Texts,
  unreadable: readonly Problem[] = [],
  read: typeof readSource = readSource,
): Checked {
  const { sources, problems } = readSources(texts, unreadable, read);
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  const result = contentSchema.safeParse(values, { error: tellKnownKeys });
  if (!result.success || problems.length > 0 || !isComplete(sources)) {
    return { sources, problems: [...problems, ...schemaProblems(result.error?.issues ?? [], sources)] };
  }
  const nothing = namesNothing(result.data, sources);
  if (nothing.length > 0) return { sources, problems: nothing };
  return { content: withFacts(result.data), sources };
}

/**
 * The whole check that an editor in a browser makes after each change: that of the build, but for what stands in the files
 * of photos and papers. Reads again only the texts that changed since the last time.
 */
export function createCheck(): (texts: Texts, files: FileLists, day?: CalendarDate) => Checked {
  const known = new Map<string, { text: string; found: ReturnType<typeof readSource> }>();
  const read: typeof readSource = (file, text, judge) => {
    const last = known.get(file);
    const found = last?.text === text ? last.found : readSource(file, text, judge);
    known.set(file, { text, found });
    return found;
  };
  return (texts, files, day = today(new Date())) => {
    const checked = checkContent(texts, [], read);
    const attachments = attachmentProblems(checked.sources, files, day);
    if (attachments.length === 0) return checked;
    return { sources: checked.sources, problems: [...(checked.problems ?? []), ...attachments] };
  };
}

/** Sentences that name a fact which this group has not: a visiting day where there is none. */
function namesNothing(content: Content, sources: Record<FileName, Source>): Problem[] {
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

const isComplete = (sources: Sources): sources is Record<FileName, Source> =>
  contentFiles.every((name) => name in sources);
