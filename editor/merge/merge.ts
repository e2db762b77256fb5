import { withoutPrivateFields } from '@/editor/access/privateFields';
import { editsBetween } from '@/editor/document/difference';
import { edited, valueIn, withEdits } from '@/editor/document/document';
import { editsByMerge } from '@/editor/document/groupRename';
import { isRecord, isSame, nameOf, partAt } from '@/editor/document/identity';
import { isEmptyValue } from '@/editor/document/nodes';
import { breadcrumb, type ChangeLine, describeValue } from '@/editor/drafts/changes';
import type { AddedFile, Draft } from '@/editor/drafts/drafts';
import { documentFolder } from '@/editor/media/fileLists';
import { signPath } from '@/editor/media/newFiles';
import type { Texts } from '@/lib/content/check/sources';
import type { Path } from '@/lib/content/path';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { kindAt, shapeAt } from '@/lib/content/schemas/shape';
import { mergeValues, type Side, type ValueConflict, type Versions } from './mergeValues';

type TextVersions = Versions<Texts> & {
  /** Whether `base` and `ours` are the public texts, while `theirs` has the private fields. */
  isWithoutPrivateFields?: boolean;
};

/** A part that both sides changed, in Dutch, to choose from. */
type Choice = {
  /** Stable for the same texts. */
  key: string;
  /** `Bivak › Het kamp › Laatste dag`. */
  where: string;
  ours: string;
  theirs: string;
};
type TextConflict = Choice & {
  file: FileName;
  path: Path;
  /** The versions that were merged. */
  of: TextVersions;
};
/** A document or drawing that both sides replaced. */
type FileConflict = Choice & {
  /** Its path from the project folder. */
  file: string;
  /** Undefined on the side that has it on the code host. */
  files: Partial<Record<Side, AddedFile>>;
};
/** The whole site, when somebody else began too: two groups are never mixed. */
type GroupConflict = Choice & {
  file: 'content';
  /** Our side. */
  own: Draft;
};
export type Conflict = TextConflict | FileConflict | GroupConflict;

type Merged = {
  /** The merged texts, with theirs where they conflict. */
  texts: Texts;
  conflicts: readonly Conflict[];
};

/**
 * Merges the changes of two sides: a three-way merge of each content file. Where both changed the same, theirs, and a conflict.
 *
 * @param of the common base, our texts, and theirs
 * @param choose the side of each conflict
 * @throws EditError when one of the texts is no valid YAML
 */
export function merged(
  of: TextVersions,
  choose: (file: FileName, key: string) => Side = () => 'theirs',
): Merged {
  const texts = { ...of.theirs };
  const conflicts: TextConflict[] = [];
  for (const file of contentFiles) {
    const name = fileNames[file];
    const [ours, base, theirs] = [of.ours[name], of.base[name], of.theirs[name]];
    if (ours === undefined || ours === base) continue;
    if (theirs === base) {
      texts[name] = ours;
      continue;
    }
    if (theirs === undefined) {
      if (choose(file, wholeFile) === 'ours') texts[name] = ours;
      const where = breadcrumb(file, ours, []);
      const choices = { ours: 'blijft, zoals je het veranderde', theirs: 'het is weggehaald' };
      conflicts.push({ file, key: wholeFile, path: [], where, ...choices, of });
      continue;
    }
    const seen = of.isWithoutPrivateFields ? withoutPrivateFields(file, theirs) : theirs;
    const contents = { ours: valueIn(ours, []), base: valueIn(base ?? '', []), theirs: valueIn(seen, []) };
    const whole = of.isWithoutPrivateFields ? valueIn(theirs, []) : contents.theirs;
    const { value, conflicts: found } = mergeValues(
      contents,
      (key) => choose(file, key),
      of.isWithoutPrivateFields ? privateFieldsOf(file, whole) : undefined,
    );
    texts[name] = editsBetween(whole, value).reduce((text, edit) => edited(file, text, edit), theirs);
    conflicts.push(
      ...found.map((conflict) => ({ ...describeConflict(file, conflict, { ours, theirs }), of })),
    );
  }
  const renamed = [...editsByMerge(of.ours, of.theirs, texts), ...editsByMerge(of.theirs, of.ours, texts)];
  return { texts: withEdits(texts, renamed), conflicts };
}

/** The key of a conflict about a file that the other side removed. */
const wholeFile = 'file';

/** Returns a function of a path: the private fields of the record there that have a value. */
const privateFieldsOf = (file: FileName, whole: unknown) => (path: Path) =>
  Object.fromEntries(
    Object.entries(Object(path.reduce(partAt, whole))).filter(
      ([key, value]) => kindAt(file, [...path, key]) === 'privateText' && !isEmptyValue(value),
    ),
  );

/** The texts with our side of the chosen conflicts. */
export function withOurs(texts: Texts, chosen: readonly Conflict[]): Texts {
  const first = chosen.find((conflict) => 'of' in conflict);
  if (!first) return texts;
  const isOurs = (file: FileName, key: string) =>
    chosen.some((conflict) => conflict.file === file && conflict.key === key);
  return merged(first.of, (file, key) => (isOurs(file, key) ? 'ours' : 'theirs')).texts;
}

