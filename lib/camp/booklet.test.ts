/** @jest-environment node */
import { bookletDays, inPieces, isBookletOver, overPages, packingPages, pagesToFill } from './booklet';

const trip = (from: number, until: number) => ({
  heen: { dag: { day: from, month: 7 } },
  terug: { dag: { day: until, month: 7 } },
});
const camp = {
  kamp: { van: { day: 8, month: 7 }, tot: { day: 16, month: 7 } },
  boekje: { jaar: 2027, vertrek: [trip(7, 14), trip(8, 17)] },
};

test('camp lasts from the first that leaves to the last that returns', () => {
  expect(bookletDays(camp)).toEqual({
    first: { day: 7, month: 7, year: 2027 },
    last: { day: 17, month: 7, year: 2027 },
  });
});

test.each([
  [31, 7, false],
  [1, 8, true],
])('account and numbers leave two weeks after the last return: on %d/%d %s', (day, month, expected) => {
  expect(isBookletOver(camp, { day, month, year: 2027 })).toBe(expected);
});

test('packing lists fill a page of paper each, and none is cut in two', () => {
  const list = (count: number) => ({ wat: Array.from({ length: count }, (_, at) => `ding ${at}`) });
  expect(packingPages([list(10), list(12), list(20), list(3)]).map((page) => page.length)).toEqual([2, 2]);
  expect(packingPages([])).toEqual([]);
});

test('parts go to the next page when there is no room for them, and one that is too large has its own', () => {
  const pages = overPages([10, 15, 5, 40, 1], (lines) => lines, 29);
  expect(pages).toEqual([[10, 15], [5], [40], [1]]);
});

test('a list that needs two pages fills both about as much', () => {
  expect(inPieces([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(inPieces([1, 2, 3, 4], 4)).toEqual([[1, 2, 3, 4]]);
  expect(inPieces([], 4)).toEqual([]);
});

test.each([
  [12, 0],
  [11, 1],
  [9, 3],
  [5, 3],
])('%d pages get %d to fill in, and come on whole sheets', (pages, expected) => {
  expect(pagesToFill(pages)).toBe(expected);
});
