import 'server-only'; // a client file that imports content fails the build
import path from 'node:path';
import { photoRecord } from '@/lib/photos/manifest';
import { withRecords } from '@/lib/photos/photo';
import { readContent } from './check/read';
import { ContentError } from './problem';
import type { ShownContent } from './schemas/content';

let built: ShownContent | undefined;

/**
 * What the pages show, from `content/` of the folder where the build runs, by the names of `fileNames`. Every photo in it
 * is its record: no component asks the disk for it.
 * @throws ContentError with the whole Dutch report when any content file has a mistake
 * @throws Error when a photo has not been made yet
 */
export function content(): ShownContent {
  if (built) return built;
  const read = readContent(path.join(process.cwd(), 'content'));
  if (read.problems) throw new ContentError(read.problems);
  const shown = withRecords(read.content, photoRecord);
  // While developing, a reload has to show what was just saved.
  if (process.env.NODE_ENV === 'production') built = shown;
  return shown;
}
