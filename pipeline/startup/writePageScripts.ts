import { type BehaviourName, behaviours } from '@/components/behaviours';
import { filesAttribute, ownFileAttribute, touchAttribute } from '@/lib/browser/startup';
import { attribute, editedHtml, elementsOf, removal } from '@/lib/text/html';
import type { PageStep } from '@/pipeline/finish/page';
import { chunkPath, disabledSheets, readNextPage, withoutReactComments } from '@/pipeline/next/nextExport';
import { inlineScript, siteScript } from './compiled';
import { speculationRules } from './speculation';

/** The behaviours that start in a page with these attributes, before its end is there. */
export const behavioursFor = (attributes: ReadonlySet<string>): BehaviourName[] =>
  (Object.keys(behaviours) as BehaviourName[]).filter((name) => {
    const { selector, when } = behaviours[name];
    const needed = [...selector.matchAll(/\[([\w-]+)/g)].map(([, attribute = '']) => attribute);
    return when !== 'later' && (needed.length === 0 || needed.some((one) => attributes.has(one)));
  });

/**
 * Defers Next's runtime until interaction with an island; a page without islands never loads it. Moves Next's inline data to a
 * file that loads with the runtime. Adds the inline script of the page, with the list of those files, and speculation rules.
 *
 * @param write writes a text file into the export, by its path there
 * @throws {Error} when the page does not have the form of the pinned Next version: adapt pipeline/next before publishing
 */
export function writePageScripts(write: (path: string, text: string) => void): PageStep {
  /** Writes a script, named by its hash; returns its address. */
  const writeScript = (code: string) => {
    const file = chunkPath(code, 'js');
    write(file, code);
    return `/${file}`;
  };
  let ownFile: string | undefined;
  const known = new Map<string, string>();
  const scriptOf = (names: readonly BehaviourName[], hasReact: boolean) => {
    const key = [...names, hasReact].join(' ');
    const script = known.get(key) ?? inlineScript(names, hasReact);
    known.set(key, script);
    return script;
  };
  return ({ path, html }) => {
    if (elementsOf(html).some((element) => attribute(element, 'type') === 'speculationrules')) return html;

    const { elements, scripts, data, sheets, forReact, headEnd } = readNextPage({ path, html });
    const attributes = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
    const hasReact = attributes.has(touchAttribute);
    const listed = () => {
      const first = writeScript([disabledSheets(sheets), ...data].join(';\n'));
      return ` ${filesAttribute}="${[first, ...scripts].join(' ')}"`;
    };
    ownFile ??= writeScript(siteScript());
    const page = editedHtml(html, [
      ...forReact.map(removal),
      {
        from: headEnd,
        to: headEnd,
        text: `<script ${ownFileAttribute}="${ownFile}"${hasReact ? listed() : ''}>${scriptOf(behavioursFor(attributes), hasReact)}</script>\
<script type="speculationrules">${speculationRules}</script>`,
      },
    ]);
    return hasReact ? page : withoutReactComments(page);
  };
}
