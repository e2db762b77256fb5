import type { Texts } from '@/lib/content/check/sources';
import { groupsOnPages, type Half, isSameGroup, type Teams } from '@/lib/content/groupNames';
import { type FileName, leaderFiles } from '@/lib/content/schemas/files';
import { groupsNamedIn, type NamingList } from '@/lib/content/schemas/namedGroups';
import { slug } from '@/lib/text/slug';
import { listed } from '@/lib/text/words';
import type { FileEdit, ManyValues } from './document';
import { isRecord } from './identity';
import { type FieldPlace, itemsAt, placeIn, valueAtPlace, valuesOf } from './places';

/** An age group of which the name may change. */
type Group = { id: string; name: string; half?: Half | undefined };

/** Whether a place is the name of an age group. */
export const isNameOfGroup = ({ file, path }: FieldPlace): boolean =>
  leaderFiles.some((one) => one === file) && path.length === 3 && path[0] === 'groepen' && path[2] === 'naam';

/** Whether a place is the name of an age group in texts that name groups elsewhere. */
export const isNamedElsewhere = (texts: Texts, place: FieldPlace): boolean =>
  isNameOfGroup(place) && groupsNamedIn(valuesOf(texts)).length > 0;

/**
 * The edit that keeps the name of a group that is online among its former ones: its page and its calendar are found there too.
 * @param online the texts that are online @param place of its name
 */
export function editsByFormerName(
  texts: Texts,
  online: Texts,
  { file, path }: FieldPlace,
  name: string,
): FileEdit[] {
  const list = { file, path: [...path.slice(0, -1), 'vroeger'] };
  const was = placeIn(online, texts, { file, path });
  const former = String((was && valueAtPlace(online, was)) ?? '');
  const names = itemsAt(texts, list).map(String);
  const others = names.filter((one) => ![slug(name), slug(former)].includes(slug(one)));
  const value = slug(name) === '' || [slug(name), ''].includes(slug(former)) ? others : [...others, former];
  if (String(value) === String(names)) return [];
  return [{ file, edit: { type: 'set', path: list.path, value: value.length > 0 ? value : null } }];
}

/**
 * The edits that let names of age groups in other files go along with a name that changes: each list means the same groups after it.
 * None when the new name cannot be told from that of another group on its page.
 * @param online the texts that are online, for the former name of a group that has no name of its own now
 */
export function editsByRename(texts: Texts, online: Texts, place: FieldPlace, name: string): FileEdit[] {
  const id = idOf(place);
  const groups = groupsOf(texts);
  const others = groups.filter((group) => group.id !== id);
  const isOwn = (one: string) =>
    slug(one) !== '' &&
    !others.some((other) => pageOf(other) === place.file && slug(other.name) === slug(one));
  const nameIn = (all: Texts, at: FieldPlace | undefined) => String((at && valueAtPlace(all, at)) ?? '');
  const now = nameIn(texts, place);
  const former = isOwn(now) ? now : nameIn(online, placeIn(online, texts, place));
  if (!isOwn(name) || !isOwn(former)) return [];
  const named = (as: string) => groups.map((group) => (group.id === id ? { ...group, name: as } : group));
  return editsBetweenNames(texts, named(former), named(name));
}

/** The edits that let names of age groups in other files go along with what was undone. @param texts after the undo, with their groups */
export const editsByUndo = (before: Texts, texts: Texts): FileEdit[] =>
  editsBetweenNames(texts, groupsOf(before), groupsSince(before, texts));

/**
 * The edits that let what one side of a merge wrote mean the same groups after it, when the other side gave a group another name.
 * @param texts after the merge
 */
export function editsByMerge(side: Texts, other: Texts, texts: Texts): FileEdit[] {
  const names = (all: Texts) => String(groupsOf(all).map(({ name }) => name));
  if (names(side) === names(other)) return [];
  const isOfOther = (list: NamingList) => {
    const there = placeIn(other, texts, list);
    return String(there && valueAtPlace(other, there)) === String(list.names);
  };
  return editsBetweenNames(texts, groupsOf(side), groupsSince(side, texts), isOfOther);
}

