import { longestRising } from '@/editor/document/difference';
import { datedNameOf, isRecord, isSame, type Listed, pairsBetween } from '@/editor/document/identity';
import { isEmptyValue } from '@/editor/document/nodes';
import type { Path } from '@/lib/content/path';

export type Side = 'ours' | 'theirs';
export type Versions<T = unknown> = Record<'base' | Side, T>;

/** A part that both sides changed. */
export type ValueConflict = {
  /** Stable for the same three versions. */
  key: string;
  /** A field or block; an item of a list, removed or moved too; the order of a list. */
  type: 'field' | 'item' | 'order';
  /** Its path on each side; undefined where there is none. */
  at: Record<Side, Path | undefined>;
};

/** A value in one version; `list` is the address of the list of an item. */
type Found = { address: string; owner: string; path: Path; value: unknown };
type Item = Listed & { owner: string; path: Path; id: number };

/** The list of an item in the result, undefined when it is removed; `only` when the whole item is of one side. */
type Decision = { list: string | undefined; only?: Side | undefined };

const versions = ['base', 'ours', 'theirs'] as const;
const sides = ['ours', 'theirs'] as const;
const otherOf = { ours: 'theirs', theirs: 'ours' } as const;
const perVersion = <T>(make: (version: keyof Versions) => T): Versions<T> => ({
  base: make('base'),
  ours: make('ours'),
  theirs: make('theirs'),
});

/**
 * Three-way merge of plain values. Items of lists are matched by identity, in all lists of their kind in the file; an address has
 * their id instead of their index. A part that both sides changed, and an item whose identity is unsure, is a conflict. Consent
 * and alternative text belong to a photo, and follow it.
 *
 * @param choose the side of a conflict, by its key
 * @param privateAt the fields of the record at a path in `theirs` that the three versions lack: the record has them in the result. When
 *   the identity of such an item is unsure, or it is removed from a list with a new or unsure item, which it may be: a conflict.
 */
