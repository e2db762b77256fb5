import { diff3MergeRegions } from 'node-diff3';
import { Document, isCollection, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Texts } from '@/lib/content/check/sources';
import type { Path } from '@/lib/content/path';
import { type FileName, fileNames } from '@/lib/content/schemas/files';
import { shapeAt } from '@/lib/content/schemas/shape';
import { hasOwnLine, hasOwnLines, withMovedPart, withoutPart, withPart } from '@/lib/content/yaml/lines';
import {
  indexIn,
  isEmptyValue,
  listAt,
  nodeAt,
  nodeFor,
  plainValue,
  removeNode,
  setNode,
  setScalar,
  type Value,
} from './nodes';

/** One change to a content file. Indexes in lists start at 0. */
export type Edit =
  /** Sets a field or a whole block, also one that was not there. An empty value (`null`, `''`) removes an optional one. */
  | { type: 'set'; path: Path; value: Value }
  /** Inserts an item before the one at `at`; the length of the list appends it. */
  | { type: 'insert'; list: Path; at: number; value: Value }
  /** Moves an item; `to` is an index in the list without it. */
  | { type: 'move'; list: Path; from: number; to: number }
  /** Removes an item of a list, or a field with its name. */
  | { type: 'remove'; path: Path };

/** Sets several fields or lists at once: one edit for each would read the whole text as often. None of the values is empty. */
export type ManyValues = { type: 'setMany'; values: readonly { path: Path; value: Value }[] };

/** One change to one of the content files. */
export type FileEdit = { file: FileName; edit: Edit | ManyValues };

/** A text that is no valid YAML, or a path that is not in it. For developers: leaders read the problems of the content check. */
export class EditError extends Error {
  override name = 'EditError';
}

/**
 * The text of a content file after an edit. Only the lines of the edited part change: comments, quotes, blank lines and
 * everything else are preserved. A value of several lines becomes one line.
 *
 * Comment lines above and in a removed part are preserved; a comment behind a value is removed with its line.
 *
 * @throws EditError when the text is no valid YAML, or has no such place, or is the same with a new item
 */
export function edited(file: FileName, text: string, edit: Edit | ManyValues): string {
  const result = editedLines(file, withoutReturns(text), edit);
  if (edit.type === 'insert' && result === withoutReturns(text))
    throw new EditError(`Nothing was inserted in ${edit.list.join(' › ')}`);
  return text.includes('\r\n') ? withReturns(result, text) : result;
}

/** All texts after some edits, each made in the result of the one before. @throws EditError as `edited` */
export function withEdits(texts: Texts, edits: readonly FileEdit[]): Texts {
  const now = { ...texts };
  for (const { file, edit } of edits) now[fileNames[file]] = edited(file, now[fileNames[file]] ?? '', edit);
  return now;
}

/** The result with the line ends of the original text; new lines get those of Windows. */
function withReturns(result: string, text: string): string {
  const [lines, old] = [result.split('\n'), text.replace(/^\ufeff/, '').split('\n')];
  const { start, end } = commonLines(
    lines,
    old.map((line) => line.replace(/\r$/, '')),
  );
  const withChange = lines.slice(start, lines.length - end).map((line) => `${line}\r`);
  return [...old.slice(0, start), ...withChange, ...old.slice(old.length - end)].join('\n');
}

function editedLines(file: FileName, text: string, edit: Edit | ManyValues): string {
  if (edit.type === 'setMany') {
    return changed(text, (document) => {
      for (const { path, value } of edit.values) setItems(document, file, path, value);
    });
  }
  if (edit.type === 'insert' || edit.type === 'move') return editedList(file, text, edit);
  if (edit.type === 'remove' || isRemoval(file, edit)) {
    return withoutEmpty(file, withoutNode(file, text, edit.path), edit.path);
  }
  const after = changed(withExplicitNull(text, edit.path), (document) =>
    setValue(document, file, edit.path, edit.value),
  );
  return isEmptyValue(edit.value) ? withoutEmpty(file, after, edit.path) : after;
}

