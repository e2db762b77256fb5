import { namedIn } from './factNames';
import { factOf, withFacts } from './facts';
import { nearestFile } from './nearest';
import type { Problem } from './problem';
import { schemaProblems, tellKnownKeys } from './schemaProblems';
import { type Content, contentFiles, contentSchema, type FileName, fileNames } from './schemas';
import { problemAt, readSource, type Source } from './source';

/** Files by their path below the content folder (`leiding/jongens.yaml`), with their text. */
export type Texts = Readonly<Record<string, string>>;
export type Sources = Partial<Record<FileName, Source>>;
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
 */
export function checkContent(texts: Texts, unreadable: readonly Problem[] = []): Checked {
  const { sources, problems } = readSources(texts, unreadable);
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  const result = contentSchema.safeParse(values, { error: tellKnownKeys });
  if (!result.success || problems.length > 0 || !isComplete(sources)) {
    return { sources, problems: [...problems, ...schemaProblems(result.error?.issues ?? [], sources)] };
  }
  const nothing = namesNothing(result.data, sources);
  if (nothing.length > 0) return { sources, problems: nothing };
  return { content: withFacts(result.data), sources };
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

/** The content files that follow the notation of YAML, with the problems of those that do not; as `checkContent`. */
export function readSources(
  texts: Texts,
  unreadable: readonly Problem[] = [],
): { sources: Sources; problems: Problem[] } {
  const sources: Sources = {};
  const problems = [...unreadable];
  for (const name of contentFiles) {
    const file = contentPath(name);
    const text = texts[fileNames[name]];
    if (text !== undefined) {
      const read = readSource(file, text, (value) => wrongFields(name, value));
      problems.push(...read.problems);
      if (read.source) sources[name] = read.source;
    } else if (!unreadable.some((problem) => problem.file === file)) {
      problems.push(missing(name, Object.keys(texts)));
    }
  }
  return { sources, problems };
}

const wrongFields = (name: FileName, value: unknown): number =>
  contentSchema.shape[name].safeParse(value).error?.issues.length ?? 0;

/** A content file as an editor sees it from the project folder: `content/leiding/jongens.yaml`. */
export const contentPath = (name: FileName): string => `content/${fileNames[name]}`;

function missing(name: FileName, existing: readonly string[]): Problem {
  const file = fileNames[name];
  const others = existing.filter((one) => /\.(ya?ml|txt)$/i.test(one) && !isContentFile(one));
  const meant = nearestFile(file, others, others);
  return {
    file: contentPath(name),
    found: meant ? `geen bestand met deze naam, wel ${meant.path}` : 'geen bestand met deze naam',
    expected: `het bestand ${file} in de map content`,
    advice: meant
      ? `geef ${meant.path} de naam ${file} (${meant.why})`
      : 'zet het bestand terug, bijvoorbeeld uit een vorige versie op GitHub',
  };
}

const isContentFile = (file: string) => Object.values(fileNames).some((name) => name === file);
