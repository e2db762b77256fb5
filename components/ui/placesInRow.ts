/** How many leaders stand side by side; `3-` and `4-` where the first row gives up a place, because one would be left over. */
type Places = '1' | '2' | '3' | '3-' | '4' | '4-';

/** Rows in which nobody stands alone, on a narrow strip and on a wide one. @param count of leaders */
export function placesInRow(count: number): { narrow: Places; wide: Places } {
  if (count <= 2) return count === 1 ? { narrow: '1', wide: '1' } : { narrow: '2', wide: '2' };
  const narrow = count === 4 ? '2' : count % 3 === 1 ? '3-' : '3';
  const inThrees = count % 4 === 1 || (count % 3 === 0 && count % 4 !== 0);
  const wide = !inThrees ? '4' : count % 3 === 1 ? '4-' : '3';
  return { narrow, wide };
}
