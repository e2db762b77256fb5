import { createHash } from 'node:crypto';
import { filesAttribute, ownFileAttribute, touchAttribute } from '@/lib/browser/startup';
import { campAttribute } from '@/lib/camp/countdown';
import { refundAttribute } from '@/lib/camp/refund';
import { datedAttributes, planAttribute } from '@/lib/dates/datedParts';
import { mapAttribute } from '@/lib/rental/map';
import { takenAttribute } from '@/lib/rental/monthsShown';
import { attribute, type Element, edited, elementsOf, removal, textOf } from '@/lib/text/html';
import { isSheetOfNext } from '@/pipeline/finish/inlineStyles';
import type { PageStep } from '@/pipeline/finish/page';
import { compiled, type InlinePart } from './compiled';
import { speculationRules } from './speculation';

/** Of what the script in a page is made: what settles its words comes first. */
const parts: readonly { part: InlinePart; forPagesWith: readonly string[] }[] = [
  { part: 'datedNext', forPagesWith: [planAttribute] },
  { part: 'dated', forPagesWith: datedAttributes },
  { part: 'countdown', forPagesWith: [campAttribute] },
  { part: 'start', forPagesWith: ['charset'] },
  { part: 'commands', forPagesWith: ['commandfor'] },
  { part: 'react', forPagesWith: [touchAttribute] },
  { part: 'hall', forPagesWith: [mapAttribute, takenAttribute] },
  { part: 'years', forPagesWith: ['open'] },
  { part: 'refund', forPagesWith: [refundAttribute] },
];

/** The parts for a page with these attributes. */
export function partsFor(attributes: ReadonlySet<string>): InlinePart[] {
  const chosen = parts
    .filter(({ forPagesWith }) => forPagesWith.some((name) => attributes.has(name)))
    .map(({ part }) => part);
  return chosen.filter((part) => !(part === 'dated' && chosen.includes('datedNext')));
}

/**
 * Takes the framework out of the page's way. No file of script is asked for before the visitor touches a leaf that React
 * brings to life; a page without such a leaf asks for none at all. What Next says in inline scripts, the whole page once more as
 * data for React, moves to a file of its own that waits with the others. In their place comes the page's own script, inline,
 * with the list of files where there is one, and the rules by which the browser fetches the next page.
 *
 * @param write puts a file into the export: path relative to it, and text
 * @throws {Error} when the page does not look like an export of the pinned Next version: then this step must be
 * looked at again before anything is published.
 */
export function lateScripts(write: (path: string, text: string) => void): PageStep {
  /** Its address, by what stands in it. */
  const put = (code: string) => {
    const file = `_next/static/chunks/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
    write(file, code);
    return `/${file}`;
  };
  let ownFile: string | undefined;
  const known = new Map<string, string>();
  const scriptOf = (chosen: readonly InlinePart[]) => {
    const key = chosen.join(' ');
    const script = known.get(key) ?? compiled(...chosen);
    known.set(key, script);
    return script;
  };
  return ({ path, html }) => {
    const elements = elementsOf(html);
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    if (scripts.some((script) => attribute(script, 'type') === 'speculationrules')) return html;

    const files = scripts.filter((script) => attribute(script, 'src') !== undefined);
    const deferred = files.filter((script) => attribute(script, 'async') !== undefined);
    const polyfills = files.filter((script) => attribute(script, 'nomodule') !== undefined);
    const data = scripts.filter(isNextData);
    const strange = [
      ...files.filter((script) => !deferred.includes(script) && !polyfills.includes(script)),
      ...files.filter((script) => !attribute(script, 'src')?.startsWith('/_next/static/')),
      ...scripts.filter((script) => !files.includes(script) && !data.includes(script) && !isFacts(script)),
    ];
    const headEnd = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag
      ?.startOffset;
    const runtimes = data.filter((script) => attribute(script, 'id') === '_R_').length;
    if (strange.length > 0 || deferred.length === 0 || runtimes !== 1 || headEnd === undefined) {
      throw new Error(
        `${path} does not look like an export of the Next version that this project pins. Expected async script ` +
          'files below /_next/static/, one inline script with id _R_ and calls of __next_f.push; found ' +
          `${strange.map(shortened).join(', ') || `${deferred.length} async files and ${runtimes} with id _R_`}. ` +
          'Compare pipeline/startup/lateScripts.ts with out/ before publishing.',
      );
    }

    const chosen = partsFor(new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))));
    const listed = () => {
      const code = [sheetsFor(elements.filter(isSheetOfNext)), ...data.map(textOf)].join(';\n');
      return ` ${filesAttribute}="${[put(code), ...new Set(deferred.map((script) => attribute(script, 'src')))].join(' ')}"`;
    };
    const hasReact = chosen.includes('react');
    ownFile ??= put(compiled('site'));
    const page = edited(html, [
      ...[...files, ...data, ...elements.filter(isHint)].map(removal),
      {
        from: headEnd,
        to: headEnd,
        text: `<script ${ownFileAttribute}="${ownFile}"${hasReact ? listed() : ''}>${scriptOf(chosen)}</script>\
<script type="speculationrules">${speculationRules}</script>`,
      },
    ]);
    return hasReact ? page : page.replace(/<!--( |\/?\$)-->/g, ''); // marks that React alone reads
  };
}

/** Scripts, and the not-found page's styles: asked for early, they take the line from what the reader sees. */
function isHint(element: Element): boolean {
  return (
    element.tagName === 'link' &&
    attribute(element, 'rel') === 'preload' &&
    ['script', 'style'].includes(attribute(element, 'as') ?? '')
  );
}

/**
 * Says to React that the styles which it would ask for are there (`inlineStyles` brings them in one piece): links that are
 * `disabled`, which no browser fetches.
 */
function sheetsFor(sheets: readonly Element[]): string {
  const links = sheets.map(
    (sheet) =>
      `<link rel="stylesheet" href="${attribute(sheet, 'href')}" data-precedence="${attribute(sheet, 'data-precedence')}" disabled>`,
  );
  return `document.head.insertAdjacentHTML("beforeend",${JSON.stringify(links.join(''))})`;
}

function isNextData(script: Element): boolean {
  const code = textOf(script);
  return (
    (attribute(script, 'id') === '_R_' && code.startsWith('(globalThis["TURBOPACK"]')) ||
    /^(self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/.test(code)
  );
}

/** JSON-LD: data that search engines read in the page. */
function isFacts(script: Element): boolean {
  return attribute(script, 'type') === 'application/ld+json';
}

function shortened(script: Element): string {
  return attribute(script, 'src') ?? `"${textOf(script).slice(0, 60)}…"`;
}
