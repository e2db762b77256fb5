import type { AddedFile } from '@/editor/drafts/drafts';
import type { FileLists } from '@/lib/content/check/attachments';
import { documentMentions, photoMentions } from '@/lib/content/check/mentions';
import { readSources, type Texts } from '@/lib/content/check/sources';

export const noFiles: FileLists = { photos: [], documents: [] };

export const [photoFolder, documentFolder] = ['content/fotos/', 'public/documents/'];

/** The lists with new files, by their paths from the project folder. */
export function withAdded({ photos, documents }: FileLists, added: readonly string[]): FileLists {
  const below = (folder: string) =>
    added.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  return {
    photos: [...new Set([...photos, ...below(photoFolder)])],
    documents: [...new Set([...documents, ...below(documentFolder)])],
  };
}

/** The photos and documents that texts name, by their path from the project folder. */
export function namedFiles(texts: Texts): Set<string> {
  const { sources } = readSources(texts);
  return new Set([
    ...photoMentions(sources).map(({ file }) => photoFolder + file),
    ...documentMentions(sources).map(({ file }) => documentFolder + file),
  ]);
}

/**
 * New files without the photos that no text names any more, also in what is switched off or cannot be parsed: they were replaced, or
 * the change was undone. Returns the same object when there are none. New photos have a hash in their names, so that no other words match.
 */
export function withoutUnnamedPhotos(
  files: Readonly<Record<string, AddedFile>>,
  texts: Texts,
): Readonly<Record<string, AddedFile>> {
  const isNeeded = (path: string) =>
    !path.startsWith(photoFolder) ||
    Object.values(texts).some((text) => text.includes(path.slice(photoFolder.length)));
  if (Object.keys(files).every(isNeeded)) return files;
  return Object.fromEntries(Object.entries(files).filter(([path]) => isNeeded(path)));
}
