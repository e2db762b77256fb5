import type { Draft } from '@/editor/drafts/drafts';
import { contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import type { CodeHost, EarlierVersion } from './codeHost';

/**
 * “Vorige versies”: how a content file stood before, newest first, without the one that is online now. A photo that is named there is
 * still in the project: nothing that was published is ever deleted.
 * @throws HostProblem
 */
export async function earlierVersions(host: CodeHost, file: FileName): Promise<EarlierVersion[]> {
  const [, ...earlier] = await host.history(contentPath(file));
  return earlier;
}

/**
 * A draft in which a content file is again as it was at a commit; what changes by it, `changesBetween` tells.
 * @throws HostProblem
 */
export async function withEarlierVersion(
  host: CodeHost,
  draft: Draft,
  { file, commit, now }: { file: FileName; commit: string /** In ms since 1970. */; now: number },
): Promise<Draft> {
  const bytes = await fileAt(host, commit, contentPath(file));
  if (!bytes) return draft; // it was not there yet
  return {
    ...draft,
    texts: { ...draft.texts, [fileNames[file]]: new TextDecoder().decode(bytes) },
    changedAt: now,
  };
}

/** What a file held at a commit, by its path from the project folder; undefined when it was not there. @throws HostProblem */
export async function fileAt(
  host: CodeHost,
  commit: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const hash = (await host.files(commit)).get(path);
  return hash === undefined ? undefined : host.read(hash);
}
