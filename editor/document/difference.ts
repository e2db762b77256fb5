import type { Edit } from './document';
import type { Path, Value } from './nodes';

/**
 * The edits that make one content of another, in an order in which each can be made after the ones before it. A part of a list
 * is taken for the same when it holds the same, else when it has the same name, else by its place.
 * @param before what a file holds, as plain values
 */
export function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Edit[] => {
      const own = [...path, key];
      if (!(key in after)) return [{ is: 'remove', path: own }];
      if (!(key in before)) return [{ is: 'set', path: own, value: after[key] as Value }];
      return editsBetween(before[key], after[key], own);
    });
  }
  return [{ is: 'set', path, value: after as Value }];
}

/**
 * Where something stood in a content before: a part of a list may have had another place in it. Undefined for what stands in a part
 * that is new.
 */
export function placeBefore(before: unknown, after: unknown, path: Path): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  let was: string | number | undefined = step;
  if (typeof step === 'number') {
    was = Array.isArray(before) && Array.isArray(after) ? pairedParts(before, after).get(step) : undefined;
  }
  if (was === undefined) return undefined;
  const inner = placeBefore(partAt(before, was), partAt(after, step), rest);
  return inner && [was, ...inner];
}

const partAt = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

function editsOfList(before: readonly unknown[], after: readonly unknown[], list: Path): Edit[] {
  const pairs = pairedParts(before, after);
  const isKept = new Set(pairs.values());
  const removals = [...before.keys()]
    .filter((place) => !isKept.has(place))
    .reverse()
    .map((place): Edit => ({ is: 'remove', path: [...list, place] }));
  const left = [...before.keys()].filter((place) => isKept.has(place));
  const wanted = [...pairs.keys()].sort((a, b) => a - b).map((place) => pairs.get(place) ?? 0);
  const moves = movesBetween(left, wanted).map(([from, to]): Edit => ({ is: 'move', list, from, to }));
  const others = [...after.keys()].flatMap((place): Edit[] => {
    const was = pairs.get(place);
    return was === undefined
      ? [{ is: 'insert', list, at: place, value: after[place] as Value }]
      : editsBetween(before[was], after[place], [...list, place]);
  });
  // what is new has to stand there before the parts behind it are told by their place
  return [...removals, ...moves, ...others];
}

/** For each part of `after` that was there before: which part of `before` it was. */
function pairedParts(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (isPair: (one: unknown, other: unknown) => boolean) => {
    for (const [place, part] of after.entries()) {
      if (pairs.has(place)) continue;
      const found = [...free].filter((was) => isPair(before[was], part));
      const nearest = found.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
      if (nearest === undefined) continue;
      pairs.set(place, nearest);
      free.delete(nearest);
    }
  };
  pair(isSame);
  pair((one, other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other));
  const rest = [...after.keys()].filter((place) => !pairs.has(place));
  const were = [...free];
  if (rest.length === were.length) {
    for (const [index, place] of rest.entries()) pairs.set(place, were[index] ?? 0);
  }
  return pairs;
}

/** The moves, from and to, that put numbers in another order; those that already follow each other stay. */
function movesBetween(left: readonly number[], wanted: readonly number[]): [number, number][] {
  const stay = new Set(longestRising(wanted, left));
  let order = [...left];
  const moves: [number, number][] = [];
  for (const [index, part] of wanted.entries()) {
    if (stay.has(part)) continue;
    const from = order.indexOf(part);
    const rest = order.toSpliced(from, 1);
    const previous = wanted[index - 1];
    const to = previous === undefined ? 0 : rest.indexOf(previous) + 1;
    order = rest.toSpliced(to, 0, part);
    moves.push([from, to]);
  }
  return moves;
}

/** The most parts of `wanted` that already come one after the other in `left`. */
function longestRising(wanted: readonly number[], left: readonly number[]): number[] {
  const best: number[][] = [];
  for (const part of wanted) {
    const place = left.indexOf(part);
    const before = best
      .filter((row) => left.indexOf(row.at(-1) ?? -1) < place)
      .sort((a, b) => b.length - a.length)[0];
    best.push([...(before ?? []), part]);
  }
  return best.sort((a, b) => b.length - a.length)[0] ?? [];
}

const nameKeys = ['naam', 'titel', 'stuk', 'wat', 'jaar', 'werkjaar', 'bestand', 'datum', 'van'];

/** What a part of a list is known by: the first of its fields that says it, or itself. */
export function nameOf(part: unknown): string | undefined {
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (!isRecord(part)) return undefined;
  const name = nameKeys
    .map((key) => part[key])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  return name === undefined ? undefined : String(name);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
