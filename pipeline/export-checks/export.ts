import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@/lib/content/check/read';
import { ContentError } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import type { Source } from '@/lib/content/yaml/source';
import { filesIn } from '@/lib/files/files';
import { isOfEditor } from '@/lib/pages/editor';
import { type Route, routeOf } from '@/lib/pages/pages';
import { attribute, type Element, elementsOf, textOf } from '@/lib/text/html';

/** One finished page. */
export type Page = {
  /** As its visitors ask for it: `/bivak/`, `/404.html`. */
  address: string;
  /** Undefined for the page of a lost visitor, in each of its copies. */
  route: Route | undefined;
  html: string;
  /** All of it, in order, what stands in a `<noscript>` included. */
  elements: readonly Element[];
};

/** A finished site and the content that it was made of: read once, looked at by every check. */
export type Export = {
  /** Every file by its path in the export, with `/` and without one in front: `bivak/index.html`. */
  files: ReadonlySet<string>;
  /** The bytes of one of those files. */
  read: (file: string) => Buffer;
  pages: readonly Page[];
  /** Those of the editor, to which no visitor is led. */
  editor: readonly Page[];
  content: Content;
  sources: readonly Source[];
  /** Where the content says that the site will stand: `https://www.onzegroep.be`. */
  origin: string;
};

/**
 * Reads an export with the content beside it.
 * @throws ContentError when the content has a mistake
 */
export function readExport(folder: string, contentDir: string): Export {
  const { content, sources, problems } = readContent(contentDir);
  if (problems) throw new ContentError(problems);
  const read = (file: string) => readFileSync(join(folder, file));
  return exportOf({ files: filesIn(folder), read, content, sources: Object.values(sources) });
}

type Parts = Pick<Export, 'read' | 'content' | 'sources'> & { files: readonly string[] };

/** An export of files that can be read, wherever they are. */
export function exportOf({ files, read, content, sources }: Parts): Export {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => page(file, read(file).toString()));
  return {
    files: new Set(files),
    read,
    pages: pages.filter(({ address }) => !isOfEditor(address)),
    editor: pages.filter(({ address }) => isOfEditor(address)),
    content,
    sources,
    origin: new URL(content.site.siteAdres).origin,
  };
}

function page(file: string, html: string): Page {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
  return { address, route: routeOf(address), html, elements: elementsOf(html) };
}

/** The value of an attribute of the first element with that name that has the given attributes too. */
export function valueAt(
  { elements }: Pick<Page, 'elements'>,
  tagName: string,
  wanted: string,
  having: Readonly<Record<string, string>> = {},
): string | undefined {
  const found = elements.find(
    (element) =>
      element.tagName === tagName &&
      Object.entries(having).every(([name, value]) => attribute(element, name) === value),
  );
  return found && attribute(found, wanted);
}

/** The title in the browser's tab; undefined when the page has none. */
export function titleOf({ elements }: Pick<Page, 'elements'>): string | undefined {
  const title = elements.find(({ tagName }) => tagName === 'title');
  return title && textOf(title);
}

/** What a `<meta>` tells, by its name or its property. */
export const metaOf = (page: Pick<Page, 'elements'>, name: string): string | undefined =>
  valueAt(page, 'meta', 'content', { name }) ?? valueAt(page, 'meta', 'content', { property: name });
