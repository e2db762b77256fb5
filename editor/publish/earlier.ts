import type { Draft } from '@/editor/drafts/drafts';
import type { Texts } from '@/lib/content/check/sources';
import { contentFormat } from '@/lib/content/migrations/format';
import { migrate, newestFormat } from '@/lib/content/migrations/migrate';
import { contentFiles, contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import type { CodeHost, EarlierVersion } from './codeHost';
import { HostProblem } from './hostProblem';

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
 * @param of the file and the commit, and the time now, in ms since 1970
 * @throws HostProblem
 */
export async function withEarlierVersion(
  host: CodeHost,
  draft: Draft,
  of: { file: FileName; commit: string; now: number },
): Promise<Draft> {
  const { file, commit, now } = of;
  const text = await earlierText(host, file, commit);
  if (text === undefined) return draft; // the file did not exist yet
  return { ...draft, texts: { ...draft.texts, [fileNames[file]]: text }, changedAt: now };
}

/**
 * The text of a content file at a commit, in the format of today; undefined when it did not exist.
 * @throws HostProblem
 * @throws UnreadableContentError when it has to be migrated, and one of the files of then is no valid YAML
 */
export async function earlierText(
  host: CodeHost,
  file: FileName,
  commit: string,
): Promise<string | undefined> {
  const hashes = await host.files(commit);
  const textsOf = async (names: readonly FileName[]): Promise<Texts> => {
    const texts = names.map(async (name) => {
      const hash = hashes.get(contentPath(name));
      return hash === undefined ? [] : [[fileNames[name], new TextDecoder().decode(await host.read(hash))]];
    });
    return Object.fromEntries((await Promise.all(texts)).flat());
  };
  const some = await textsOf(file === 'site' ? ['site'] : ['site', file]);
  const format = contentFormat(some);
  if (format > newestFormat) throw new HostProblem('version');
  const texts = format === newestFormat ? some : migrate(await textsOf(contentFiles)).texts;
  return texts[fileNames[file]];
}