/**
 * Removes an optional block or non-empty list around the path when its last value was removed: else the check would ask for its
 * required fields.
 */
function withoutEmpty(file: FileName, text: string, path: Path): string {
  const document = read(text);
  const empty = path
    .map((_, length) => path.slice(0, length))
    .find((around) => {
      const node = nodeAt(document, around);
      const shape = typeof around.at(-1) === 'string' ? shapeAt(file, around) : undefined;
      const isAsked = isMap(node) || (shape?.type === 'list' && shape.least > 0);
      return shape?.optional && isAsked && isCollection(node) && holdsNothing(plainValue(node));
    });
  return empty ? withoutNode(file, text, empty) : text;
}

/** Whether there is no value in a list or record, however deep. */
const holdsNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(holdsNothing)
    : isEmptyValue(value);

/** The text with `~` for an empty value: the library counts the blank line below an empty value as a part of it. */
function withExplicitNull(text: string, path: Path): string {
  const node = nodeAt(read(text), path);
  if (!isScalar(node) || !node.range || node.range[0] !== node.range[1]) return text;
  const [at] = node.range;
  return `${text.slice(0, at)}${text[at - 1] === ' ' ? '' : ' '}~${text.slice(at)}`;
}

/** The plain value at a path of a text; undefined when there is none. @throws EditError as `edited` */
export const valueIn = (text: string, path: Path): unknown =>
  plainValue(nodeAt(read(withoutReturns(text)), path));

const withoutReturns = (text: string) => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');

/** The text that was parsed last: an edit reads it several times, and the next one begins with its result. */
let last: { text: string; document: Document } | undefined;

/** The document of a text, to read alone. @throws EditError when it is no valid YAML */
function read(text: string): Document {
  if (last?.text !== text) last = { text, document: readable(parsed(text)) };
  return last.document;
}

/** The same, to change: nobody reads it any more. */
function readToChange(text: string): Document {
  const document = read(text);
  last = undefined;
  return document;
}

const parsed = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, keepSourceTokens: true });

function readable(document: Document): Document {
  const [error] = document.errors;
  if (error) throw new EditError(`The text is no valid YAML: ${error.message}`);
  if (document.contents === null) {
    // a file that is not there yet, or has comments alone
    document.contents = document.createNode({});
    document.commentBefore ??= document.comment;
    document.comment = null;
  }
  return document;
}

const isRemoval = (file: FileName, { path, value }: Extract<Edit, { type: 'set' }>): boolean =>
  isEmptyValue(value) && typeof path.at(-1) === 'string' && shapeAt(file, path)?.optional === true;

function withoutNode(file: FileName, text: string, path: Path): string {
  const document = read(text);
  const around = path.slice(0, -1);
  const parent = nodeAt(document, around);
  const at = indexIn(parent, path.at(-1));
  if (!isCollection(parent) || at < 0) {
    if (shapeAt(file, path)?.optional) return text;
    throw new EditError(`Nothing stands at ${path.join(' › ')}`);
  }
  const isLast = parent.items.length === 1;
  if (isLast && around.length > 0 && !isSeq(parent) && shapeAt(file, around)?.optional) {
    return withoutNode(file, text, around);
  }
  if (!isLast && hasOwnLine(text, parent, at)) return withoutPart(text, parent, at);
  return changed(withExplicitNull(text, path), (copy) => removeNode(nodeAt(copy, around), at));
}

function editedList(file: FileName, text: string, edit: Extract<Edit, { list: Path }>): string {
  const document = read(text);
  const list = nodeAt(document, edit.list);
  const length = isSeq(list) ? list.items.length : 0;
  const places = edit.type === 'move' ? [edit.from, edit.to] : [edit.at - 1];
  if (places.some((place) => place >= length) || (edit.type === 'move' && !isSeq(list))) {
    throw new EditError(`${edit.list.join(' › ')} has no place ${places.join(' or ')}`);
  }
  if (isSeq(list) && hasOwnLines(text, list)) {
    return edit.type === 'move'
      ? withMovedPart(text, list, edit.from, edit.to)
      : withPart(text, list, edit.at, linesOf(file, edit));
  }
  return changed(text, (copy) => {
    const items = listAt(copy, file, edit.list)?.items;
    if (!items) throw noPlace(edit.list);
    if (edit.type === 'move') items.splice(edit.to, 0, ...items.splice(edit.from, 1));
    else items.splice(edit.at, 0, nodeFor(copy, edit.value, shapeAt(file, [...edit.list, edit.at])));
  });
}

