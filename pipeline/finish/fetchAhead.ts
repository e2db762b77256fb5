import { contentAheadScript } from '@/lib/browser/contentAhead';
import { isOfEditor, isPreview } from '@/lib/pages/editor';
import {
  attribute,
  type Element,
  editedHtml,
  headElementsOf,
  offsetsOf,
  removal,
  textOf,
} from '@/lib/text/html';
import { importsOf } from '@/pipeline/next/nextExport';
import type { PageStep } from './page';

/**
 * Fetches what the first scripts of the editor ask for when they run, while they are on the line themselves: its content, and its
 * first screen. Else each would be one round trip more. The font comes when a text uses it.
 *
 * @param read returns the text of a file of the export
 * @throws {Error} when the scripts in the page import nothing, as those of the pinned Next version write it
 */
export function fetchAhead(read: (path: string) => string): PageStep {
  return ({ path, html }) => {
    if (!isOfEditor(path) || isPreview(path)) return html;
    const head = headElementsOf(html);
    if (head.some((element) => textOf(element) === contentAheadScript)) return html;
    const there = head.flatMap((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? []);
    const asked = importsOf(head, read);
    const first = head.find(({ tagName }) => tagName === 'link');
    if (asked.size === 0 || !first) {
      throw new Error(
        `${path} does not look like an export of the Next version that this project pins: its scripts import no other. ` +
          'Compare pipeline/next/nextExport.ts with out/ before publishing.',
      );
    }
    const links = [...asked].filter((file) => !there.includes(file)).map(linkTo);
    const at = offsetsOf(first).from;
    const end = html.indexOf('</head>');
    return editedHtml(html, [
      ...head.filter((element) => isFont(element) && element !== first).map(removal),
      { from: at, to: at, text: `<script>${contentAheadScript}</script>` },
      { from: end, to: end, text: links.join('') },
    ]);
  };
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="${file}"/>`
    : `<link rel="preload" as="script" fetchpriority="low" href="${file}"/>`;

const isFont = (element: Element) =>
  attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font';
