import { CST, isNode, isPair, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';

/**
 * The parts of a list or block as the lines that they are written on, so that a part comes, goes or moves without a word
 * of the others being written anew. Blank lines stay where they are; a comment line belongs to the part below it, that above the
 * first part to the whole.
 */

/** Lines from `start` up to and without `end`; the first is 0. */
type Part = {
  start: number;
  end: number;
  /** Where its dash or name begins on its line. */
  column: number;
};

type Collection = YAMLMap | YAMLSeq;

/** Whether each part of it begins on a line of its own. */
export const hasOwnLines = (text: string, collection: Collection): boolean =>
  collection.items.length > 0 &&
  !collection.flow &&
  headsOf(collection).every((offset) =>
    /^ *$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)),
  );

/** The text with something new in a list. @param written its lines, as if they stood at the beginning of a line */
export function withPart(text: string, list: YAMLSeq, at: number, written: readonly string[]): string {
  const lines = text.split('\n');
  const parts = partsOf(lines, text, list);
  const [first, second] = parts;
  const between = first && second ? lines.slice(first.end, second.start) : [];
  const own = written.map((line) => `${' '.repeat(first?.column ?? 0)}${line}`);
  const next = parts[at];
  if (next) return lines.toSpliced(next.start, 0, ...own, ...between).join('\n');
  return lines.toSpliced(parts.at(-1)?.end ?? lines.length, 0, ...between, ...own).join('\n');
}

/** The text without a part; comment lines above it and in it stay. */
export function withoutPart(text: string, collection: Collection, at: number): string {
  const lines = text.split('\n');
  const { start = 0, end = 0 } = partsOf(lines, text, collection)[at] ?? {};
  const comments = lines.slice(start, end).filter((line) => /^\s*#/.test(line));
  const twoBlanks = comments.length === 0 && isBlank(lines[start - 1]) && isBlank(lines[end]);
  return lines.toSpliced(start, end - start + (twoBlanks ? 1 : 0), ...comments).join('\n');
}

/** The text with a part of a list at another place, counted in the list without it. */
export function withMovedPart(text: string, list: YAMLSeq, from: number, to: number): string {
  const lines = text.split('\n');
  const parts = partsOf(lines, text, list);
  const written = parts.map(({ start, end }) => lines.slice(start, end));
  const moved = written.toSpliced(from, 1).toSpliced(to, 0, written[from] ?? []);
  const between = parts.map(({ end }, index) => lines.slice(end, parts[index + 1]?.start ?? end));
  const all = moved.flatMap((part, index) => [...part, ...(between[index] ?? [])]);
  return [...lines.slice(0, parts[0]?.start), ...all, ...lines.slice(parts.at(-1)?.end)].join('\n');
}

function partsOf(lines: readonly string[], text: string, collection: Collection): Part[] {
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

/** After the last line of the last part: comments that stand deeper are still its own. */
function lastEnd(lines: readonly string[], line: number, column: number): number {
  let end = line + 1;
  for (let next = end; /^\s*(?:#|$)/.test(lines[next] ?? 'x'); next += 1) {
    if (!isBlank(lines[next]) && indentOf(lines[next]) <= column) break;
    if (!isBlank(lines[next])) end = next + 1;
  }
  return end;
}

/** Without the blank lines at the end. */
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

/** Where each part begins in the text: the dash of a list, the name in a block. */
function headsOf(collection: Collection): number[] {
  return collection.items.map((item, index) => {
    if (isPair(item)) return isScalar(item.key) ? (item.key.range?.[0] ?? 0) : 0;
    const token = collection.srcToken;
    const tokens = token && CST.isCollection(token) ? token.items[index]?.start : undefined;
    return tokens?.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
  });
}

/** Where the last letter of its last value stands. */
function endOf(collection: Collection): number {
  const last = collection.items.at(-1);
  const node = isPair(last) ? (last.value ?? last.key) : last;
  if (!isNode(node)) return 0;
  if ('items' in node && node.items.length > 0 && !node.flow) return endOf(node as Collection);
  const [start = 0, end = 0] = node.range ?? [];
  return Math.max(start, end - 1, headsOf(collection).at(-1) ?? 0);
}