/** The groups of texts, each with the id that it had before. */
const groupsSince = (before: Texts, texts: Texts): Group[] =>
  groupsOf(texts).map((group) => {
    const was = placeIn(before, texts, placeOfGroup(group));
    return { ...group, id: was ? idOf(was) : `new ${group.id}` };
  });

/** @param isLeft whether a list is right as it is */
function editsBetweenNames(
  texts: Texts,
  before: readonly Group[],
  after: readonly Group[],
  isLeft: (list: NamingList) => boolean = () => false,
): FileEdit[] {
  const edits = new Map<FileName, ManyValues['values'][number][]>();
  for (const list of groupsNamedIn(valuesOf(texts))) {
    if (isLeft(list)) continue;
    const { file, path, names } = list;
    const now = namesAfter(names, before, after);
    const isEach = now.length === names.length; // then each keeps its own line and comment
    const values = isEach
      ? now.flatMap((value, at) => (value === names[at] ? [] : { path: [...path, at], value }))
      : [{ path, value: now }];
    if (values.length > 0) edits.set(file, [...(edits.get(file) ?? []), ...values]);
  }
  return [...edits].map(([file, values]) => ({ file, edit: { type: 'setMany', values } }));
}

/** The names of a list that mean the same groups under their new names; those that mean no group are unchanged. */
function namesAfter(names: NamingList['names'], before: readonly Group[], after: readonly Group[]): string[] {
  const meant = (name: unknown, groups: readonly Group[]) =>
    groups.flatMap((group) => (isSameGroup(String(name), group.name, group.half) ? group.id : []));
  const all = names.flatMap((name) => meant(name, before));
  let isChanged = false;
  const now = names.flatMap((name) => {
    const ids = meant(name, before);
    const still = meant(name, after);
    if (ids.length === still.length && ids.every((id) => still.includes(id))) return [String(name)];
    const groups = after.filter(({ id }) => ids.includes(id));
    if (groups.length === 0) return [String(name)];
    isChanged = true;
    return groups.map((group) => {
      const isPlain = meant(group.name, after).every((id) => all.includes(id));
      return isPlain || !group.half ? group.name : `${group.name} (${group.half})`;
    });
  });
  return isChanged ? [...new Set(now)] : names.map(String);
}

function groupsOf(texts: Texts): Group[] {
  const pages = Object.fromEntries(
    leaderFiles.map((file) => [file, { groepen: itemsAt(texts, { file, path: ['groepen'] }) }]),
  ) as Teams<unknown>;
  return groupsOnPages(pages).map(({ group, page, index, half }) => ({
    id: idOf({ file: page, path: ['groepen', index] }),
    name: isRecord(group) ? String(group.naam ?? '') : '',
    half,
  }));
}

const idOf = ({ file, path }: FieldPlace): string => `${file} ${path[1]}`;
const pageOf = ({ id }: Group): string => id.replace(/ .*/, '');
const placeOfGroup = ({ id }: Group): FieldPlace => {
  const [file, index] = id.split(' ');
  return { file: file as FileName, path: ['groepen', Number(index)] };
};

const places: Partial<Record<FileName, string>> = {
  programme: 'in het programma',
  camp: 'in het kampboekje',
  join: 'bij Lid worden',
};

/** In Dutch, what went along with a new name; undefined when nothing did. */
export function renameMessage(edits: readonly FileEdit[]): string | undefined {
  const along = edits.flatMap(({ file, edit }) => (edit.type === 'setMany' ? { file, edit } : []));
  if (along.length === 0) return undefined;
  const count = along.reduce((sum, { edit }) => sum + edit.values.length, 0);
  const where = listed(
    along.map(({ file }) => places[file] ?? ''),
    'en',
  );
  return `Ook ${where} aangepast, op ${count === 1 ? '1 plaats' : `${count} plaatsen`}.`;
}
