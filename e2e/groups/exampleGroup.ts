import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@/lib/content/check/read';
import type { Texts } from '@/lib/content/check/sources';
import { ContentError } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { fileNames } from '@/lib/content/schemas/files';
import { type Route, routes } from '@/lib/pages/pages';

/**
 * Two made-up groups that the code is tested on, side by side. `full` uses every field; `small` is very
 * different and leaves out every optional one. Tests state facts of one of these only: `content/` belongs to a real group,
 * which may change every word of it.
 */
export type GroupName = 'full' | 'small';

/** The folder of an example group, with its `content` and `public/icons`. */
export const groupFolder = (name: GroupName) => path.join('e2e', 'groups', name);

/** The copy of the project with an example group as its content, made by `copyGroup`. */
export const copyFolder = (name: GroupName) => path.join('.cache', 'groups', name);

/** The export that a build made in that copy. */
export const exportFolder = (name: GroupName) => path.join(copyFolder(name), 'out');

/** The pages of the full group: all but the one for leaders who are not in two halves. */
export const fullRoutes: readonly Route[] = routes.filter((route) => route !== '/leiding');

type Filled<Part, Keys extends keyof Part> = Part & { [Key in Keys]-?: NonNullable<Part[Key]> };

/** The content of a group that leaves no block out, with a page for each half of its leaders. */
export type FullContent = Filled<Content, 'boys' | 'girls' | 'camp' | 'rental' | 'calendar'> & {
  site: Filled<Content['site'], 'formulier'> & { werking: Filled<Content['site']['werking'], 'lidgeld'> };
  home: Filled<Content['home'], 'uniformen' | 'steun'>;
  contact: Filled<Content['contact'], 'hoofdleiding'>;
};

/** The checked content of an example group. */
export function exampleContent(name: GroupName = 'full'): FullContent {
  const content = contentIn(path.join(groupFolder(name), 'content'));
  if (!isFull(content)) throw new Error(`The group ${name} lacks a block`);
  return content;
}

const isFull = (content: Content): content is FullContent => {
  const { boys, girls, camp, rental, calendar, site, home, contact } = content;
  return [
    ...[boys, girls, camp, rental, calendar, contact.hoofdleiding],
    ...[site.formulier, site.werking.lidgeld, home.uniformen, home.steun],
  ].every((block) => block !== undefined);
};

/** The content files of an example group, as an editor in a browser has them. */
export const exampleTexts = (name: GroupName = 'full'): Texts =>
  Object.fromEntries(
    Object.values(fileNames)
      .map((file) => [file, path.join(groupFolder(name), 'content', file)] as const)
      .filter(([, place]) => existsSync(place))
      .map(([file, place]) => [file, readFileSync(place, 'utf8')]),
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
