import type { AddedFile, Draft } from '@/editor/drafts/drafts';
import { namedFiles } from '@/editor/media/fileLists';
import type { Texts } from '@/lib/content/check/sources';
import { contentFormat } from '@/lib/content/migrations/format';
import { migrate, newestFormat } from '@/lib/content/migrations/migrate';
import { contentFiles, contentPath, type FileName, fileNames } from '@/lib/content/schemas/files';
import type { CodeHost, EarlierVersion } from './codeHost';
import { HostProblem } from './hostProblem';

/**
 * “Vorige versies”: the earlier versions of a content file, newest first, without the present one.
 * @throws HostProblem
 */
export async function earlierVersions(host: CodeHost, file: FileName): Promise<EarlierVersion[]> {
  const [, ...earlier] = await host.history(contentPath(file));
  return earlier;
}

/**
 * A draft in which a content file is restored to its version at a commit, with the photos and documents that it names and that are gone.
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
  const texts = { ...draft.texts, [fileNames[file]]: text };
  const files = await goneFiles(host, texts, commit);
  return { ...draft, texts, files: { ...files, ...draft.files }, changedAt: now };
}

/** A draft with those of these files that its texts name. */
export function withNamedFiles(draft: Draft, files: Draft['files']): Draft {
  const named = namedFiles(draft.texts);
  const added = Object.entries(files).filter(([path]) => named.has(path));
  return { ...draft, files: { ...draft.files, ...Object.fromEntries(added) } };
}

/** The files that texts name, that a commit had and that the newest one has no more. */
async function goneFiles(host: CodeHost, texts: Texts, commit: string): Promise<Draft['files']> {
  const [then, now] = await Promise.all([host.files(commit), host.head().then((head) => host.files(head))]);
  const files: Record<string, AddedFile> = {};
  for (const path of namedFiles(texts)) {
    const hash = then.get(path);
    if (hash === undefined || now.has(path)) continue;
    const bytes = new Uint8Array(await host.read(hash));
    files[path] = { bytes, type: typeOf(path) };
  }
  return files;
}

const typeOf = (path: string): string =>
  /\.pdf$/i.test(path)
    ? 'application/pdf'
    : `image/${path.replace(/.*\./, '').toLowerCase().replace('jpg', 'jpeg')}`;

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
