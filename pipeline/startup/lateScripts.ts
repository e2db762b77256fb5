import { createHash } from 'node:crypto';
import { datedAttributes, planAttribute } from '@/lib/dated';
import { attribute, type Element, edited, elementsOf, removal, textOf } from '@/lib/markup';
import { filesAttribute } from '@/lib/startup';
import type { PageStep } from '@/pipeline/finish/page';
import { compiled } from './compiled';

/**
 * Takes the framework out of the page's way. No file of script is asked for before the visitor shows intent (or,
 * where something moves by itself, before the page has loaded and is idle); what Next says in inline scripts, the
 * whole page once more as data for React, moves to a file of its own that waits with the others. In their place comes
 * the startup script, inline, with the list of files; and before it, in a page that holds something dated, the script that
 * settles it.
 *
 * @param write puts a file into the export: path relative to it, and text
 * @throws {Error} when the page does not look like an export of the pinned Next version: then this step must be
 * looked at again before anything is published.
 */
export function lateScripts(write: (path: string, text: string) => void): PageStep {
  const [startup, dated, datedNext] = [compiled('startup'), compiled('dated'), compiled('datedNext')];
  const settling = (elements: readonly Element[]) => {
    const holds = (names: readonly string[]) =>
      elements.some(({ attrs }) => attrs.some(({ name }) => names.includes(name)));
    if (holds([planAttribute])) return `<script>${datedNext}</script>`;
    return holds(datedAttributes) ? `<script>${dated}</script>` : '';
  };
  return ({ path, html }) => {
    const elements = elementsOf(html);
    if (elements.some((element) => attribute(element, filesAttribute) !== undefined)) return html;

    const scripts = elements.filter(({ tagName }) => tagName === 'script');
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

    const code = data.map(textOf).join(';\n');
    const file = `_next/static/chunks/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
    write(file, code);

    const sources = [`/${file}`, ...new Set(deferred.map((script) => attribute(script, 'src')))].join(' ');
    return edited(html, [
      ...[...files, ...data, ...elements.filter(isHint)].map(removal),
      {
        from: headEnd,
        to: headEnd,
        text: `${settling(elements)}<script ${filesAttribute}="${sources}">${startup}</script>`,
      },
    ]);
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
