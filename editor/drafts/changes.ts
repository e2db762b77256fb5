import { editsBetween } from '@/editor/document/difference';
import { type Edit, edited, valueIn } from '@/editor/document/document';
import { isRecord, nameOf } from '@/editor/document/identity';
import { isEmptyValue } from '@/editor/document/nodes';
import { typedOf } from '@/editor/document/typed';
import { type BlockName, blockNames, blocks } from '@/lib/content/blocks';
import type { Texts } from '@/lib/content/check/sources';
import type { Path } from '@/lib/content/path';
import { quote } from '@/lib/content/problem';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { type Shape, shapeAt, shapeOf } from '@/lib/content/schemas/shape';

/** One difference from what is online, as a leader reads it. */
export type ChangeLine = {
  file: FileName;
  /** The field or list. */
  path: Path;
  /** In Dutch, the place: `Jongensleiding › Ribbels › Wout › Naam`. */
  where: string;
  /** In Dutch, the change: `‘Wout’ wordt ‘Woud’`. */
  what: string;
  /** The text of the file without and with this change, both with the changes before it. */
  without: string;
  with: string;
};

export const restoredMessage = 'terug naar de laatste goede versie';

/**
 * What changed between two sets of texts, in the order of the files.
 * @throws EditError when a text is no valid YAML
 */
export const draftChanges = (before: Texts, after: Texts): ChangeLine[] =>
  contentFiles.flatMap((file) => {
    const [old, now] = [before[fileNames[file]], after[fileNames[file]]];
    if (old === undefined || now === undefined || old === now) return [];
    const known = lastChanges.get(file);
    if (known?.old === old && known.now === now) return known.lines;
    const lines = changesOf(file, old, now);
    lastChanges.set(file, { old, now, lines });
    return lines;
  });

/** Cache of the last result of each file: a change affects one file, and all files are compared. */
const lastChanges = new Map<FileName, { old: string; now: string; lines: ChangeLine[] }>();

function changesOf(file: FileName, before: string, after: string): ChangeLine[] {
  let text = before;
  return editsBetween(valueIn(before, []), valueIn(after, [])).map((edit) => {
    const without = text;
    text = edited(file, text, edit);
    return { ...describeEdit(file, without, edit), without, with: text };
  });
}

/**
 * The commit message: a subject, and a line for each change.
 * @param files by their path from the project folder: new photos and documents, those that are taken away, and broken files that are
 *   restored to their last good version
 */
