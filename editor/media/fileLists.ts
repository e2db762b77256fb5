import type { AddedFile } from '@/editor/drafts/drafts';
import type { FileLists } from '@/lib/content/check/attachments';
import { photoMentions } from '@/lib/content/check/mentions';
import type { Sources } from '@/lib/content/check/sources';
import { contentFiles } from '@/lib/content/schemas/files';

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

/**
 * New files without the photos that no text names any more: they were replaced, or the change was undone. Returns the same object
 * when there are none, or when a text cannot be parsed.
 */
export function withoutUnnamedPhotos(
  files: Readonly<Record<string, AddedFile>>,
  sources: Sources,
): Readonly<Record<string, AddedFile>> {
  if (contentFiles.some((file) => !sources[file])) return files;
  const named = new Set(photoMentions(sources).map(({ file }) => photoFolder + file));
  const isNeeded = (path: string) => !path.startsWith(photoFolder) || named.has(path);
  if (Object.keys(files).every(isNeeded)) return files;
  return Object.fromEntries(Object.entries(files).filter(([path]) => isNeeded(path)));
}
