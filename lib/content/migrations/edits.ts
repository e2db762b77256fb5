import { isMap, isNode, isScalar, isSeq, type Pair, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { Path } from '@/lib/content/path';
import { hasOwnLines, partLines, withoutPart } from '@/lib/content/yaml/lines';

/**
 * Edits on the text of a content file, for migrations. All other bytes stay: comments, blank lines, line ends. A path
 * that is not there changes nothing, so that an edit may be made twice.
 */

/** The text with another name for a field. */
export function renamed(text: string, path: Path, name: string): string {
  const [start, end] = pairAt(text, path)?.key.range ?? [];
  return start === undefined || end === undefined ? text : text.slice(0, start) + name + text.slice(end);
}

/** The text without a field; comments above and in it stay. A block that would be left empty goes too; a file says that it is. */
export function dropped(text: string, path: Path): string {
  if (path.length === 0) return withLine(text, '{}'); // nothing at all would be a file that somebody lost
  const found = pairAt(text, path);
  if (!found) return text;
  const { block, at } = found;
  if (!hasOwnLines(text, block)) return cutFromLine(text, found).text;
  const left = withoutPart(text, block, at);
  return block.items.length === 1 ? dropped(left, path.slice(0, -1)) : left;
}

/** The text without a field, and its lines: with the comments above and in it, without their indentation. For `put`. */
export function cut(text: string, path: Path): { text: string; lines: string[] } {
  const found = pairAt(text, path);
  if (!found) return { text, lines: [] };
  const { block, at } = found;
  if (!hasOwnLines(text, block)) return cutFromLine(text, found);
  const all = text.split('\n');
  const { start, end, column } = partLines(all, text, block)[at] ?? { start: 0, end: 0, column: 0 };
  const lines = all
    .slice(start, end)
    .map((line) => line.replace(/\r$/, '').slice(Math.min(column, indentOf(line))));
  const left = all.toSpliced(start, end - start).join('\n');
  return { text: block.items.length === 1 ? dropped(left, path.slice(0, -1)) : left, lines };
}

/** The text with lines of fields at the end of a block, or of an item of a list; a block is made when it is not there. @param path of it */
export function put(text: string, path: Path, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const block = nodeAt(text, path);
  if (path.length > 0 && !isMap(block)) {
    return put(dropped(text, path), path.slice(0, -1), [
      `${path.at(-1)}:`,
      ...lines.map((line) => `  ${line}`),
    ]);
  }
  const returns = text.includes('\r\n') ? '\r' : '';
  const all = text.split('\n');
  if (isMap(block) && block.flow) {
    const last = block.items.at(-1)?.value;
    const end = isNode(last) ? (last.range?.[1] ?? 0) : text.lastIndexOf('}', block.range?.[1]);
    return `${text.slice(0, end)}, ${lines.join(' ')}${text.slice(end)}`;
  }
  const last = isMap(block) ? partLines(all, text, block).at(-1) : undefined;
  const own = lines.map((line) => `${' '.repeat(last?.column ?? 0)}${line}${returns}`);
  const at = last?.end ?? all.length - 1;
  if (at < all.length) return all.toSpliced(at, 0, ...own).join('\n');
  return `${text}${returns}\n${own.join('\n').replace(/\r$/, '')}`;
}

/** The text with one line more. */
export function withLine(text: string, line: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text}${text === '' || text.endsWith('\n') ? '' : end}${line}${end}`;
}

type Found = { block: YAMLMap; at: number; pair: Pair; key: Scalar };

/** A field of `{ naam: Nel, rol: leiding }`, with its comma. */
function cutFromLine(text: string, { block, at, pair, key }: Found): { text: string; lines: string[] } {
  const start = key.range?.[0] ?? 0;
  const end = (isNode(pair.value) && pair.value.range?.[1]) || (key.range?.[1] ?? 0);
  const own = [text.slice(start, end)];
  if (at > 0) return { text: text.slice(0, text.lastIndexOf(',', start)) + text.slice(end), lines: own };
  const comma = block.items.length > 1 ? text.indexOf(',', end) + 1 : end;
  return { text: text.slice(0, start) + text.slice(comma).trimStart(), lines: own };
}

/** The plain value at a path; undefined when there is none. */
export function valueAt(text: string, path: Path): unknown {
  const node = nodeAt(text, path);
  return isNode(node) ? node.toJSON() : node;
}

function nodeAt(text: string, path: Path): unknown {
  const document = parseDocument(text, { prettyErrors: false, keepSourceTokens: true });
  return path.reduce<unknown>((node, step) => {
    if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && key.value === step)?.value;
    return isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
  }, document.contents);
}

function pairAt(text: string, path: Path): Found | undefined {
  const block = nodeAt(text, path.slice(0, -1));
  if (!isMap(block)) return undefined;
  const at = block.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const pair = block.items[at];
  return pair && isScalar(pair.key) ? { block, at, pair, key: pair.key } : undefined;
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