/** A merged draft, with our side of the chosen conflicts and theirs of the others. */
export function withChosen(draft: Draft, conflicts: readonly Conflict[], ours: readonly Conflict[]): Draft {
  const group = conflicts.find((conflict) => 'own' in conflict);
  if (group) return ours.includes(group) ? inPlaceOf(draft.base, group.own) : draft;
  const files = { ...draft.files };
  for (const conflict of conflicts) {
    if (!('files' in conflict)) continue;
    const file = conflict.files[ours.includes(conflict) ? 'ours' : 'theirs'];
    if (file) files[conflict.file] = file;
    else delete files[conflict.file];
  }
  return { ...draft, texts: withOurs(draft.texts, ours), files };
}

const inPlaceOf = (base: Draft['base'], own: Draft): Draft => ({
  ...own,
  base,
  begun: own.begun && { ...own.begun, replaces: base.commit ?? undefined },
});

/** @param theirs the name of the group that is online */
export const groupConflict = (own: Draft, theirs: string): GroupConflict => ({
  file: 'content',
  key: 'group',
  where: 'De hele site',
  ours: own.begun?.answers.wie.naam ?? '',
  theirs,
  own,
});

export function fileConflict(path: string, files: FileConflict['files']): FileConflict {
  const [where, other] = path.startsWith(documentFolder)
    ? [`Papieren › ${path.slice(documentFolder.length)}`, 'een andere pdf']
    : path === signPath
      ? ['Het eigen teken', 'een andere tekening']
      : [`Foto’s › ${path.replace('content/fotos/', '')}`, 'een andere foto'];
  return { file: path, key: 'document', where, ours: other, theirs: other, files };
}

/**
 * A draft with the changes between two other drafts: for changes that were made while this one was computed. Where both changed the
 * same, the later one wins.
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
      ours: later.texts,
      base: from.texts,
      theirs: draft.texts,
      isWithoutPrivateFields: from.base.isWithoutPrivateFields && !draft.base.isWithoutPrivateFields,
    },
    () => 'ours',
  );
  return {
    ...draft,
    texts,
    files: Object.fromEntries(files),
    restored,
    changedAt: Math.max(draft.changedAt, later.changedAt),
  };
}

/** A draft without one of its changes. @param now in ms since 1970 */
export const withoutChange = (draft: Draft, change: ChangeLine, now: number): Draft =>
  withTextOf(draft, change.file, { from: change.with, to: change.without, now });

/** A draft with one more change. @param now in ms since 1970 */
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

function describeConflict(
  file: FileName,
  { key, type, at }: ValueConflict,
  texts: Record<Side, string>,
): Omit<TextConflict, 'of'> {
  const known: Side = at.theirs ? 'theirs' : 'ours';
  const path = at[known] ?? [];
  const words = (side: Side, other: Side) =>
    type === 'item'
      ? describeItem(file, texts, at, [side, other])
      : describeField(file, texts[side], at[side]);
  return {
    file,
    key,
    path,
    where: `${breadcrumb(file, texts[known], path)}${type === 'order' ? ' › Volgorde' : ''}`,
    ours: words('ours', 'theirs'),
    theirs: words('theirs', 'ours'),
  };
}

/** An item by its name, its list if the other side has it in another one, and the fields that differ. */
function describeItem(
  file: FileName,
  texts: Record<Side, string>,
  at: ValueConflict['at'],
  [side, other]: readonly [Side, Side],
): string {
  const [path, otherPath] = [at[side], at[other]];
  if (!path) return 'niet in de lijst';
  const [value, otherValue] = [valueIn(texts[side], path), otherPath && valueIn(texts[other], otherPath)];
  if (!isRecord(value)) return describeField(file, texts[side], path);
  const list = breadcrumb(file, texts[side], path.slice(0, -1));
  const isElsewhere = otherPath && breadcrumb(file, texts[other], otherPath.slice(0, -1)) !== list;
  const fields = Object.entries(value)
    .filter(([key, field]) => nameOf(value) !== String(field) && !isSame(field, Object(otherValue)[key]))
    .map(([key, field]) => {
      const shape = shapeAt(file, [...path, key]);
      return `${shape?.label ?? key}: ${describeValue(field, shape)}`;
    });
  return [describeValue(value, shapeAt(file, path)), ...(isElsewhere ? [list] : []), ...fields].join(', ');
}

function describeField(file: FileName, text: string, path: Path | undefined): string {
  const value = path && valueIn(text, path);
  if (typeof value === 'string' && value) return `‘${value}’`; // the whole text, to choose by
  if (!path || !Array.isArray(value)) return describeValue(value, path && shapeAt(file, path));
  const names = value.map((part, index) => nameOf(part) ?? String(index + 1));
  return names.length > 0 ? names.join(', ') : 'niets';
}
