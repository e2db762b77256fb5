import type { Problem } from '@/lib/content/problem';
import { readContent, type Sources } from '@/lib/content/read';
import { type Content, documentsFile, type FileName, fileNames } from '@/lib/content/schemas';
import type { Source } from '@/lib/content/source';
import {
  documentMentions,
  documentProblems,
  type GoodPhotos,
  photoMentions,
  photoProblems,
} from './attachments';

export type Loaded =
  | { content: Content; counts: { files: number; photos: number; documents: number }; problems?: never }
  | { content?: never; counts?: never; problems: Problem[] };

/**
 * Reads the content and checks everything: notation, fields, and every photo and paper that it names.
 * Gives the content, or all problems of all files at once. Throws nothing that an editor can cause.
 *
 * @param goodPhotos are not opened again while they stay the same; what is found good is added
 */
export async function load(
  folders: { contentDir: string; publicDir: string },
  goodPhotos: GoodPhotos = {},
): Promise<Loaded> {
  const read = readContent(folders.contentDir);
  const sources = fileOrder.flatMap((name) => read.sources[name] ?? []);
  const photos = photoMentions(sources);
  const documents = documentMentions(sources, documentsOf(read.sources));
  const problems = [
    ...(read.problems ?? []),
    ...(await photoProblems(folders.contentDir, photos, goodPhotos)),
    ...(await documentProblems(folders.publicDir, documents)),
  ];
  if (read.problems || problems.length) return { problems };
  return {
    content: read.content,
    counts: {
      files: sources.length,
      photos: new Set(photos.map(({ file }) => file)).size,
      documents: new Set(documents.map(({ file }) => file)).size,
    },
  };
}

const fileOrder = Object.keys(fileNames).filter((name): name is FileName => name in fileNames);

/** The list of papers, also when another file has mistakes. */
function documentsOf({
  documents: source,
}: Sources): { content: Content['documents']; source: Source } | undefined {
  if (!source) return undefined;
  const parsed = documentsFile.safeParse(source.value);
  return parsed.success ? { content: parsed.data, source } : undefined;
}
