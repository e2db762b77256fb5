import type { Path } from '@/lib/content/path';
import type { Edit } from './document';
import { isRecord, isSame, pairsBetween, partAt } from './identity';
import type { Value } from './nodes';

/**
 * The edits that turn one content into another, in the order in which they can be made. Items of lists are matched by
 * `pairsBetween`.
 * @param before plain values
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
 * The former path of a value: items of lists may have had another index. Undefined for a value in a new item.
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
  // new items are inserted first, so that the indexes of the items behind them are right
  return [...removals, ...moves, ...others];
}

/** The former index of each item that was there before, by its present index. */
function placesBefore(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const listed = (values: readonly unknown[]) => values.map((value, place) => ({ list: '', value, place }));
  const pairs = pairsBetween(listed(before), listed(after), { isOneEditor: true });
  return new Map([...pairs].map(([item, { was }]) => [item.place, was.place]));
}

/** The moves, from and to, that put numbers in another order; the longest ascending row stays. */
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

/** The longest row in `wanted` that is in the same order in `left`. */
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
