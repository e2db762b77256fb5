import type { Draft } from '@/editor/drafts/drafts';
import { contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import type { CodeHost, EarlierVersion } from './codeHost';

/**
 * “Vorige versies”: the earlier versions of a content file, newest first, without the present one. The photos that they name are
 * still in the project: nothing that was published is deleted.
 * @throws HostProblem
 */
export async function earlierVersions(host: CodeHost, file: FileName): Promise<EarlierVersion[]> {
  const [, ...earlier] = await host.history(contentPath(file));
  return earlier;
}

/**
 * A draft in which a content file is restored to its version at a commit.
 * @throws HostProblem
 */
export async function withEarlierVersion(
  host: CodeHost,
  draft: Draft,
  { file, commit, now }: { file: FileName; commit: string /** In ms since 1970. */; now: number },
): Promise<Draft> {
  const bytes = await fileAt(host, commit, contentPath(file));
  if (!bytes) return draft; // the file did not exist yet
  return {
    ...draft,
    texts: { ...draft.texts, [fileNames[file]]: new TextDecoder().decode(bytes) },
    changedAt: now,
  };
}

/** The bytes of a file at a commit, by its path from the project folder; undefined when it did not exist. @throws HostProblem */
export async function fileAt(
  host: CodeHost,
  commit: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const hash = (await host.files(commit)).get(path);
  return hash === undefined ? undefined : host.read(hash);
}
