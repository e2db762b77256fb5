import 'server-only'; // a client file that imports content fails the build
import path from 'node:path';
import { photoRecord } from '@/lib/photos/manifest';
import { withRecords } from '@/lib/photos/photo';
import { hasOwnSign } from '@/lib/theme/ownSign';
import { readContent } from './check/read';
import { ContentError } from './problem';
import type { ShownContent } from './schemas/content';

let built: ShownContent | undefined;

/**
 * Returns the content that pages show, from `content/` in the working directory, with a record for each photo.
 * @throws ContentError with the whole Dutch report when a content file has a problem
 * @throws Error when a photo has not been made yet
 */
export function content(): ShownContent {
  if (built) return built;
  const read = readContent(path.join(process.cwd(), 'content'));
  if (read.problems) throw new ContentError(read.problems);
  const shown = withRecords(read.content, photoRecord);
  if (hasOwnSign()) shown.site.teken = 'eigen';
  // While developing, a reload has to show what was just saved.
  if (process.env.NODE_ENV === 'production') built = shown;
  return shown;
}
