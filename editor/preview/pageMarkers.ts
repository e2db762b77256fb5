import type { FieldKey } from '@/editor/document/fieldKey';
import { withoutMarkers } from '@/lib/text/sourceMarkers';
import type { FieldMarker } from './shown';

/** The markers that were in a text, and in the attributes of an element. */
const inText = new WeakMap<CharacterData, number[]>();
const inAttributes = new WeakMap<Element, Map<string, number[]>>();

/** Removes all markers from a part of the page, and records the texts and attributes that had them. */
export function extractMarkers(root: Node): void {
  for (const node of nodesIn(root)) {
    if (node instanceof Text) extractFromText(node);
    else if (node instanceof Element)
      for (const { name } of [...node.attributes]) extractFromAttribute(node, name);
  }
}

/** A node with all elements and texts in it. */
function* nodesIn(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) yield node;
}

function extractFromText(node: CharacterData): void {
  const { text, numbers } = withoutMarkers(node.data);
  inText.set(node, numbers);
  if (text !== node.data) node.data = text;
}

function extractFromAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name) ?? '';
  const { text, numbers } = withoutMarkers(value);
  if (text !== value) element.setAttribute(name, text);
  if (numbers.length === 0 && !inAttributes.has(element)) return;
  inAttributes.set(element, (inAttributes.get(element) ?? new Map()).set(name, numbers));
}

/** Extracts the markers of a page, also of everything that React writes into it later. Returns an unsubscribe function. */
export function extractMarkersOnChange(root: Node): () => void {
  extractMarkers(root);
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData' && target instanceof CharacterData) extractFromText(target);
      else if (attributeName && target instanceof Element) extractFromAttribute(target, attributeName);
      else addedNodes.forEach(extractMarkers);
    }
    observer.takeRecords(); // the observer's own changes
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
}

/** The element at a point of the page that shows fields; the tapped field first, then others in the same text. */
export function fieldsAt(
  point: { x: number; y: number },
  target: Element,
  markers: readonly FieldMarker[],
): { element: Element; keys: FieldKey[] } | undefined {
  const top = layerOf(target);
  const below = document.elementsFromPoint(point.x, point.y).filter((one) => top.contains(one));
  for (const element of [target, ...below.filter((one) => one !== target)]) {
    const keys = fieldsOf(element, markers);
    if (keys.length > 0) return { element, keys };
  }
  return undefined;
}

/** What covers the page below it: a control, or a part that stays in place while the page scrolls. */
function layerOf(element: Element): Element {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.matches('button, summary') || /fixed|sticky/.test(getComputedStyle(part).position)) return part;
  }
  return document.documentElement;
}

/** The fields of one element: of its photo, its own texts, or the values in its text. */
function fieldsOf(element: Element, markers: readonly FieldMarker[]): FieldKey[] {
  const marked = markedFieldsOf(element, markers);
  return marked.length > 0 ? marked : valuesIn(element, markers);
}

const keysOf = (numbers: readonly number[], markers: readonly FieldMarker[]): FieldKey[] =>
  numbers.flatMap((number) => markers[number]?.key ?? []);

/** The fields of the photo or the own texts of an element. */
function markedFieldsOf(element: Element, markers: readonly FieldMarker[]): FieldKey[] {
  const photo = element.closest('picture')?.querySelector('img:not([src^="data:"])') ?? element;
  if (photo instanceof HTMLImageElement) {
    const { src } = photo;
    const shown = markers.filter(({ photo: start }) => start && src.includes(start)).map(({ key }) => key);
    return nearest(shown, keysOf(markersNear(photo), markers));
  }
  const own = [...element.childNodes].flatMap((child) =>
    child instanceof CharacterData ? (inText.get(child) ?? []) : [],
  );
  return unique(keysOf(own, markers));
}

/** The fields whose values are words of an element: maybe several, or another one with the same value. */
function valuesIn(element: Element, markers: readonly FieldMarker[]): FieldKey[] {
  const words = element.textContent.replace(/\s+/g, ' ');
  if (words.length > longestWords) return [];
  const matching = markers.flatMap(({ key, seen }) => {
    const values = seen.filter((one) => contains(words, one.replace(/\s+/g, ' ')));
    return values.length > 0 ? [{ key, isNumber: values.every((one) => /^\d+$/.test(one)) }] : [];
  });
  const isNear = (one: FieldKey, beside: readonly FieldKey[]) =>
    beside.some((other) => commonSteps(one, other) > 1);
  const around = besideIn(element, markers);
  const beside = around.find((keys) => matching.some(({ key }) => isNear(key, keys))) ?? around[0] ?? [];
  // a number alone says little: the day of an activity is no count in the content of another page
  const meant = matching.filter(({ key, isNumber }) => !isNumber || isNear(key, beside));
  return nearest(
    meant.map(({ key }) => key),
    beside,
  );
}

/** The fields with markers in an element, and in each one around it up to the item or section that it is in. */
function besideIn(element: Element, markers: readonly FieldMarker[]): FieldKey[][] {
  const found: FieldKey[][] = [];
  for (let part: Element | null = element; part; part = part.parentElement) {
    const keys = keysOf(markersIn(part), markers);
    if (keys.length > 0) found.push(keys);
    if (found.length > 0 && part.matches('li, tr, article, section')) break;
  }
  return found;
}

/** Longer texts are no price, day or name, but a part of the page. */
const longestWords = 120;

/** Whether words contain a value as whole words: `€ 40` does not contain `€ 4`, nor `16.15 uur` `15 uur`. */
function contains(words: string, value: string): boolean {
  const place = words.toLowerCase().indexOf(value.toLowerCase());
  if (place < 0) return false;
  return (
    !/(?:[\p{L}\d]|\d[.,])$/u.test(words.slice(0, place)) &&
    !/^(?:[\p{L}\d]|[.,]\d)/u.test(words.slice(place + value.length))
  );
}

/** The closest markers: in the element, or in its nearest ancestor that has any. */
function markersNear(element: Element): number[] {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const numbers = markersIn(part);
    if (numbers.length > 0) return numbers;
  }
  return [];
}

const markersIn = (part: Element): number[] =>
  [...nodesIn(part)].flatMap((node) => {
    if (node instanceof Text) return inText.get(node) ?? [];
    return node instanceof Element ? [...(inAttributes.get(node)?.values() ?? [])].flat() : [];
  });

/** Of fields with the same value, those that are closest in the content to the neighbouring fields on the page. */
function nearest(found: readonly FieldKey[], beside: readonly FieldKey[]): FieldKey[] {
  const shared = (key: FieldKey) => Math.max(0, ...beside.map((other) => commonSteps(key, other)));
  const most = Math.max(0, ...found.map(shared));
  return unique(found.filter((key) => shared(key) === most));
}

function commonSteps(one: FieldKey, other: FieldKey): number {
  const [a, b] = [one.split('.'), other.split('.')];
  const differs = a.findIndex((step, index) => step !== b[index]);
  return differs < 0 ? a.length : differs;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The element with the source marker or the photo of a field, or of a field of an item or block. */
export function elementOf(key: FieldKey, markers: readonly FieldMarker[]): Element | undefined {
  const isOf = (one: FieldKey) => one === key || one.startsWith(`${key}.`);
  if (!markers.some((marker) => isOf(marker.key))) return undefined;
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const found = all.filter((one) => markedFieldsOf(one, markers).some(isOf));
  return found.find((one) => !one.closest('picture')) ?? found[0]; // the name of somebody with a photo
}

/** As `checkVisibility`, which Safari 16.4 lacks. Closed details have a box in browsers that hide by `content-visibility`. */
const isShown = (element: Element) =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');
