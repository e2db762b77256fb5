import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files';
import { nearestFile } from './nearest';
import type { Problem } from './problem';
import { schemaProblems, tellKnownKeys } from './schemaProblems';
import { type Content, contentFiles, contentSchema, type FileName, fileNames } from './schemas';
import { readSource, type Source } from './source';

export type Sources = Partial<Record<FileName, Source>>;
export type ReadResult =
  | { content: Content; sources: Record<FileName, Source>; problems?: never }
  | { content?: never; sources: Sources; problems: Problem[] };

/**
 * Reads all content files of a folder and checks them against their schemas: the content, or every problem of
 * every file. Says nothing yet about the photos and papers that the content names (see `load.ts`).
 * Synchronous, because pages ask for their content while they render. Throws nothing.
 */
export function readContent(contentDir: string): ReadResult {
  const { sources, problems } = readSources(contentDir);
  const values = Object.fromEntries(Object.entries(sources).map(([name, { value }]) => [name, value]));
  const result = contentSchema.safeParse(values, { error: tellKnownKeys });
  if (result.success && !problems.length && isComplete(sources)) return { content: result.data, sources };
  return { sources, problems: [...problems, ...schemaProblems(result.error?.issues ?? [], sources)] };
}

const isComplete = (sources: Sources): sources is Record<FileName, Source> =>
  contentFiles.every((name) => name in sources);

/** The content files that follow the notation of YAML, with the problems of those that do not. */
export function readSources(contentDir: string): { sources: Sources; problems: Problem[] } {
  const sources: Sources = {};
  const problems: Problem[] = [];
  const existing = filesIn(contentDir);
  for (const name of contentFiles) {
    const file = `content/${fileNames[name]}`;
    const text = existing.includes(fileNames[name])
      ? readText(path.join(contentDir, fileNames[name]))
      : { problem: missing(fileNames[name], existing) };
    if (text.problem) {
      problems.push({ file, ...text.problem });
      continue;
    }
    const read = readSource(file, text.content);
    problems.push(...read.problems);
    if (read.source) sources[name] = read.source;
  }
  return { sources, problems };
}

type About = Omit<Problem, 'file'>;

function readText(file: string): { content: string; problem?: never } | { content?: never; problem: About } {
  const expected = 'een tekstbestand in UTF-8';
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return {
      problem: {
        found: 'een bestand dat niet te openen is',
        expected,
        advice: 'kijk of het bestand niet beveiligd of in gebruik is',
      },
    };
  }
  if (isUtf8(bytes)) return { content: bytes.toString('utf8').replace(/^\ufeff/, '') };
  return {
    problem: {
      found: 'tekens die niet te lezen zijn',
      expected,
      advice: 'bewaar het bestand opnieuw en kies als codering (‘encoding’) UTF-8',
    },
  };
}

function missing(name: string, existing: readonly string[]): About {
  const meant = nearestFile(
    name,
    existing.filter((file) => /\.(ya?ml|txt)$/i.test(file) && !isContentFile(file)),
  );
  return {
    found: meant ? `geen bestand met deze naam, wel ${meant.path}` : 'geen bestand met deze naam',
    expected: `het bestand ${name} in de map content`,
    advice: meant
      ? `geef ${meant.path} de naam ${name} (${meant.why})`
      : 'zet het bestand terug, bijvoorbeeld uit een vorige versie op GitHub',
  };
}

const isContentFile = (file: string) => Object.values(fileNames).some((name) => name === file);
