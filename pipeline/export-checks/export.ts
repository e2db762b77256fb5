import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidContent } from '@/lib/content/check/check';
import type { Content } from '@/lib/content/schemas/content';
import type { Source } from '@/lib/content/yaml/source';
import { filesIn } from '@/lib/files/files';
import { isOfEditor } from '@/lib/pages/editor';
import { fileAt, movedAddresses } from '@/lib/pages/movedAddresses';
import { type Route, routeOf } from '@/lib/pages/pages';
import { attribute, type Element, elementsOf, textOf } from '@/lib/text/html';

/** One finished page. */
export type FinishedPage = {
  /** As its visitors ask for it: `/bivak/`, `/404.html`. */
  address: string;
  /** Undefined for the copies of the not-found page. */
  route: Route | undefined;
  html: string;
  /** In document order, those inside `<noscript>` included. */
  elements: readonly Element[];
};

/** A finished site with the content that it was made of: the input of every check. */
export type Export = {
  /** Every file by its path in the export, with `/` and without one in front: `bivak/index.html`. */
  files: ReadonlySet<string>;
  /** Returns the bytes of one of those files. */
  read: (file: string) => Buffer;
  /** The pages of visitors, without those of the editor and the old addresses that lead elsewhere. */
  pages: readonly FinishedPage[];
  content: Content;
  sources: readonly Source[];
  /** The `siteAdres` of the content: `https://www.onzegroep.be`. */
  origin: string;
};

/** Reads an export, which was made of this content. */
export function readExport(folder: string, { content, sources }: ValidContent): Export {
  return exportOf({
    files: filesIn(folder),
    read: (file) => readFileSync(join(folder, file)),
    content,
    sources: Object.values(sources),
  });
}

type Parts = Pick<Export, 'read' | 'content' | 'sources'> & { files: readonly string[] };

/** Makes an export of files, wherever they are stored. */
export function exportOf({ files, read, content, sources }: Parts): Export {
  const moved = movedAddresses(content).map(({ from }) => fileAt(from));
  return {
    files: new Set(files),
    read,
    pages: files
      .filter((file) => file.endsWith('.html') && !moved.includes(file))
      .map((file) => pageOf(file, read(file).toString()))
      .filter(({ address }) => !isOfEditor(address)),
    content,
    sources,
    origin: new URL(content.site.siteAdres).origin,
  };
}

function pageOf(file: string, html: string): FinishedPage {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
  return { address, route: routeOf(address), html, elements: elementsOf(html) };
}

export function pageTitleOf({ elements }: Pick<FinishedPage, 'elements'>): string | undefined {
  const title = elements.find(({ tagName }) => tagName === 'title');
  return title && textOf(title);
}

/** The content of a `<meta>`, by its name or its property. */
export function metaOf({ elements }: Pick<FinishedPage, 'elements'>, name: string): string | undefined {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' &&
      [attribute(element, 'name'), attribute(element, 'property')].includes(name),
  );
  return meta && attribute(meta, 'content');
}