/** The lines of a new item of a list. */
function linesOf(file: FileName, { list, at, value }: Extract<Edit, { type: 'insert' }>): string[] {
  const document = new Document([]);
  const item = nodeFor(document, value, shapeAt(file, [...list, at]));
  document.contents = document.createNode([item]);
  return serialized(document).trimEnd().split('\n');
}

/** Sets a value; a list that is there keeps its style and its comments. */
function setItems(document: Document, file: FileName, path: Path, value: Value): void {
  const list = nodeAt(document, path);
  if (!isSeq(list) || !Array.isArray(value)) {
    setValue(document, file, path, value);
    return;
  }
  list.items = value.map((item, at) => {
    const there = list.items[at];
    return setScalar(there, item) ? there : nodeFor(document, item, shapeAt(file, [...path, at]));
  });
}

function setValue(document: Document, file: FileName, path: Path, value: Value): void {
  if (setScalar(nodeAt(document, path), value)) return;
  if (!setNode(document, file, path, nodeFor(document, value, shapeAt(file, path)))) throw noPlace(path);
}

const noPlace = (path: Path) => new EditError(`There is no place for ${path.join(' › ')}`);

/**
 * The text after a change of its document. The library serializes the whole document; only the lines that differ by the change are
 * merged into the text. Where equal lines make that go wrong, such as those of empty items, the text is as the library writes it.
 */
function changed(text: string, change: (document: Document) => void): string {
  const document = readToChange(text);
  const before = serialized(document);
  change(document);
  const after = serialized(document);
  if (before === text) return after;
  const result = diff3MergeRegions(after.split('\n'), before.split('\n'), text.split('\n'))
    .flatMap((region) =>
      region.stable ? region.bufferContent : carriedOver(region.aContent, region.oContent, region.bContent),
    )
    .join('\n');
  const again = parsed(result);
  if (!isSameContent(again, document)) return after;
  last = { text: result, document: readable(again) };
  return result;
}

/** The changed lines of a region, with the original text of the unchanged ones. */
function carriedOver(now: readonly string[], was: readonly string[], own: readonly string[]) {
  const { start, end } = commonLines(now, was);
  const changed = now.slice(start, now.length - end);
  if (start === was.length) return [...own, ...changed];
  if (end === was.length) return [...changed, ...own];
  if (own.length !== was.length) return now;
  return [...own.slice(0, start), ...changed, ...own.slice(own.length - end)];
}

/** How many lines two texts have in common, at the start and at the end. */
function commonLines(lines: readonly string[], others: readonly string[]): { start: number; end: number } {
  const least = Math.min(lines.length, others.length);
  let [start, end] = [0, 0];
  while (start < least && lines[start] === others[start]) start += 1;
  while (end < least - start && lines.at(-1 - end) === others.at(-1 - end)) end += 1;
  return { start, end };
}

const isSameContent = (one: Document, other: Document): boolean =>
  one.errors.length === 0 && JSON.stringify(one) === JSON.stringify(other);

function serialized(document: Document): string {
  visit(document, {
    Seq: (_, list, around) => {
      const isOneLine = [list, ...around].some((node) => isCollection(node) && node.flow);
      for (const item of isOneLine ? list.items : []) {
        if (isScalar(item) && item.value === null && !item.source) item.source = '~'; // `[a, ]` has one item, `[, a]` is an error
      }
    },
  });
  // without the space that stands before an empty value
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false, nullStr: '' })
    .replace(/(?<=[-:]) $/gm, '');
}
