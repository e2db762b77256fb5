import { diff3MergeRegions } from 'node-diff3';

/** Lines that both sides agree about, or lines of which each made something else. */
export type Piece =
  | { lines: readonly string[]; mine?: never }
  | { mine: readonly string[]; base: readonly string[]; theirs: readonly string[]; lines?: never };

/**
 * Two texts that were made of one, together, line by line. Changes that touch each other, on one line and on the next, are
 * still two changes, and what both put at one place is there twice, theirs first; only what both made of the same lines is left to choose.
 */
export function threeWay(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): Piece[] {
  return diff3MergeRegions([...mine], [...base], [...theirs]).flatMap((region): Piece[] => {
    if (region.stable) return [{ lines: region.bufferContent }];
    const { aContent, oContent, bContent } = region;
    return apart(aContent, oContent, bContent);
  });
}

function apart(mine: readonly string[], base: readonly string[], theirs: readonly string[]): Piece[] {
  if (isSame(mine, theirs) || isSame(theirs, base)) return [{ lines: mine }];
  if (isSame(mine, base)) return [{ lines: theirs }];
  const split = inTwo(theirs, base, mine) ?? inTwo(mine, base, theirs);
  if (split) return [{ lines: split }];
  if (mine.length !== base.length || theirs.length !== base.length || base.length === 1) {
    return [{ mine, base, theirs }];
  }
  return base.flatMap((line, index) => apart([mine[index] ?? ''], [line], [theirs[index] ?? '']));
}

/** Where the one side changed only the lines up to some place, and the other only those from there on. */
function inTwo(
  first: readonly string[],
  base: readonly string[],
  second: readonly string[],
): string[] | undefined {
  for (let place = 0; place <= base.length; place += 1) {
    const [start, end] = [base.slice(0, place), base.slice(place)];
    const isKept =
      first.length >= end.length &&
      second.length >= start.length &&
      isSame(first.slice(first.length - end.length), end) &&
      isSame(second.slice(0, start.length), start);
    if (isKept) return [...first.slice(0, first.length - end.length), ...second.slice(start.length)];
  }
  return undefined;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index]);
