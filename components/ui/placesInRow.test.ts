import { placesInRow } from './placesInRow';

/** The rows that follow from it: `7, 3-` → `[2, 3, 2]`. */
function rowsOf(count: number, places: string): number[] {
  const whole = Number.parseInt(places, 10);
  const first = places.endsWith('-') ? whole - 1 : Math.min(whole, count);
  const rest = count - first;
  return [
    first,
    ...Array.from({ length: Math.ceil(rest / whole) }, (_, row) => Math.min(whole, rest - row * whole)),
  ];
}

test.each([
  [1, [1], [1]],
  [2, [2], [2]],
  [3, [3], [3]],
  [4, [2, 2], [4]],
  [5, [3, 2], [3, 2]],
  [6, [3, 3], [3, 3]],
  [7, [2, 3, 2], [4, 3]],
  [13, [2, 3, 3, 3, 2], [3, 4, 4, 2]],
])('%i leaders stand in rows of %p, and of %p where there is room', (count, narrow, wide) => {
  const places = placesInRow(count);
  expect(rowsOf(count, places.narrow)).toEqual(narrow);
  expect(rowsOf(count, places.wide)).toEqual(wide);
});

test('nobody stands alone, however many they are', () => {
  for (let count = 2; count <= 60; count += 1)
    for (const places of Object.values(placesInRow(count))) expect(rowsOf(count, places)).not.toContain(1);
});
