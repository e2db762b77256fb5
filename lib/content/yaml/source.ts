import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '@/lib/content/problem';
import { type Known, repair } from './repair';
import {
  hiddenTraps,
  limitFollowUpErrors,
  otherKindOfFile,
  strayCharacters,
  syntaxProblems,
  withoutStrays,
} from './syntax';

type Path = readonly PropertyKey[];

/** One content file, parsed with positions. */
export type Source = {
  file: string;
  /** The plain JavaScript value, without the fields that are empty; `null` for an empty file. */
  value: unknown;
  /** The same with them. */
  whole: unknown;
  /** The line of the field at this path or, when it is missing, of the block that should have it. */
  lineOf: (path: Path) => number;
  /** The value as written; undefined when the field is missing, a block or a list. */
  textAt: (path: Path) => string | undefined;
  /** A block or list in words: `een lijst van 3`, `een blok met de velden naam, foto`. */
  shapeAt: (path: Path) => string;
  /** Whether the field itself is written in the file. */
  has: (path: Path) => boolean;
  /** Every single value in the file. */
  values: () => Generator<{ path: PropertyKey[]; value: unknown; line: number }>;
};

/**
 * Parses a content file. Returns all problems with its notation, and a source whenever the fields could be read all the same.
 * @param known what chooses between two repairs
 */
export function readSource(
  file: string,
  original: string,
  known: Known = { countWrong: () => 0 },
): { source?: Source; problems: Problem[] } {
  const foreign = otherKindOfFile(file, original);
  if (foreign) return { problems: [foreign] };
  const strays = strayCharacters(file, original);
  const reported = new Set(strays.flatMap(({ line }) => (line ? [line] : [])));
  const asWritten = parsed(file, withoutStrays(original));
  if (isValid(asWritten)) return read(file, strays, asWritten); // nearly every file: parsed once
  const { text, problems } = repair(file, asWritten.text, known, reported);
  return read(file, [...strays, ...problems], parsed(file, text));
}

type Parsed = { text: string; document: Document; lines: LineCounter; traps: Problem[] };

function parsed(file: string, text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const traps = isReadable(document) ? hiddenTraps(file, text, document, lines) : [];
  return { text, document, lines, traps };
}

const isReadable = ({ errors }: Document) => errors.every(({ code }) => code === 'DUPLICATE_KEY');

const isValid = ({ document, traps }: Parsed) => document.errors.length === 0 && traps.length === 0;

/** @param known the problems that were found already */
function read(file: string, known: readonly Problem[], { text, document, lines, traps }: Parsed) {
  const problems = limitFollowUpErrors([
    ...known,
    ...syntaxProblems(file, text, { document, positions: lines, known }),
  ]);
  if (!isReadable(document)) return { problems };
  problems.push(...traps);
  if (traps.length) return { problems };
  if (!isMap(document.contents)) {
    problems.push({
      file,
      found: document.contents ? 'geen velden met een naam en een dubbelepunt' : 'een leeg bestand',
      expected: 'velden zoals titel: Welkom, elk op een eigen regel',
      advice: 'zet de vorige versie van dit bestand terug (of kopieer die van GitHub) en pas die aan',
    });
    return { problems };
  }
  return { source: createSource(file, text, document, lines), problems };
}

function createSource(file: string, text: string, document: Document, lines: LineCounter): Source {
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line;

  const find = (path: Path) => {
    let node: unknown = document.contents;
    let line = 1;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (!pair) return { line, found: false };
        line = lineAt(isScalar(pair.key) ? pair.key.range?.[0] : undefined);
        node = pair.value;
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(step)];
        if (item === undefined) return { line, found: false };
        line = lineAt((isNode(item) ? item : node).range?.[0]);
        node = item;
      } else return { line, found: false };
    }
    return { line, found: true, node };
  };

  function* values(node: unknown, path: PropertyKey[]): ReturnType<Source['values']> {
    if (isMap(node)) {
      for (const { key, value } of node.items)
        yield* values(value, [...path, isScalar(key) ? String(key.value) : '']);
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) yield* values(item, [...path, index]);
    } else if (isScalar(node)) yield { path, value: node.value, line: lineAt(node.range?.[0]) };
  }

  const whole = document.toJS();
  return {
    file,
    value: withoutEmpty(whole),
    whole,
    lineOf: (path) => find(path).line,
    has: (path) => find(path).found,
    textAt: (path) => {
      const { node } = find(path);
      if (!isScalar(node)) return undefined;
      const [from = 0, to = 0] = node.range ?? [];
      return text.slice(from, to);
    },
    shapeAt: (path) => {
      const { node } = find(path);
      if (isMap(node)) return `een blok met de velden ${node.items.map(({ key }) => String(key)).join(', ')}`;
      return isSeq(node) ? `een lijst van ${node.items.length}` : 'iets anders';
    },
    values: () => values(document.contents, []),
  };
}

/** A field with nothing behind its colon means the same as a field that is not there. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== '');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmpty(field)]));
}
