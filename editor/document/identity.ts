/** An item of a list, with the list that it stands in. */
export type Listed = { list: string; value: unknown };

/** The item that another one was before; unsure when only its place in the list, or only one of name and photo, says so. */
export type Pair<Item> = { was: Item; isUnsure: boolean };

/**
 * Which item of some lists was which one before: equal in the same list, else the only one of its name (with its date, where
 * several have that name), else the only one with its photo, else at the same place between the same neighbours. A record may
 * have moved to another of the lists; a text or number is looked for in its own.
 *
 * @param before the items of all lists, each list in its order
 * @param after the same lists later; items that are new are not in the result
 */
export function pairsBetween<Item extends Listed>(
  before: readonly Item[],
  after: readonly Item[],
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
      if (was && were.length === items.length && photoOf(was.value) === photoOf(item.value))
        pair(item, was, true);
    }
  }
  return pairs;
}

const written = ({ list, value }: Listed) => `${list} ${JSON.stringify(value)}`;

const inList = (list: string, key: string | undefined) => (key === undefined ? undefined : `${list} ${key}`);
const ofRecord = (key: (value: Record<string, unknown>) => string | undefined) => (item: Listed) =>
  isRecord(item.value) ? key(item.value) : undefined;

/** What tells one item from the others, the most certain first. */
const keys: readonly ((item: Listed) => string | undefined)[] = [
  ({ list, value }) => inList(list, datedNameOf(value)),
  ({ list, value }) => inList(list, nameOf(value)),
  ofRecord(JSON.stringify),
  ofRecord(datedNameOf),
  ofRecord(nameOf),
  ofRecord(photoOf),
];

/** Whether the photo of an item says that it is another one than its name does. */
function isContradicted(item: Listed, was: Listed, before: readonly Listed[], after: readonly Listed[]) {
  const [old, now] = [photoOf(was.value), photoOf(item.value)];
  const isElsewhere = (photo: string | undefined, items: readonly Listed[]) =>
    photo !== undefined && items.some(({ value }) => photoOf(value) === photo);
  return old !== now && (isElsewhere(now, before) || isElsewhere(old, after));
}

/** The items that are in no pair, by the neighbours between which they stand. */
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

export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const nameKeys = ['naam', 'titel', 'stuk', 'wat', 'jaar', 'werkjaar', 'bestand', 'datum', 'van'];

/** What an item is known by: the first of its fields that says it, or itself. */
export function nameOf(part: unknown): string | undefined {
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (!isRecord(part)) return undefined;
  const name = nameKeys
    .map((key) => part[key])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  return name === undefined ? undefined : String(name);
}

/** Two items may have one name, each on a day of its own. */
export function datedNameOf(part: unknown): string | undefined {
  const name = nameOf(part);
  return name !== undefined && isRecord(part) ? `${name} ${part.datum ?? part.van ?? ''}` : name;
}

/** The file of the photo of an item. */
export function photoOf(part: unknown): string | undefined {
  const photo = isRecord(part) ? part.foto : undefined;
  const file = isRecord(photo) ? photo.bestand : photo;
  return typeof file === 'string' ? file : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
