/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { compiled, type ScriptPart } from './compiled';

const size = (...parts: ScriptPart[]) => brotliCompressSync(compiled(...parts)).length;

/** Budgets with some 13 % of room above what is seen today: whoever changes a line can publish. */

test('the file that comes to every page and what stands in pages fit in 2.8 KB of brotli together', () => {
  expect(size('site') + size('start', 'commands')).toBeLessThanOrEqual(2.8 * 1024);
  expect(size('site') + size('start', 'react')).toBeLessThanOrEqual(2.8 * 1024);
});

test.each([
  ['dated', 512],
  ['datedNext', 1984],
  ['countdown', 928],
  ['hall', 2752],
  ['years', 256],
  ['refund', 992],
] as const)('%s, for the pages that it is for, is small: %d bytes at most', (part, most) => {
  expect(size(part)).toBeLessThanOrEqual(most);
});
