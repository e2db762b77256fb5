import 'server-only'; // a client file that imports content fails the build
import path from 'node:path';
import { ContentError } from './problem';
import { readContent } from './read';
import type { Content } from './schemas';

/**
 * What the pages show, from `content/` of the folder where the build runs. Each function throws a `ContentError`
 * with the whole Dutch report when any content file has a mistake.
 */
export const site = () => content().site;
export const home = () => content().home;
export const leaders = (sex: 'boys' | 'girls') => content()[sex];
export const camp = () => content().camp;
export const documents = () => content().documents;
export const contact = () => content().contact;
export const rental = () => content().rental;
export const calendar = () => content().calendar;

let built: Content | undefined;

function content(): Content {
  if (built) return built;
  const read = readContent(path.join(process.cwd(), 'content'));
  if (read.problems) throw new ContentError(read.problems);
  // While developing, a reload has to show what was just saved.
  if (process.env.NODE_ENV === 'production') built = read.content;
  return read.content;
}
