/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { compiled, type ScriptPart } from './compiled';

const size = (...parts: ScriptPart[]) => brotliCompressSync(compiled(...parts)).length;

test('the file that comes to every page and what stands in pages fit in 2.5 KB of brotli together', () => {
  expect(size('site') + size('start', 'commands')).toBeLessThanOrEqual(2560);
  expect(size('site') + size('start', 'react')).toBeLessThanOrEqual(2560);
});

test.each([
  ['dated', 512],
  ['datedNext', 1792],
  ['countdown', 848],
  ['hall', 2560],
  ['years', 256],
  ['refund', 896],
] as const)('%s, for the pages that it is for, is small: %d bytes at most', (part, most) => {
  expect(size(part)).toBeLessThanOrEqual(most);
});
