import path from 'node:path';
import { deadLinkLines } from '@/lib/content/check/absent';
import { attachmentProblems } from '@/lib/content/check/attachments';
import type { ValidContent } from '@/lib/content/check/check';
import { countsThatDiffer } from '@/lib/content/check/counts';
import { deadlinesThatDiffer } from '@/lib/content/check/deadlines';
import { photosWithoutConsent, shownPhotos } from '@/lib/content/check/embargo';
import { overdueLines } from '@/lib/content/check/expectedDocuments';
import { documentMentions, photoMentions } from '@/lib/content/check/mentions';
import { readContent } from '@/lib/content/check/read';
import type { Problem } from '@/lib/content/problem';
import { buildDay } from '@/lib/dates/buildDay';
import { filesIn } from '@/lib/files/files';
import {
  documentProblems,
  type GoodPhotos,
  photoProblems,
  photosWithPlace,
  smallPhotos,
} from './attachments';
import { embargoRemarks } from './embargo';
import { signProblems } from './sign';

export type LoadedContent =
  | {
      valid: ValidContent;
      counts: { files: number; photos: number; documents: number };
      /** What is correct but worth knowing, a Dutch line each. */
      remarks: string[];
      problems?: never;
    }
  | { valid?: never; counts?: never; remarks?: never; problems: Problem[] };

/**
 * Reads the content and checks syntax, fields, photos and documents. Returns it or all problems of all files.
 * Never throws because of content.
 * @param goodPhotos are not opened again while they stay the same; valid ones are added
 */
export async function load(
  folders: { contentDir: string; publicDir: string },
  goodPhotos: GoodPhotos = {},
): Promise<LoadedContent> {
  const day = buildDay();
  const read = readContent(folders.contentDir);
  const photos = photoMentions(read.sources);
  const documents = documentMentions(read.sources);
  const files = {
    photos: filesIn(path.join(folders.contentDir, 'fotos')),
    documents: filesIn(path.join(folders.publicDir, 'documents')),
  };
  const problems = [
    ...(read.problems ?? []),
    ...attachmentProblems(read.sources, files, day),
    ...(await photoProblems(folders.contentDir, photos, goodPhotos)),
    ...(await documentProblems(folders.publicDir, documents)),
    ...(await signProblems(folders.publicDir)),
  ];
  if (read.problems || problems.length) return { problems };
  return {
    valid: read,
    remarks: [
      ...embargoRemarks(read.sources, day),
      ...photosWithoutConsent(photos, day),
      ...overdueLines(read.sources, day),
      ...deadLinkLines(read.content, Object.values(read.sources)),
      ...countsThatDiffer(read.sources.rental),
      ...deadlinesThatDiffer(read.sources.camp),
      ...smallPhotos(shownPhotos(photos, day), goodPhotos),
      ...photosWithPlace(photos, goodPhotos),
    ],
    counts: {
      files: Object.keys(read.sources).length,
      photos: new Set(photos.map(({ file }) => file)).size,
      documents: new Set(documents.map(({ file }) => file)).size,
    },
  };
}
