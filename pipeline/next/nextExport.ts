import { createHash } from 'node:crypto';
import { nextFolder } from '@/lib/hosting/hashed';
import { attribute, type Element, elementsOf, textOf } from '@/lib/text/html';
import type { Page } from '@/pipeline/finish/page';

/**
 * What the pinned version of Next writes into an export, in one place: a new version is read here, and held against the recorded page
 * of `testing/`. Everything else asks for the scripts, styles and data of a page.
 */

/** What of a page is there for the framework. */
type NextPage = {
  /** All elements of the page, in order. */
  elements: readonly Element[];
  /** The addresses of the scripts that start React, each once, in their order. */
  scripts: readonly string[];
  /** The text of the inline scripts with the page as data and the runtime's list, in their order. */
  data: readonly string[];
  sheets: readonly Element[];
  /** The elements that a page without React does not need: those scripts, and hints that compete with what a visitor sees. */
  forReact: readonly Element[];
  /** The offset of `</head>`. */
  headEnd: number;
};

/** @throws {Error} when the page does not have the form of the pinned Next version: adapt this file before publishing */
export function readNextPage({ path, html }: Page): NextPage {
  const elements = elementsOf(html);
  const all = elements.filter(({ tagName }) => tagName === 'script');
  const files = all.filter((script) => attribute(script, 'src') !== undefined);
  const deferred = files.filter((script) => attribute(script, 'async') !== undefined);
  const polyfills = files.filter((script) => attribute(script, 'nomodule') !== undefined);
  const data = all.filter(isData);
  const unexpected = [
    ...files.filter((script) => !deferred.includes(script) && !polyfills.includes(script)),
    ...files.filter((script) => !isNextFile(attribute(script, 'src'))),
    ...all.filter((script) => !files.includes(script) && !data.includes(script) && !isJsonLd(script)),
  ];
  const headEnd = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  const runtimes = data.filter((script) => attribute(script, 'id') === '_R_').length;
  if (unexpected.length > 0 || deferred.length === 0 || runtimes !== 1 || headEnd === undefined) {
    throw new Error(
      `${path} does not look like an export of the Next version that this project pins. Expected async script ` +
        'files below /_next/static/, one inline script with id _R_ and calls of __next_f.push; found ' +
        `${unexpected.map(shortened).join(', ') || `${deferred.length} async files and ${runtimes} with id _R_`}. ` +
        'Compare pipeline/next/nextExport.ts with out/ before publishing.',
    );
  }
  return {
    elements,
    scripts: [...new Set(deferred.flatMap((script) => attribute(script, 'src') ?? []))],
    data: data.map(textOf),
    sheets: elements.filter(isSheetOfNext),
    forReact: [...files, ...data, ...elements.filter(isHint)],
    headEnd,
  };
}

export const isNextFile = (address = ''): boolean => address.startsWith(`/${nextFolder}/static/`);

export const isSheetOfNext = (element: Element): boolean =>
  element.tagName === 'link' &&
  attribute(element, 'rel') === 'stylesheet' &&
  attribute(element, 'data-precedence') !== undefined;

/** The files of the scripts that a page or a script names. */
export const scriptsIn = (text: string): string[] =>
  [...new Set(text.match(/static\/chunks\/[\w.~-]+\.js/g))].map((file) => `${nextFolder}/${file}`);

/** A script that gives React the style sheets that it expects as `disabled` links, which no browser fetches. */
export function disabledSheets(sheets: readonly Element[]): string {
  const links = sheets.map(
    (sheet) =>
      `<link rel="stylesheet" href="${attribute(sheet, 'href')}" data-precedence="${attribute(sheet, 'data-precedence')}" disabled>`,
  );
  return `document.head.insertAdjacentHTML("beforeend",${JSON.stringify(links.join(''))})`;
}

/** The page without the comments with which React finds its texts and its boundaries. */
export const withoutReactComments = (html: string): string => html.replace(/<!--( |\/?\$)-->/g, '');

/** The path in the export of a file of ours that is cached for ever, as those of Next are. */
export const chunkPath = (text: string, ending: 'js' | 'css'): string =>
  `${nextFolder}/static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${ending}`;

/** Whether a file of the export is a script of the framework or of a page. */
export const isChunk = (path: string): boolean => /^_next\/static\/chunks\/.*\.js$/.test(path);

/** Whether a file of the export is data for navigation without loading a page, or the source that stays of a worker. */
export const isLeftover = (path: string): boolean =>
  /(^|\/)(index|__next\.[^/]*)\.txt$/.test(path) || /^_next\/static\/.*\.(?:tsx?|map)$/.test(path);

/**
 * The addresses of what the own scripts of a page import when they run, styles too.
 * @param head the elements of its head @param read returns the text of a file of the export
 */
export function importsOf(head: readonly Element[], read: (path: string) => string): Set<string> {
  const own = head.flatMap((element) => entriesIn(textOf(element))).at(-1) ?? [];
  return new Set(own.flatMap((file) => importedBy(read(file))));
}

/** The scripts of each entry, in turn: those that pages share, then those of this page. */
const entriesIn = (inline: string): string[][] =>
  [...inline.matchAll(/"otherChunks":\[([^\]]*)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/"([^"]+\.js)"/g)].map(([, file]) => `${nextFolder}/${file}`),
  );

/** `Promise.all(["static/chunks/a.js"].map(` */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]\.map\(/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/"([^"]+)"/g)].map(([, file]) => `/${nextFolder}/${file}`),
  );

/** Preloads of scripts and of the not-found page's styles. */
const isHint = (element: Element): boolean =>
  element.tagName === 'link' &&
  attribute(element, 'rel') === 'preload' &&
  ['script', 'style'].includes(attribute(element, 'as') ?? '');

function isData(script: Element): boolean {
  const code = textOf(script);
  return (
    (attribute(script, 'id') === '_R_' && code.startsWith('(globalThis["TURBOPACK"]')) ||
    /^(self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/.test(code)
  );
}

const isJsonLd = (script: Element): boolean => attribute(script, 'type') === 'application/ld+json';

const shortened = (script: Element): string =>
  attribute(script, 'src') ?? `"${textOf(script).slice(0, 60)}…"`;
