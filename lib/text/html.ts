import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Replaces the text between two offsets. */
export type HtmlEdit = { from: number; to: number; text: string };

/**
 * All elements of a page in order, with their places in its text. Parsed as without scripting: what stands in a
 * `<noscript>` counts too.
 */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) node.content.childNodes.forEach(visit);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

/** The elements of the head of a page alone, in a fraction of the time: the body may hold thousands of pictures. */
export const headElementsOf = (html: string): Element[] => elementsOf(html.slice(0, html.indexOf('</head>')));

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of a script or style, as the browser hashes and runs it. */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Offsets of an element in the text of its page. @throws {Error} for an element that the parser made up */
export function offsetsOf(element: Element): { from: number; to: number } {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`The page holds no <${element.tagName}> of its own.`);
  return { from: place.startOffset, to: place.endOffset };
}

/** The edit that removes an element. */
export function removal(element: Element): HtmlEdit {
  return { ...offsetsOf(element), text: '' };
}

/** The text with all edits made; they may not overlap. */
export function editedHtml(html: string, edits: readonly HtmlEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text }) => rest.slice(0, from) + text + rest.slice(to), html);
}
