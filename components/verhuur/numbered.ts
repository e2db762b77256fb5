/** Values with their number, from 1, as a key: rooms, beds and lines have no name. */
export function numbered<Value>(values: readonly Value[]): { number: number; value: Value }[] {
  return values.map((value, index) => ({ number: index + 1, value }));
}
