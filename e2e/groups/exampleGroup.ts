import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@/lib/content/check/read';
import type { Texts } from '@/lib/content/check/sources';
import { ContentError } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { fileNames } from '@/lib/content/schemas/files';

/**
 * Two made-up groups that the code is tested on, side by side. `full` uses everything that content may hold; `small` is very
 * different and leaves out what may be left out. What a test says about content, it says of one of these: what
 * stands in `content/` belongs to a real group, who may change every word of it.
 */
export type GroupName = 'full' | 'small';

/** Where an example group stands: its `content`, its `public/icons`. */
export const groupFolder = (name: GroupName) => path.join('e2e', 'groups', name);

/** The copy of the project that holds an example group, made by `copyGroup`. */
export const copyFolder = (name: GroupName) => path.join('.cache', 'groups', name);

/** What a build made in there. */
export const exportFolder = (name: GroupName) => path.join(copyFolder(name), 'out');

/** The checked content of an example group. */
export const exampleContent = (name: GroupName = 'full'): Content =>
  contentIn(path.join(groupFolder(name), 'content'));

/** The content files of an example group, as an editor in a browser has them. */
export const exampleTexts = (name: GroupName = 'full'): Texts =>
  Object.fromEntries(
    Object.values(fileNames).map((file) => [
      file,
      readFileSync(path.join(groupFolder(name), 'content', file), 'utf8'),
    ]),
  );

/**
 * The checked content of any group.
 * @param folder its content folder
 * @throws ContentError with every mistake, when there is one
 */
export function contentIn(folder: string): Content {
  const { content, problems } = readContent(folder);
  if (problems) throw new ContentError(problems);
  return content;
}
