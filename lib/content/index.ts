import 'server-only'; // a client file that imports content fails the build
import path from 'node:path';
import { ContentError } from './problem';
import { readContent } from './read';
import type { Content } from './schemas';

let built: Content | undefined;

/**
 * What the pages show, from `content/` of the folder where the build runs, by the names of `fileNames`.
 * @throws ContentError with the whole Dutch report when any content file has a mistake
 */
export function content(): Content {
  if (built) return built;
  const read = readContent(path.join(process.cwd(), 'content'));
  if (read.problems) throw new ContentError(read.problems);
  // While developing, a reload has to show what was just saved.
  if (process.env.NODE_ENV === 'production') built = read.content;
  return read.content;
}
