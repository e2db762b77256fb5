/** An item of a list, and the name of its list. */
export type Listed = { list: string; value: unknown };

/** The former version of an item; unsure when only its index, or only one of name and photo, matches. */
export type Pair<Item> = { was: Item; isUnsure: boolean };

/**
 * Matches the items of lists with their former versions: equal in the same list, else the only one with its name (with its date,
 * where several have that name), else the only one with its last day or its photo, else at the same index between the same neighbours. Records
 * may have moved to another of the lists; texts and numbers are matched in their own list.
 *
 * @param before the items of all lists, each list in its order
 * @param after the same lists later; new items are not in the result
 * @param isOneEditor whether one person made all changes: then an item between the same neighbours with another name and another
 *   photo is that item changed, not a new one. In a merge it may be somebody else, whose consent must not be mixed up.
 */
export function pairsBetween<Item extends Listed>(
  before: readonly Item[],
  after: readonly Item[],
  { isOneEditor = false } = {},
): Map<Item, Pair<Item>> {
  const pairs = new Map<Item, Pair<Item>>();
  const free = new Set(before);
  const pair = (item: Item, was: Item, isUnsure: boolean) => {
    pairs.set(item, { was, isUnsure });
    free.delete(was);
  };
  const unpaired = () => after.filter((item) => !pairs.has(item));

  const equals = grouped(before, written);
  for (const item of after) {
    const was = equals.get(written(item))?.shift();
    if (was) pair(item, was, false);
  }
  for (const keyOf of keys) {
    const were = grouped(free, keyOf);
    for (const [key, [item, ...others]] of grouped(unpaired(), keyOf)) {
      const [was, ...more] = were.get(key) ?? [];
      if (key === undefined || !item || !was || others.length > 0 || more.length > 0) continue;
      pair(item, was, isContradicted(item, was, before, after));
    }
  }
  const gaps = gapsIn(before, (item) => (free.has(item) ? undefined : before.indexOf(item)));
  const indexBefore = (item: Item) => {
    const was = pairs.get(item)?.was;
    return was && before.indexOf(was);
  };
  for (const [gap, items] of gapsIn(after, indexBefore)) {
    const were = gaps.get(gap) ?? [];
    for (const [index, item] of items.entries()) {
      const was = were[index];
      if (was && were.length === items.length && (isOneEditor || photoOf(was.value) === photoOf(item.value)))
        pair(item, was, true);
    }
  }
  return pairs;
}

const written = ({ list, value }: Listed) => `${list} ${JSON.stringify(value)}`;

const inList = (list: string, key: string | undefined) => (key === undefined ? undefined : `${list} ${key}`);
const ofRecord = (key: (value: Record<string, unknown>) => string | undefined) => (item: Listed) =>
  isRecord(item.value) ? key(item.value) : undefined;

/** What identifies an item, the most certain first. */
const keys: readonly ((item: Listed) => string | undefined)[] = [
  ({ list, value }) => inList(list, datedNameOf(value)),
  ({ list, value }) => inList(list, nameOf(value)),
  ({ list, value }) => inList(list, lastDayOf(value)),
  ofRecord(JSON.stringify),
  ofRecord(datedNameOf),
  ofRecord(nameOf),
  ofRecord(photoOf),
];

/** Whether the photos identify another item than the names do. */
function isContradicted(item: Listed, was: Listed, before: readonly Listed[], after: readonly Listed[]) {
  const [old, now] = [photoOf(was.value), photoOf(item.value)];
  const isElsewhere = (photo: string | undefined, items: readonly Listed[]) =>
    photo !== undefined && items.some(({ value }) => photoOf(value) === photo);
  return old !== now && (isElsewhere(now, before) || isElsewhere(old, after));
}

/** The unmatched items, by their neighbours. */
function gapsIn<Item extends Listed>(
  items: readonly Item[],
  paired: (item: Item) => number | undefined,
): Map<string, Item[]> {
  const gaps = new Map<string, Item[]>();
  for (const [list, own] of grouped(items, (item) => item.list)) {
    let [from, gap]: [number, Item[]] = [-1, []];
    for (const item of [...own, undefined]) {
      const to = item ? paired(item) : -1;
      if (item && to === undefined) gap.push(item);
      else {
        if (gap.length > 0) gaps.set(`${list} ${from} ${to}`, gap);
        [from, gap] = [to ?? -1, []];
      }
    }
  }
  return gaps;
}

function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const nameKeys = ['naam', 'titel', 'stuk', 'wat', 'vraag', 'jaar', 'werkjaar', 'bestand', 'datum', 'van'];

/** What identifies an item for people: the first of its naming fields, or the item itself. */
export function nameOf(part: unknown): string | undefined {
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (!isRecord(part)) return undefined;
  const name = nameKeys
    .map((key) => part[key])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  return name === undefined ? undefined : String(name);
}

/** The name with the date: two items may have one name on different days. */
export function datedNameOf(part: unknown): string | undefined {
  const name = nameOf(part);
  return name !== undefined && isRecord(part) ? `${name} ${part.datum ?? part.van ?? ''}` : name;
}

/** The last day of a period without a name: its first day may have changed. */
const lastDayOf = (part: unknown): string | undefined =>
  isRecord(part) && part.tot !== undefined && nameOf(part) === String(part.van)
    ? String(part.tot)
    : undefined;

/** The photo file of an item. */
export function photoOf(part: unknown): string | undefined {
  const photo = isRecord(part) ? part.foto : undefined;
  const file = isRecord(photo) ? photo.bestand : photo;
  return typeof file === 'string' ? file : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a list or record; undefined when there is none. */
export const partAt = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
