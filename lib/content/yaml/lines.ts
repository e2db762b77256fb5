import { CST, isNode, isPair, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';

/**
 * Inserts, removes and moves the parts of a list or block as whole lines, so that all other lines are preserved. Blank lines stay in
 * place; a comment line belongs to the part below it, and one above the first part to the whole.
 */

/** Lines from `start` up to `end` (exclusive), starting at 0. */
type Part = {
  start: number;
  end: number;
  /** The column of its dash or name. */
  column: number;
};

type Collection = YAMLMap | YAMLSeq;

/** Whether each part of it begins on a line of its own. */
export const hasOwnLines = (text: string, collection: Collection): boolean =>
  collection.items.length > 0 &&
  !collection.flow &&
  headsOf(collection).every((offset) => isFirstOnLine(text, offset));

/** Whether one part does: of a block in a list the first stands behind the dash. */
export const hasOwnLine = (text: string, collection: Collection, at: number): boolean =>
  !collection.flow && isFirstOnLine(text, headsOf(collection)[at] ?? 0);

const isFirstOnLine = (text: string, offset: number): boolean =>
  /^ *$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));

/** The text with an item inserted in a list. @param written its lines, without indentation */
export function withPart(text: string, list: YAMLSeq, at: number, written: readonly string[]): string {
  const lines = text.split('\n');
  const parts = partLines(lines, text, list);
  const [first, second] = parts;
  const between = first && second ? lines.slice(first.end, second.start) : [];
  const own = written.map((line) => `${' '.repeat(first?.column ?? 0)}${line}`);
  const next = parts[at];
  if (next) return lines.toSpliced(next.start, 0, ...own, ...between).join('\n');
  return lines.toSpliced(parts.at(-1)?.end ?? lines.length, 0, ...between, ...own).join('\n');
}

/** The text without a part; comment lines above it and in it are preserved. */
export function withoutPart(text: string, collection: Collection, at: number): string {
  const lines = text.split('\n');
  const { start = 0, end = 0 } = partLines(lines, text, collection)[at] ?? {};
  const comments = lines.slice(start, end).filter((line) => /^\s*#/.test(line));
  const twoBlanks = comments.length === 0 && isBlank(lines[start - 1]) && isBlank(lines[end]);
  return lines.toSpliced(start, end - start + (twoBlanks ? 1 : 0), ...comments).join('\n');
}

/** The text with an item moved to an index of the list without it. */
export function withMovedPart(text: string, list: YAMLSeq, from: number, to: number): string {
  const lines = text.split('\n');
  const parts = partLines(lines, text, list);
  const written = parts.map(({ start, end }) => lines.slice(start, end));
  const moved = written.toSpliced(from, 1).toSpliced(to, 0, written[from] ?? []);
  const between = parts.map(({ end }, index) => lines.slice(end, parts[index + 1]?.start ?? end));
  const all = moved.flatMap((part, index) => [...part, ...(between[index] ?? [])]);
  return [...lines.slice(0, parts[0]?.start), ...all, ...lines.slice(parts.at(-1)?.end)].join('\n');
}

/** The lines of each part. @param lines of the text */
export function partLines(lines: readonly string[], text: string, collection: Collection): Part[] {
  const heads = headsOf(collection).map((offset) => ({
    line: lineAt(text, offset),
    column: offset - text.lastIndexOf('\n', offset - 1) - 1,
  }));
  const starts = heads.map(({ line, column }, index) =>
    index === 0 ? line : withCommentsAbove(lines, line, column),
  );
  return heads.map(({ line, column }, index) => ({
    start: starts[index] ?? line,
    end:
      starts[index + 1] === undefined
        ? lastEnd(lines, lineAt(text, endOf(collection)), column)
        : withoutBlankEnd(lines, starts[index + 1] ?? 0),
    column,
  }));
}

function withCommentsAbove(lines: readonly string[], line: number, column: number): number {
  let start = line;
  while (isCommentAt(lines[start - 1], column)) start -= 1;
  return start;
}

/** The line after the last part: comments with a deeper indentation belong to it. */
function lastEnd(lines: readonly string[], line: number, column: number): number {
  let end = line + 1;
  for (let next = end; /^\s*(?:#|$)/.test(lines[next] ?? 'x'); next += 1) {
    if (!isBlank(lines[next]) && indentOf(lines[next]) <= column) break;
    if (!isBlank(lines[next])) end = next + 1;
  }
  return end;
}

/** The end without trailing blank lines. */
function withoutBlankEnd(lines: readonly string[], end: number): number {
  let last = end;
  while (isBlank(lines[last - 1])) last -= 1;
  return last;
}

const isBlank = (line: string | undefined) => line !== undefined && /^\s*$/.test(line);
const indentOf = (line = '') => /^ */.exec(line)?.[0].length ?? 0;
const isCommentAt = (line: string | undefined, column: number) =>
  /^ *#/.test(line ?? '') && indentOf(line) === column;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

/** The offset of each part: of its dash in a list, of its name in a block. */
function headsOf(collection: Collection): number[] {
  return collection.items.map((item, index) => {
    if (isPair(item)) return isScalar(item.key) ? (item.key.range?.[0] ?? 0) : 0;
    const token = collection.srcToken;
    const tokens = token && CST.isCollection(token) ? token.items[index]?.start : undefined;
    return tokens?.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
  });
}

/** The offset of the last character of the last value. */
function endOf(collection: Collection): number {
  const last = collection.items.at(-1);
  const node = isPair(last) ? (last.value ?? last.key) : last;
  if (!isNode(node)) return 0;
  if ('items' in node && node.items.length > 0 && !node.flow) return endOf(node as Collection);
  const [start = 0, end = 0] = node.range ?? [];
  return Math.max(start, end - 1, headsOf(collection).at(-1) ?? 0);
}
