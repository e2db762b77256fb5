import type { Draft } from '@/editor/drafts/drafts';
import { readSources, type Texts } from '@/lib/content/check/sources';
import { UnreadableContentError } from '@/lib/content/migrations/migrate';
import type { Problem } from '@/lib/content/problem';
import { contentSchema } from '@/lib/content/schemas/content';
import { contentFiles, contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import type { CodeHost } from './codeHost';
import { earlierText, earlierVersions } from './earlier';

/** The content files that are no valid YAML. */
export function brokenIn(texts: Texts): FileName[] {
  const { problems } = readSources(texts);
  return contentFiles.filter(
    (file) =>
      texts[fileNames[file]] !== undefined && problems.some((problem) => problem.file === contentPath(file)),
  );
}

/** The broken files of a draft that are not restored, each with its problems. */
export function brokenFilesOf({ base: { broken = {} }, restored = [] }: Draft) {
  return contentFiles.flatMap((file) => {
    const found = broken[file];
    if (!found || restored.includes(file)) return [];
    return [{ file, isRestorable: found.isRestorable, problems: notationProblems(file, found.text) }];
  });
}

/** In Dutch, which files are broken and where; undefined when none is. */
export function brokenMessage(draft: Draft): string | undefined {
  const files = brokenFilesOf(draft).map(({ file, problems }) => brokenPlace(file, problems));
  if (files.length === 0) return undefined;
  return `Niet te lezen: ${files.join('; ')}. Je werkt verder op de laatste goede versie. Tik op ‘Zet online’ om ze terug te zetten.`;
}

/** `content/bivak.yaml, regel 12`. */
export function brokenPlace(file: FileName, problems: readonly Problem[]): string {
  const lines = problems.flatMap(({ line }) => line ?? []);
  return lines.length > 0 ? `${contentPath(file)}, regel ${lines.join(' en ')}` : contentPath(file);
}

/**
 * The newest version of a content file without problems of its own; undefined when none of the last twenty is.
 * @throws HostProblem
 */
export async function lastGoodVersion(host: CodeHost, file: FileName): Promise<string | undefined> {
  for (const { commit } of await earlierVersions(host, file)) {
    const text = await earlierText(host, file, commit).catch(undefinedWhenUnreadable);
    if (text !== undefined && isRight(file, text)) return text;
  }
  return undefined;
}

function undefinedWhenUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableContentError)) throw error;
}

function isRight(file: FileName, text: string): boolean {
  if (notationProblems(file, text).length > 0) return false;
  const { value } = readSources({ [fileNames[file]]: text }).sources[file] ?? {};
  return contentSchema.shape[file].safeParse(value).success;
}

const notationProblems = (file: FileName, text: string): Problem[] =>
  readSources({ [fileNames[file]]: text }).problems.filter((problem) => problem.file === contentPath(file));
