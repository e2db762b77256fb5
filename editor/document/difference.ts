import type { Edit } from './document';
import { isRecord, isSame, pairsBetween } from './identity';
import type { Path, Value } from './nodes';

/**
 * The edits that make one content of another, in an order in which each can be made after the ones before it. A part of a list
 * is taken for the same as `pairsBetween` has it.
 * @param before what a file holds, as plain values
 */
export function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Edit[] => {
      const own = [...path, key];
      if (!(key in after)) return [{ type: 'remove', path: own }];
      if (!(key in before)) return [{ type: 'set', path: own, value: after[key] as Value }];
      return editsBetween(before[key], after[key], own);
    });
  }
  return [{ type: 'set', path, value: after as Value }];
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
    was = Array.isArray(before) && Array.isArray(after) ? placesBefore(before, after).get(step) : undefined;
  }
  if (was === undefined) return undefined;
  const inner = placeBefore(partAt(before, was), partAt(after, step), rest);
  return inner && [was, ...inner];
}

const partAt = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

function editsOfList(before: readonly unknown[], after: readonly unknown[], list: Path): Edit[] {
  const pairs = placesBefore(before, after);
  const isPaired = new Set(pairs.values());
  const removals = [...before.keys()]
    .filter((place) => !isPaired.has(place))
    .reverse()
    .map((place): Edit => ({ type: 'remove', path: [...list, place] }));
  const left = [...before.keys()].filter((place) => isPaired.has(place));
  const wanted = [...pairs.keys()].sort((a, b) => a - b).map((place) => pairs.get(place) ?? 0);
  const moves = movesBetween(left, wanted).map(([from, to]): Edit => ({ type: 'move', list, from, to }));
  const others = [...after.keys()].flatMap((place): Edit[] => {
    const was = pairs.get(place);
    return was === undefined
      ? [{ type: 'insert', list, at: place, value: after[place] as Value }]
      : editsBetween(before[was], after[place], [...list, place]);
  });
  // what is new has to stand there before the parts behind it are told by their place
  return [...removals, ...moves, ...others];
}

/** For each place in a list whose item was there before: the place that it had. */
function placesBefore(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const listed = (values: readonly unknown[]) => values.map((value, place) => ({ list: '', value, place }));
  const pairs = pairsBetween(listed(before), listed(after));
  return new Map([...pairs].map(([item, { was }]) => [item.place, was.place]));
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
export function longestRising(wanted: readonly number[], left: readonly number[]): number[] {
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
