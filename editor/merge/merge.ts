import { withoutOwnWords } from '@/editor/access/privateFields';
import { editsBetween, nameOf } from '@/editor/document/difference';
import { type Edit, EditError, edited, valueIn } from '@/editor/document/document';
import type { Path } from '@/editor/document/nodes';
import { type ChangeLine, crumbs, inWords } from '@/editor/drafts/changes';
import type { Draft } from '@/editor/drafts/drafts';
import type { Texts } from '@/lib/content/check';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas';
import { shapeAt } from '@/lib/content/shape';
import { type Piece, threeWay } from './threeWay';

/** A field or a list of which two people made something else, in Dutch: somebody has to choose. */
export type Clash = {
  file: FileName;
  path: Path;
  /** `Bivak › Het kamp › Laatste dag`. */
  where: string;
  mine: string;
  theirs: string;
  /** What makes mine of theirs, made one after the other. */
  edits: readonly Edit[];
};

export type Merged = {
  /** Both together, with theirs where they clash. */
  texts: Texts;
  clashes: readonly Clash[];
};

/**
 * Puts my changes and those of somebody else together. What does not touch is in it; of what does, theirs, and a clash to choose by.
 *
 * @param base what both began with
 * @param theirs what is there now
 * @param isWithoutOwnWords whether `base` and `mine` came from what is online, where `theirs` has all that the group wrote for itself
 * @throws EditError when `mine` or `theirs` has a mistake against the notation
 */
export function merged({
  mine,
  base,
  theirs,
  isWithoutOwnWords = false,
}: Record<'mine' | 'base' | 'theirs', Texts> & { isWithoutOwnWords?: boolean }): Merged {
  const texts = { ...theirs };
  const clashes: Clash[] = [];
  for (const file of contentFiles) {
    const name = fileNames[file];
    const [own, was, now] = [mine[name], base[name], theirs[name]];
    if (own === undefined || was === undefined || now === undefined || own === was) continue;
    const seen = isWithoutOwnWords ? withoutOwnWords(file, now) : now;
    const result = mergedFile(file, own, was, seen);
    texts[name] = isWithoutOwnWords
      ? withEdits(file, now, editsBetween(valueIn(seen, []), valueIn(result.text, [])))
      : result.text;
    clashes.push(...result.clashes);
  }
  return { texts, clashes };
}

/** The texts with mine in the place of theirs, for the clashes in which that was chosen. */
export function withMine(texts: Texts, chosen: readonly Clash[]): Texts {
  const all = new Map(Object.entries(texts));
  for (const { file, edits } of chosen) {
    const name = fileNames[file];
    all.set(name, withEdits(file, all.get(name) ?? '', edits));
  }
  return Object.fromEntries(all);
}

/**
 * A draft with what changed from one to a later one in it too: what somebody did while this one was made. Where both say something
 * else, the later one does.
 */
export function withChangesSince(draft: Draft, from: Draft, later: Draft): Draft {
  const isSame = (a: Draft['files'], b: Draft['files'], path: string) => a[path] === b[path];
  const paths = Object.keys({ ...draft.files, ...from.files, ...later.files });
  const files = paths.flatMap((path) => {
    const file = isSame(from.files, later.files, path) ? draft.files[path] : later.files[path];
    return file ? [[path, file] as const] : [];
  });
  if (from.texts === later.texts && paths.every((path) => isSame(from.files, later.files, path)))
    return draft;
  const { texts, clashes } = merged({
    mine: later.texts,
    base: from.texts,
    theirs: draft.texts,
    isWithoutOwnWords: from.base.isWithoutOwnWords && !draft.base.isWithoutOwnWords,
  });
  return {
    ...draft,
    texts: withMine(texts, clashes),
    files: Object.fromEntries(files),
    changedAt: Math.max(draft.changedAt, later.changedAt),
  };
}

/** A draft without one of its changes; all others stay. @param now in ms since 1970 */
export const withoutChange = (draft: Draft, change: ChangeLine, now: number): Draft =>
  withTextOf(draft, change.file, { from: change.with, to: change.without, now });

/** A draft with one change to it that was found elsewhere. @param now in ms since 1970 */
export const withChange = (draft: Draft, change: ChangeLine, now: number): Draft =>
  withTextOf(draft, change.file, { from: change.without, to: change.with, now });

function withTextOf(
  draft: Draft,
  file: FileName,
  { from, to, now }: { from: string; to: string; now: number },
): Draft {
  const texts = (text: string) => ({ ...draft, texts: { ...draft.texts, [fileNames[file]]: text } });
  return withChangesSince(draft, texts(from), { ...texts(to), changedAt: now });
}

const withEdits = (file: FileName, text: string, edits: readonly Edit[]) =>
  edits.reduce((now, edit) => edited(file, now, edit), text);

function mergedFile(file: FileName, mine: string, base: string, theirs: string) {
  const pieces = threeWay(linesOf(mine), linesOf(base), linesOf(theirs));
  const [withTheirs, withMyLines] = [taken(pieces, 'theirs'), taken(pieces, 'mine')];
  // Lines of both may make no good text together: then everything that differs is left to choose.
  const [text, own] = isGood(withTheirs) && isGood(withMyLines) ? [withTheirs, withMyLines] : [theirs, mine];
  return { text, clashes: clashesBetween(file, text, own) };
}

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n');

const taken = (pieces: readonly Piece[], side: 'mine' | 'theirs') =>
  pieces.flatMap((piece) => piece.lines ?? (side === 'mine' ? piece.mine : piece.theirs)).join('\n');

function isGood(text: string): boolean {
  try {
    valueIn(text, []);
    return true;
  } catch (error) {
    if (error instanceof EditError) return false;
    throw error;
  }
}

/** A clash for every field; for a list of which the parts are others, one for all of it. */
function clashesBetween(file: FileName, theirs: string, mine: string): Clash[] {
  const edits = editsBetween(valueIn(theirs, []), valueIn(mine, []));
  const lists = edits.map(listOf).filter((list) => list !== undefined);
  const groups = new Map<string, { path: Path; edits: Edit[] }>();
  for (const edit of edits) {
    const own = 'path' in edit ? edit.path : edit.list;
    const path = lists.find((list) => list.every((step, index) => step === own[index])) ?? own;
    const group = groups.get(JSON.stringify(path)) ?? { path, edits: [] };
    group.edits.push(edit);
    groups.set(JSON.stringify(path), group);
  }
  return [...groups.values()].map(({ path, edits: own }) => ({
    file,
    path,
    where: crumbs(file, theirs, path),
    mine: shown(file, mine, path),
    theirs: shown(file, theirs, path),
    edits: own,
  }));
}

/** The list of which an edit changes what parts it has, or their order. */
function listOf(edit: Edit): Path | undefined {
  if ('list' in edit) return edit.list;
  return edit.is === 'remove' && typeof edit.path.at(-1) === 'number' ? edit.path.slice(0, -1) : undefined;
}

function shown(file: FileName, text: string, path: Path): string {
  const value = valueIn(text, path);
  if (typeof value === 'string' && value) return `‘${value}’`; // all of it: somebody chooses by it
  if (!Array.isArray(value)) return inWords(value, shapeAt(file, path));
  const names = value.map((part, index) => nameOf(part) ?? String(index + 1));
  return names.length > 0 ? names.join(', ') : 'niets';
}
