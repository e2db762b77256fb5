import { createHash } from 'node:crypto';
import { printedAttribute } from '@/components/programma/attributes';
import { foldAttribute } from '@/lib/browser/chosenGroups';
import { filesAttribute, ownFileAttribute, touchAttribute } from '@/lib/browser/startup';
import { campAttribute } from '@/lib/camp/countdown';
import { refundAttribute } from '@/lib/camp/refund';
import { ticksAttribute } from '@/lib/camp/ticks';
import { datedAttributes, planAttribute } from '@/lib/dates/datedParts';
import { mapAttribute } from '@/lib/rental/map';
import { takenAttribute } from '@/lib/rental/monthsShown';
import { attribute, type Element, edited, elementsOf, removal, textOf } from '@/lib/text/html';
import { isSheetOfNext } from '@/pipeline/finish/inlineStyles';
import type { PageStep } from '@/pipeline/finish/page';
import { compiled, type InlinePart } from './compiled';
import { speculationRules } from './speculation';

/** The parts of the inline script by the attributes of the page: those that change its text come first. */
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
  { part: 'groups', forPagesWith: [foldAttribute] },
  { part: 'programme', forPagesWith: [printedAttribute] },
  { part: 'booklet', forPagesWith: [ticksAttribute] },
];

/** The parts for a page with these attributes. */
export function partsFor(attributes: ReadonlySet<string>): InlinePart[] {
  const chosen = parts
    .filter(({ forPagesWith }) => forPagesWith.some((name) => attributes.has(name)))
    .map(({ part }) => part);
  return chosen.filter((part) => !(part === 'dated' && chosen.includes('datedNext')));
}

/**
 * Defers Next's runtime until interaction with an island; a page without islands never loads it. Moves Next's inline data to a
 * file that loads with the runtime. Adds the inline script of the page, with the list of those files, and speculation rules.
 *
 * @param write writes a text file into the export, by its path there
 * @throws {Error} when the page does not have the form of the pinned Next version: adapt this step before publishing
 */
export function deferScripts(write: (path: string, text: string) => void): PageStep {
  /** Writes a script, named by its hash; returns its URL. */
  const writeScript = (code: string) => {
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
    const unexpected = [
      ...files.filter((script) => !deferred.includes(script) && !polyfills.includes(script)),
      ...files.filter((script) => !attribute(script, 'src')?.startsWith('/_next/static/')),
      ...scripts.filter((script) => !files.includes(script) && !data.includes(script) && !isJsonLd(script)),
    ];
    const headEnd = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag
      ?.startOffset;
    const runtimes = data.filter((script) => attribute(script, 'id') === '_R_').length;
    if (unexpected.length > 0 || deferred.length === 0 || runtimes !== 1 || headEnd === undefined) {
      throw new Error(
        `${path} does not look like an export of the Next version that this project pins. Expected async script ` +
          'files below /_next/static/, one inline script with id _R_ and calls of __next_f.push; found ' +
          `${unexpected.map(shortened).join(', ') || `${deferred.length} async files and ${runtimes} with id _R_`}. ` +
          'Compare pipeline/startup/deferScripts.ts with out/ before publishing.',
      );
    }

    const chosen = partsFor(new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))));
    const listed = () => {
      const code = [disabledLinks(elements.filter(isSheetOfNext)), ...data.map(textOf)].join(';\n');
      return ` ${filesAttribute}="${[writeScript(code), ...new Set(deferred.map((script) => attribute(script, 'src')))].join(' ')}"`;
    };
    const hasReact = chosen.includes('react');
    ownFile ??= writeScript(compiled('site'));
    const page = edited(html, [
      ...[...files, ...data, ...elements.filter(isHint)].map(removal),
      {
        from: headEnd,
        to: headEnd,
        text: `<script ${ownFileAttribute}="${ownFile}"${hasReact ? listed() : ''}>${scriptOf(chosen)}</script>\
<script type="speculationrules">${speculationRules}</script>`,
      },
    ]);
    return hasReact ? page : page.replace(/<!--( |\/?\$)-->/g, ''); // comments for React alone
  };
}

/** Preloads of scripts and of the not-found page's styles, which compete with what the visitor sees. */
function isHint(element: Element): boolean {
  return (
    element.tagName === 'link' &&
    attribute(element, 'rel') === 'preload' &&
    ['script', 'style'].includes(attribute(element, 'as') ?? '')
  );
}

/** Adds the style sheets that React expects as `disabled` links, which no browser fetches: `inlineStyles` replaces them. */
function disabledLinks(sheets: readonly Element[]): string {
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

function isJsonLd(script: Element): boolean {
  return attribute(script, 'type') === 'application/ld+json';
}

function shortened(script: Element): string {
  return attribute(script, 'src') ?? `"${textOf(script).slice(0, 60)}…"`;
}