export function mergeValues(
  contents: Versions,
  choose: (key: string) => Side,
  privateAt: (path: Path) => Record<string, unknown> = () => ({}),
): { value: unknown; conflicts: ValueConflict[] } {
  const conflicts: ValueConflict[] = [];
  const items = perVersion(() => new Map<number, Item>());
  const paths = perVersion(() => new Map<string, Path>());
  const consents = perVersion(() => new Map<string, unknown>());
  const decisions = new Map<number, Decision>();
  let lastId = 0;

  const conflict = (key: string, type: ValueConflict['type'], at: ValueConflict['at']): Side => {
    conflicts.push({ key, type, at });
    return choose(key);
  };

  // Finding the items of all lists, one kind of list after the other from the root.

  function find(found: Versions<readonly Found[]>): void {
    const all = versions.flatMap((version) => found[version]);
    const hasFields = new Set(
      all.filter(({ value }) => Object.values(asRecord(value)).some(isField)).map(({ address }) => address),
    );
    for (const version of versions) {
      for (const { address, path, value } of found[version]) {
        paths[version].set(address, path);
        const { foto, toestemming } = asRecord(value);
        // a photo that is used twice needs consent in both places
        if (typeof foto === 'string' && !(toestemming === 'ja' && consents[version].has(foto)))
          consents[version].set(foto, toestemming);
      }
    }
    for (const key of new Set(all.flatMap(({ value }) => Object.keys(asRecord(value))))) {
      find(
        perVersion((version) =>
          found[version].flatMap(({ address, owner, path, value }) =>
            isRecord(value) && key in value
              ? {
                  address: `${address}/${key}`,
                  owner: hasFields.has(address) ? address : owner,
                  path: [...path, key],
                  value: value[key],
                }
              : [],
          ),
        ),
      );
    }
    if (all.some(({ value }) => Array.isArray(value))) findItems(found);
  }

  function findItems(found: Versions<readonly Found[]>): void {
    const own = perVersion((version) =>
      found[version].flatMap(({ address, owner, path, value }) =>
        (Array.isArray(value) ? value : []).map(
          (item, index): Item => ({ list: address, owner, path: [...path, index], value: item, id: 0 }),
        ),
      ),
    );
    const isUnsure = new Set<number>();
    for (const item of own.base) item.id = lastId += 1;
    for (const side of sides) {
      for (const [item, { was, isUnsure: isGuess }] of pairsBetween(own.base, own[side])) {
        item.id = was.id;
        if (isGuess) isUnsure.add(was.id);
      }
    }
    const isNew = ({ id }: Item) => id === 0;
    for (const [item, { was, isUnsure: isGuess }] of pairsBetween(
      own.ours.filter(isNew),
      own.theirs.filter(isNew),
    ))
      if (!isGuess) item.id = was.id = lastId += 1;
    for (const version of versions)
      for (const item of own[version]) {
        if (isNew(item)) item.id = lastId += 1;
        items[version].set(item.id, item);
      }
    const chosen = chosenOfSameName(own);
    for (const id of new Set(versions.flatMap((version) => own[version].map((item) => item.id)))) {
      const only = chosen.get(id);
      decisions.set(id, only ? { list: items[only].get(id)?.list, only } : decided(id, isUnsure));
    }
    find(
      perVersion((version) =>
        own[version].map(({ id, owner, path, value }) => ({ address: `#${id}`, owner, path, value })),
      ),
    );
  }

  /** Two items to which each side gave the same name may be one: a conflict between them. */
  function chosenOfSameName(own: Versions<readonly Item[]>): Map<number, Side> {
    const named = (side: Side) =>
      own[side].filter(
        ({ id, value }) => isRecord(value) && datedNameOf(items.base.get(id)?.value) !== datedNameOf(value),
      );
    const chosen = new Map<number, Side>();
    for (const ours of named('ours')) {
      for (const theirs of named('theirs')) {
        if (ours.id === theirs.id || datedNameOf(ours.value) !== datedNameOf(theirs.value)) continue;
        const side = conflict(`#${ours.id}`, 'item', { ours: ours.path, theirs: theirs.path });
        chosen.set(ours.id, side).set(theirs.id, side);
      }
    }
    return chosen;
  }

  // Where each item goes.

  function decided(id: number, isUnsure: ReadonlySet<number>): Decision {
    const [base, ours, theirs] = versions.map((version) => items[version].get(id));
    const isChanged = (item: Item | undefined) =>
      item?.list !== base?.list || !isSame(item?.value, base?.value);
    const hasPrivate = ({ path }: Item) => Object.keys(privateAt(path)).length > 0;
    const choice = () => conflict(`#${id}`, 'item', { ours: ours?.path, theirs: theirs?.path });
    const chosen = (): Decision => {
      const only = choice();
      return { list: items[only].get(id)?.list, only };
    };
    if (ours && theirs) {
      const isEqual = ours.list === theirs.list && isSame(ours.value, theirs.value);
      if (!isEqual && isUnsure.has(id) && isChanged(ours) && (isChanged(theirs) || hasPrivate(theirs)))
        return chosen();
      const list =
        ours.list === theirs.list || theirs.list === base?.list
          ? ours.list
          : ours.list === base?.list
            ? theirs.list
            : items[choice()].get(id)?.list;
      return { list: [list, ours.list, theirs.list].find(isThere) };
    }
    const side = ours ? 'ours' : 'theirs';
    const item = ours ?? theirs;
    if (!item) return { list: undefined };
    const mayBeReplaced = [...items.ours.values()].some(
      ({ list, id: own }) =>
        list === item.list && (isUnsure.has(own) || (!items.base.has(own) && !items.theirs.has(own))),
    );
    if (!ours && mayBeReplaced && hasPrivate(item)) return chosen();
    const list = isThere(item.list) ? item.list : undefined;
    if (!base) return { list, only: side };
    // removed with the block around it, which is the conflict
    const wentAlong = item.list === base.list && !paths[otherOf[side]].has(base.owner);
    if (wentAlong) return { list, only: side };
    return isChanged(item) ? chosen() : { list: undefined };
  }

  /** Whether the item that a list belongs to is in the result. */
  function isThere(list: string | undefined): boolean {
    const id = /^#(\d+)/.exec(list ?? '')?.[1];
    return list !== undefined && (id === undefined || decisions.get(Number(id))?.list !== undefined);
  }

  // The result, from the root.

  const at = (address: string) => ({ ours: paths.ours.get(address), theirs: paths.theirs.get(address) });

  function built(address: string, values: Versions, only?: Side): unknown {
    const all = versions.map((version) => values[version]);
    const areAll = (is: (value: unknown) => boolean) =>
      all.some(is) && all.every((value) => is(value) || isEmptyValue(value));
    if (areAll(Array.isArray)) return builtList(address, values);
    return areAll(isRecord) ? builtRecord(address, values, only) : field(address, values, only);
  }

  function field(address: string, { base, ours, theirs }: Versions, only?: Side): unknown {
    if (only) return only === 'ours' ? ours : theirs;
    if (isSame(ours, theirs) || isSame(ours, base)) return theirs;
    if (isSame(theirs, base)) return ours;
    return conflict(address, 'field', at(address)) === 'ours' ? ours : theirs;
  }

  function builtRecord(address: string, values: Versions, only?: Side): unknown {
    if (only && !isRecord(values[only])) return values[only];
    const removed = sides.find((side) => !isRecord(values[side]));
    if (!only && removed && isRecord(values.base) && Object.values(values.base).some(isField)) {
      const present = otherOf[removed];
      const isPreserved =
        !isSame(values[present], values.base) && conflict(address, 'field', at(address)) === present;
      return isPreserved ? builtRecord(address, values, present) : values[removed];
    }
    const fields = perVersion((version) => asRecord(values[version]));
    const names = new Set([
      'bestand', // a photo before its alternative text
      ...Object.keys(fields.theirs),
      ...Object.keys(fields.ours),
      ...Object.keys(fields.base),
    ]);
    const hidden = privateAt(paths.theirs.get(address) ?? []);
    const result: Record<string, unknown> = {};
    for (const name of new Set([...names, ...Object.keys(hidden)])) {
      if (name === 'toestemming') continue;
      const own = perVersion((version) => fields[version][name]);
      if (name in hidden && only !== 'ours') own.theirs = hidden[name];
      if (name in hidden && isEmptyValue(own.ours)) own.ours = own.base;
      const value = built(
        `${address}/${name}`,
        own,
        only ?? (name === 'alt' ? sideOfPhoto(fields, result.bestand) : undefined),
      );
      if (value !== undefined) result[name] = value;
    }
    if (names.has('toestemming')) {
      const value = consent(address, fields, result.foto, only);
      if (value !== undefined) result.toestemming = value;
    }
    return result;
  }

  /** The side of which the photo is, where they have another one: its alternative text goes with it. */
  const sideOfPhoto = (
    { ours, theirs }: Versions<Record<string, unknown>>,
    photo: unknown,
  ): Side | undefined =>
    isSame(ours.bestand, theirs.bestand) ? undefined : ours.bestand === photo ? 'ours' : 'theirs';

  /** The consent for a photo, wherever each side has that photo; without a photo, that of the side without one. */
  function consent(address: string, fields: Versions<Record<string, unknown>>, photo: unknown, only?: Side) {
    const own = perVersion((version) => fields[version].toestemming);
    if (typeof photo !== 'string') {
      const bare = sides.find((side) => isEmptyValue(fields[side].foto));
      return versions.every((version) => isEmptyValue(fields[version].foto))
        ? field(`${address}/toestemming`, own, only)
        : bare && own[bare];
    }
    const given = (version: keyof Versions, otherwise: unknown) =>
      consents[version].has(photo) ? consents[version].get(photo) : otherwise;
    const base = given('base', undefined);
    const isNewPhoto = !consents.base.has(photo);
    return field(`${address}/toestemming`, {
      base,
      ours: given('ours', isNewPhoto ? given('theirs', undefined) : base),
      theirs: given('theirs', isNewPhoto ? given('ours', undefined) : base),
    });
  }

  function builtList(address: string, values: Versions): unknown {
    const ids = ordered(address);
    if (ids.length > 0)
      return ids.map((id) =>
        built(
          `#${id}`,
          perVersion((version) => items[version].get(id)?.value),
          decisions.get(id)?.only,
        ),
      );
    const { base, ours, theirs } = perVersion((version) =>
      Array.isArray(values[version]) ? [] : values[version],
    );
    return isSame(ours, base) ? theirs : ours;
  }

  /** The ids of a list: the common ones in the order of the side that changed it, and new ones behind their former neighbours. */
  function ordered(address: string): number[] {
    const isHere = (id: number) => decisions.get(id)?.list === address;
    const rows = perVersion((version) =>
      [...items[version].values()]
        .filter(({ id, list }) => list === address && isHere(id))
        .map(({ id }) => id),
    );
    const isCommon = (id: number) => versions.every((version) => rows[version].includes(id));
    const { base, ours, theirs } = perVersion((version) => rows[version].filter(isCommon));
    const order = orderOf(address, { base, ours, theirs });
    const came = new Set<number>();
    for (const side of ['theirs', 'ours'] as const) {
      const row = rows[side];
      for (const [index, id] of row.entries()) {
        if (order.includes(id)) continue;
        const isLast = !row.slice(index).some(isCommon);
        let place = isLast ? order.length : order.indexOf(row[index - 1] ?? -1) + 1;
        while (side === 'ours' && came.has(order[place] ?? -1)) place += 1;
        order.splice(place, 0, id);
        if (side === 'theirs') came.add(id);
      }
    }
    const others = [...decisions.keys()].filter((id) => isHere(id) && !order.includes(id));
    return [...order, ...others];
  }

  function orderOf(address: string, { base, ours, theirs }: Versions<number[]>): number[] {
    const both = moved(theirs, base, ours);
    if (isSame(both, moved(ours, base, theirs))) return both;
    return conflict(`${address}:order`, 'order', at(address)) === 'ours' ? ours : theirs;
  }

  find(perVersion((version) => [{ address: '', owner: '', path: [], value: contents[version] }]));
  return { value: built('', contents), conflicts };
}

/** A row after the moves between two others. */
function moved(row: readonly number[], from: readonly number[], to: readonly number[]): number[] {
  const stay = new Set(longestRising(to, from));
  const result = row.filter((id) => stay.has(id));
  for (const [index, id] of to.entries())
    if (!stay.has(id)) result.splice(result.indexOf(to[index - 1] ?? -1) + 1, 0, id);
  return result;
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const isField = (value: unknown) => !isRecord(value) && !Array.isArray(value);
