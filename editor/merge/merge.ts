import { withoutOwnWords } from '@/editor/access/privateFields';
import { editsBetween } from '@/editor/document/difference';
import { edited, valueIn } from '@/editor/document/document';
import { isRecord, isSame, nameOf } from '@/editor/document/identity';
import type { Path } from '@/editor/document/nodes';
import { type ChangeLine, crumbs, inWords } from '@/editor/drafts/changes';
import type { Draft } from '@/editor/drafts/drafts';
import type { Texts } from '@/lib/content/check/sources';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { shapeAt } from '@/lib/content/schemas/shape';
import { type Conflict, mergeValues, type Side, type Versions } from './mergeValues';

type TextVersions = Versions<Texts> & {
  /** Whether `base` and `mine` came from what is online, where `theirs` has all that the group wrote for itself. */
  isWithoutOwnWords?: boolean;
};

/** What two people made something else of, in Dutch: somebody has to choose. */
export type Clash = {
  file: FileName;
  /** The same for the same clash of the same texts. */
  key: string;
  path: Path;
  /** `Bivak › Het kamp › Laatste dag`. */
  where: string;
  mine: string;
  theirs: string;
  /** The texts that were merged. */
  of: TextVersions;
};

export type Merged = {
  /** Both together, with theirs where they clash. */
  texts: Texts;
  clashes: readonly Clash[];
};

/**
 * Puts my changes and those of somebody else together. What does not touch is in it; of what does, theirs, and a clash to choose by.
 *
 * @param of what both began with, what I made of it, and what is there now
 * @param choose which side a clash takes
 * @throws EditError when one of the texts has a mistake against the notation
 */
export function merged(
  of: TextVersions,
  choose: (file: FileName, key: string) => Side = () => 'theirs',
): Merged {
  const texts = { ...of.theirs };
  const clashes: Clash[] = [];
  for (const file of contentFiles) {
    const name = fileNames[file];
    const [mine, base, theirs] = [of.mine[name], of.base[name], of.theirs[name]];
    if (mine === undefined || base === undefined || theirs === undefined || mine === base) continue;
    if (theirs === base) {
      texts[name] = mine;
      continue;
    }
    const seen = of.isWithoutOwnWords ? withoutOwnWords(file, theirs) : theirs;
    const contents = { mine: valueIn(mine, []), base: valueIn(base, []), theirs: valueIn(seen, []) };
    const { value, conflicts } = mergeValues(contents, (key) => choose(file, key));
    const edits = editsBetween(contents.theirs, value);
    texts[name] = edits.reduce((text, edit) => edited(file, text, edit), theirs);
    clashes.push(
      ...conflicts.map((conflict) => ({ ...inDutch(file, conflict, { mine, theirs: seen }), of })),
    );
  }
  return { texts, clashes };
}

/** The texts with mine in the place of theirs, for the clashes in which that was chosen. */
export function withMine(texts: Texts, chosen: readonly Clash[]): Texts {
  const [first] = chosen;
  if (!first) return texts;
  const isMine = (file: FileName, key: string) =>
    chosen.some((clash) => clash.file === file && clash.key === key);
  return merged(first.of, (file, key) => (isMine(file, key) ? 'mine' : 'theirs')).texts;
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
  const restored = from.restored === later.restored ? draft.restored : later.restored;
  if (from.texts === later.texts && paths.every((path) => isSame(from.files, later.files, path)))
    return restored === draft.restored ? draft : { ...draft, restored };
  const { texts } = merged(
    {
      mine: later.texts,
      base: from.texts,
      theirs: draft.texts,
      isWithoutOwnWords: from.base.isWithoutOwnWords && !draft.base.isWithoutOwnWords,
    },
    () => 'mine',
  );
  return {
    ...draft,
    texts,
    files: Object.fromEntries(files),
    restored,
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

function inDutch(file: FileName, { key, is, at }: Conflict, texts: Record<Side, string>): Omit<Clash, 'of'> {
  const known: Side = at.theirs ? 'theirs' : 'mine';
  const path = at[known] ?? [];
  const words = (side: Side, other: Side) =>
    is === 'item' ? itemInWords(file, texts, at, [side, other]) : shown(file, texts[side], at[side]);
  return {
    file,
    key,
    path,
    where: `${crumbs(file, texts[known], path)}${is === 'order' ? ' › Volgorde' : ''}`,
    mine: words('mine', 'theirs'),
    theirs: words('theirs', 'mine'),
  };
}

/** An item by its name, where it stands if the other side has it elsewhere, and the fields that differ. */
function itemInWords(
  file: FileName,
  texts: Record<Side, string>,
  at: Conflict['at'],
  [side, other]: readonly [Side, Side],
): string {
  const [path, otherPath] = [at[side], at[other]];
  if (!path) return 'niet in de lijst';
  const [value, otherValue] = [valueIn(texts[side], path), otherPath && valueIn(texts[other], otherPath)];
  if (!isRecord(value)) return shown(file, texts[side], path);
  const list = crumbs(file, texts[side], path.slice(0, -1));
  const isElsewhere = otherPath && crumbs(file, texts[other], otherPath.slice(0, -1)) !== list;
  const fields = Object.entries(value)
    .filter(([key, field]) => nameOf(value) !== String(field) && !isSame(field, Object(otherValue)[key]))
    .map(([key, field]) => {
      const shape = shapeAt(file, [...path, key]);
      return `${shape?.label ?? key}: ${inWords(field, shape)}`;
    });
  return [inWords(value, shapeAt(file, path)), ...(isElsewhere ? [list] : []), ...fields].join(', ');
}

function shown(file: FileName, text: string, path: Path | undefined): string {
  const value = path && valueIn(text, path);
  if (typeof value === 'string' && value) return `‘${value}’`; // all of it: somebody chooses by it
  if (!path || !Array.isArray(value)) return inWords(value, path && shapeAt(file, path));
  const names = value.map((part, index) => nameOf(part) ?? String(index + 1));
  return names.length > 0 ? names.join(', ') : 'niets';
}