export function commitMessage(
  changes: readonly ChangeLine[],
  {
    added,
    gone = [],
    restored = [],
  }: Record<'added', readonly string[]> & Partial<Record<'gone' | 'restored', readonly string[]>>,
): string {
  const lines = [
    ...restored.map((file) => `${file}: ${restoredMessage}`),
    ...changes.map(({ where, what }) => `${where}: ${what}`),
    ...added.map((file) => `Nieuw bestand: ${file}`),
    ...gone.map((file) => `Gewist bestand: ${file}`),
  ];
  const places = [...new Set(changes.map(({ file }) => shapeOf(file).label))];
  const others = restored.length > 0 ? 'Hersteld' : 'Foto’s en papieren';
  const heading = places.length > 0 ? places.join(', ') : others;
  return `${heading}: ${lines.length === 1 ? '1 wijziging' : `${lines.length} wijzigingen`}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** The commit message of a group that begins. */
export const beginMessage = (name: string): string => `Begin: de site van ${name}`;

function describeEdit(file: FileName, text: string, edit: Edit): Omit<ChangeLine, 'with' | 'without'> {
  const [first] = 'list' in edit ? edit.list : edit.path;
  if (file === 'site' && first === 'zonder' && edit.type !== 'move')
    return describeBlocks(text, edited(file, text, edit));
  if (edit.type === 'set' || edit.type === 'remove') {
    const was = valueIn(text, edit.path);
    const now = edit.type === 'set' ? edit.value : null;
    const isPart = typeof edit.path.at(-1) === 'number' && edit.type === 'remove';
    const shape = shapeAt(file, edit.path);
    const what = isPart
      ? `${describeValue(was, shape)} is weg`
      : shape?.type === 'field' && shape.kind === 'photo'
        ? describePhoto(was, now)
        : `${describeValue(was, shape, now)} wordt ${describeValue(now, shape, was)}`;
    const path = isPart ? edit.path.slice(0, -1) : edit.path;
    return { file, path, where: breadcrumb(file, text, path), what };
  }
  const where = breadcrumb(file, text, edit.list);
  if (edit.type === 'insert') {
    return {
      file,
      path: [...edit.list, edit.at],
      where,
      what: `${describeValue(edit.value, shapeAt(file, [...edit.list, edit.at]))} is nieuw`,
    };
  }
  const part = valueIn(text, [...edit.list, edit.from]);
  return {
    file,
    path: [...edit.list, edit.to],
    where,
    what: `${describeValue(part, shapeAt(file, [...edit.list, edit.from]))} staat nu op plaats ${edit.to + 1}`,
  };
}

/** Which blocks of the content are switched off or on: the file lists those that are off. */
function describeBlocks(before: string, after: string): Omit<ChangeLine, 'with' | 'without'> {
  const [were, are] = [before, after].map((text) => valueIn(text, ['zonder']));
  const isIn = (list: unknown, name: BlockName) => Array.isArray(list) && list.includes(name);
  const what = blockNames
    .filter((name) => isIn(were, name) !== isIn(are, name))
    .map((name) => `‘${blocks[name].label}’ staat ${isIn(are, name) ? 'uit' : 'weer aan'}`);
  return { file: 'site', path: ['zonder'], where: 'Wat jullie hebben', what: what.join(', ') };
}

/** Without the file name, which means nothing to leaders. */
const describePhoto = (was: unknown, now: unknown): string =>
  isEmptyValue(now) ? 'de foto is weg' : isEmptyValue(was) ? 'een foto erbij' : 'een andere foto';

/** The labels along a path; items of lists by their name. */
export function breadcrumb(file: FileName, text: string, path: Path): string {
  const steps = path.map((step, index) => {
    const until = path.slice(0, index + 1);
    const shape = shapeAt(file, until);
    if (typeof step === 'string') return shape?.label ?? step;
    const part = valueIn(text, until);
    return (isRecord(part) ? nameOf(part) : undefined) ?? `${shape?.label ?? ''} ${step + 1}`.trim();
  });
  return [shapeOf(file).label, ...steps].join(' › ');
}

/** A value in a sentence; of a long text, the part that differs from another one. */
export function describeValue(value: unknown, shape: Shape | undefined, other?: unknown): string {
  if (isEmptyValue(value)) return 'niets';
  if (Array.isArray(value)) return describeItems(value, shape?.type === 'list' ? shape.item : undefined);
  if (isRecord(value)) {
    const name = nameOf(value);
    return name === undefined ? `een ${(shape?.label ?? 'blok').toLowerCase()}` : `‘${name}’`;
  }
  const text = shape?.type === 'field' ? typedOf(shape.kind, value) : String(value);
  const start = typeof other === 'string' ? beforeDifference(text, other) : 0;
  return `‘${start > 0 ? `…${quote(text.slice(start))}` : quote(text)}’`;
}

/** The first items of a list: `‘CM’, ‘VNZ’ en nog 4`. */
function describeItems(items: readonly unknown[], shape: Shape | undefined): string {
  const shown = items.slice(0, items.length > 3 ? 2 : 3).map((item) => describeValue(item, shape));
  const more = items.length - shown.length;
  const last = more > 0 ? `nog ${more}` : shown.pop();
  return last === undefined ? 'niets' : [shown.join(', '), last].filter(Boolean).join(' en ');
}

/** The offset of a word a little before the first difference, so that the quote contains it. */
function beforeDifference(text: string, other: string): number {
  let from = 0;
  while (from < text.length && text[from] === other[from]) from += 1;
  return from < 50 ? 0 : text.lastIndexOf(' ', from - 20) + 1;
}
