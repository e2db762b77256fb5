import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { checkContent } from '@/lib/content/check/check';
import { readContent } from '@/lib/content/check/read';
import { readSources, type Texts } from '@/lib/content/check/sources';
import { withFormat } from '@/lib/content/migrations/format';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { ContentError } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { blockKinds } from '@/lib/content/schemas/paginas';
import { type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { type Route, routes } from '@/lib/pages/pages';

/**
 * Two made-up groups that the code is tested on, side by side. `full` uses every field; `small` began with six answers
 * (`antwoorden.json`): it has no photo on a page, one page of leaders, and next to nothing that a group may leave out. Tests state facts of
 * one of these only: `content/` belongs to a real group, which may change every word of it.
 */
export type GroupName = 'full' | 'small';

/** The folder of an example group, with its `content` and `public/icons`. */
export const groupFolder = (name: GroupName) => path.join('e2e', 'groups', name);

/** The copy of the project with an example group as its content, made by `copyGroup`. */
export const copyFolder = (name: GroupName) => path.join('.cache', 'groups', name);

/** The export that a build made in that copy. */
export const exportFolder = (name: GroupName) => path.join(copyFolder(name), 'out');

/** What `next build` alone exports there, for the journeys of behaviour (scripts/plainExport.ts). */
export const plainFolder = (name: GroupName) => path.join(copyFolder(name), 'plain');

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
export function exampleContent(name?: 'full'): FullContent;
export function exampleContent(name: GroupName): Content;
export function exampleContent(name: GroupName = 'full'): Content {
  const content = contentIn(path.join(groupFolder(name), 'content'));
  if (name === 'full' && !isFull(content)) throw new Error('The full group lacks a block');
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

/** What may be left out and stays in the bare group: most of its blocks, and the people. */
const stays = [
  ...['boys.groepen.leiding', 'girls.groepen.leiding', 'camp.documenten', 'camp.terugbetaling'],
  ...['contact.hoofdleiding', 'home.uniformen', 'home.steun', 'site.formulier', 'site.werking.lidgeld'],
  ...['prijs', 'kind', 'volwassene', 'enkel'].map((price) => `home.uniformen.prijzen.${price}`),
  ...blockKinds.map((kind) => `ownPages.paginas.blokken.${kind}`),
];

/** The full group with its blocks as short as they can be: without any other field that may be left out, so without photos. */
export function bareTexts(): Texts {
  const bare = (value: unknown, shape: Shape | undefined, place: string): unknown => {
    if (shape?.type === 'list')
      return Array.isArray(value) ? value.map((item) => bare(item, shape.item, place)) : value;
    if (shape?.type !== 'block' || typeof value !== 'object' || value === null) return value;
    const left = Object.entries(shape.fields).filter(([key, field]) => {
      const isThere = Reflect.get(value, key) !== undefined;
      return isThere && (!field.optional || stays.includes(`${place}.${key}`));
    });
    return Object.fromEntries(
      left.map(([key, field]) => [key, bare(Reflect.get(value, key), field, `${place}.${key}`)]),
    );
  };
  const { sources } = readSources(exampleTexts());
  const texts = contentFiles
    .filter((file) => sources[file] !== undefined)
    .map((file) => [fileNames[file], stringify(bare(sources[file]?.value, shapeOf(file), file))]);
  return withFormat(Object.fromEntries(texts), newestFormat);
}

/** Its checked content. */
export function bareContent(): FullContent {
  const { content, problems } = checkContent(bareTexts());
  if (!content) throw new ContentError(problems);
  if (!isFull(content)) throw new Error('The bare group lacks a block');
  return content;
}

/** Texts of a group that leaves more blocks out: named in its `zonder`. */
export function textsWithout(texts: Texts, ...names: string[]): Texts {
  const site = parseDocument(texts['site.yaml'] ?? '');
  const off = new Set([...((site.toJS().zonder as string[] | undefined) ?? []), ...names]);
  site.set('zonder', [...off]);
  return { ...texts, 'site.yaml': String(site) };
}
