import type { FileLists } from '@/lib/content/attachments';

export const noFiles: FileLists = { photos: [], papers: [] };

export const [photoFolder, paperFolder] = ['content/fotos/', 'public/documents/'];

/** The lists with files that were added, by their paths from the project folder. */
export function withAdded({ photos, papers }: FileLists, added: readonly string[]): FileLists {
  const below = (folder: string) =>
    added.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  return {
    photos: [...new Set([...photos, ...below(photoFolder)])],
    papers: [...new Set([...papers, ...below(paperFolder)])],
  };
}
