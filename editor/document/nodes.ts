import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Path } from '@/lib/content/path';
import type { FileName } from '@/lib/content/schemas/files';
import { type Shape, shapeAt } from '@/lib/content/schemas/shape';

/** A value of a field, list or block; `null` is an empty one. */
export type Value = string | number | null | readonly Value[] | { readonly [key: string]: Value };

/** The node at a path; undefined when there is none. */
export const nodeAt = (document: Document, path: Path): unknown =>
  path.reduce<unknown>((node, step) => {
    if (isMap(node)) return node.items.find(({ key }) => nameOf(key) === String(step))?.value;
    return isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
  }, document.contents);

/** The index of a part of a list or block by its name or index; -1 when there is none. */
export function indexIn(collection: unknown, step: string | number | undefined): number {
  if (isMap(collection)) return collection.items.findIndex(({ key }) => nameOf(key) === step);
  return isSeq(collection) && typeof step === 'number' && step in collection.items ? step : -1;
}

export const plainValue = (node: unknown): unknown =>
  isNode(node) ? JSON.parse(JSON.stringify(node)) : node;

export const isEmptyValue = (value: unknown) => value === null || value === undefined || value === '';

/** Replaces the value of a scalar; its quotes and comment are preserved. Returns whether node and value are scalars. */
export function setScalar(node: unknown, value: Value): boolean {
  if (!isScalar(node) || isBlockOrList(value)) return false;
  node.value = oneLine(value);
  if (node.value === null) delete node.source; // the source text of the former value
  return true;
}

/**
 * Sets the node at a path. Missing blocks around it are created, in the order of the schema. Returns false when there is no such
 * path.
 */
export function setNode(document: Document, file: FileName, path: Path, node: unknown): boolean {
  const last = path.at(-1);
  const around = path.slice(0, -1);
  const parent = nodeAt(document, around);
  if (isSeq(parent) && typeof last === 'number' && last in parent.items) parent.items[last] = node;
  else if (isMap(parent) && typeof last === 'string')
    setField(document, parent, last, { node, order: namesIn(file, around) });
  else if (isEmptyNode(parent) && typeof last === 'string' && around.length > 0) {
    const block = new YAMLMap(document.schema);
    block.add(document.createPair(last, node));
    return setNode(document, file, around, block);
  } else return false;
  return true;
}

/** Inserts a new field after the last of the fields that precede it in the schema. */
function setField(
  document: Document,
  block: YAMLMap,
  name: string,
  { node, order }: { node: unknown; order: readonly string[] },
): void {
  const there = block.items.find(({ key }) => nameOf(key) === name);
  if (there) there.value = node;
  else {
    const earlier = order.slice(0, order.indexOf(name));
    const place = block.items.findLastIndex(({ key }) => earlier.includes(nameOf(key))) + 1;
    block.items.splice(place, 0, document.createPair(name, node));
  }
}

/** The list at a path, created where there is none; an empty one gets block style. Undefined where no list can be. */
export function listAt(document: Document, file: FileName, path: Path): YAMLSeq | undefined {
  const node = nodeAt(document, path);
  if (isSeq(node)) {
    if (node.items.length === 0) node.flow = false;
    return node;
  }
  const list = new YAMLSeq(document.schema);
  if (isScalar(node)) list.commentBefore = node.commentBefore ?? node.comment ?? null;
  return setNode(document, file, path, list) ? list : undefined;
}

/** Removes a part. The comment lines in and above it move to the collection. */
export function removeNode(collection: unknown, at: number): void {
  if (!isCollection(collection)) return;
  const comments = commentsIn(collection.items[at]);
  collection.items.splice(at, 1);
  if (comments.length > 0)
    collection.commentBefore = [collection.commentBefore, ...comments].filter(Boolean).join('\n');
}

function commentsIn(part: unknown): string[] {
  if (isNode(part)) {
    const inside = isCollection(part) ? [...part.items.flatMap(commentsIn), part.comment] : [];
    return [part.commentBefore, ...inside].filter((comment) => typeof comment === 'string');
  }
  return isPair(part) ? [...commentsIn(part.key), ...commentsIn(part.value)] : [];
}

/** A node for a value, with the quotes that its kind needs: other YAML readers take an hour without them for a number. */
export function nodeFor(document: Document, value: Value, shape: Shape | undefined): unknown {
  const node = document.createNode(normalized(value));
  addQuotes(node, shape);
  return node;
}

/** Kinds that are written in quotes, so that YAML reads a string. */
export const quotedKinds: readonly string[] = ['time', 'phone', 'postcode', 'colour'];

function addQuotes(node: unknown, shape: Shape | undefined): void {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      addQuotes(value, shape?.type === 'block' ? shape.fields[nameOf(key)] : undefined);
    }
  } else if (isSeq(node)) {
    for (const item of node.items) addQuotes(item, shape?.type === 'list' ? shape.item : undefined);
  } else if (isScalar(node) && typeof node.value === 'string' && shape?.type === 'field') {
    if (quotedKinds.includes(shape.kind)) node.type = Scalar.QUOTE_DOUBLE;
  }
}

function namesIn(file: FileName, path: Path): string[] {
  const shape = shapeAt(file, path);
  return shape?.type === 'block' ? Object.keys(shape.fields) : [];
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);
const isBlockOrList = (value: Value) => typeof value === 'object' && value !== null;
const isEmptyNode = (node: unknown) =>
  node === undefined || node === null || (isScalar(node) && node.value === null);

/** Line breaks become spaces, as in the schema. */
const oneLine = (value: Value): Value =>
  typeof value === 'string' ? value.replace(/\s*[\r\n]\s*/g, ' ').trim() : value;

function normalized(value: Value): Value {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return oneLine(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normalized(part)]));
}
