import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from '@/lib/content/problem';
import { reportFile, type UpdateReport } from '@/lib/version/preparedUpdate';
import { asJpeg, differentPages, type PagePictures, pictureFile } from './pagePictures';
import { type Updated, UpdateError, type UpdateOptions, update } from './update';

type PrepareOptions = UpdateOptions & {
  /** Where the report and the pictures go. */
  handOver: string;
  /** The pages of the project as it is. */
  before: () => Promise<PagePictures>;
  /** Those of the copy that was updated and checked, in its folder. */
  after: (folder: string) => Promise<PagePictures>;
};

/**
 * Updates a project for somebody else to bring in: the commit is in the project, the report and pictures of the pages that look different in
 * a folder beside it. When something has to be done first, the report says what, and the project stays as it was.
 * @returns undefined when the project has the newest version
 * @throws UpdateError when not even that is known
 */
export async function prepareUpdate({
  handOver,
  before,
  after,
  ...options
}: PrepareOptions): Promise<UpdateReport | undefined> {
  let newer: Pick<Updated, 'from' | 'to' | 'news'> | undefined;
  const different = new Map<string, Buffer>();
  const attempt = await update({
    ...options,
    onNewer: (found) => {
      newer = found;
    },
    check: async (folder) => {
      await options.check(folder);
      const [former, pictures] = [await before(), await after(folder)];
      for (const page of await differentPages(former, pictures))
        different.set(page, pictures.get(page) ?? Buffer.alloc(0));
    },
  }).catch((error: unknown) => {
    if (error instanceof UpdateError && newer) return error;
    throw error;
  });
  if (!newer || !attempt) return undefined;
  const isReady = !(attempt instanceof UpdateError);
  const report: UpdateReport = {
    ...newer,
    problem: isReady ? '' : attempt.message,
    lines: isReady ? attempt.lines : [],
    remarks: isReady ? attempt.remarks.map(describe) : [],
    workflows: isReady ? attempt.workflows : [],
    pages: [...different.keys()].map((page) => ({ path: page, picture: pictureFile(page) })),
  };
  mkdirSync(path.join(handOver, 'beelden'), { recursive: true });
  writeFileSync(path.join(handOver, reportFile), JSON.stringify(report));
  for (const [page, picture] of different)
    writeFileSync(path.join(handOver, 'beelden', pictureFile(page)), await asJpeg(picture));
  return report;
}
