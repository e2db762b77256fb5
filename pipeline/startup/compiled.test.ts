/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { compiled, type ScriptPart } from './compiled';

const size = (...parts: ScriptPart[]) => brotliCompressSync(compiled(...parts)).length;

/** Budgets with some 13 % of room above what is seen today: whoever changes a line can publish. */

test('the site script and the inline script together have at most 2.8 KB of brotli', () => {
  expect(size('site') + size('start', 'commands')).toBeLessThanOrEqual(2.8 * 1024);
  expect(size('site') + size('start', 'react')).toBeLessThanOrEqual(2.8 * 1024);
});

test.each([
  ['dated', 512],
  ['datedNext', 1984],
  ['countdown', 928],
  ['hall', 2752],
  ['years', 256],
  ['refund', 1376],
  ['booklet', 928],
] as const)('%s has at most %d bytes of brotli', (part, max) => {
  expect(size(part)).toBeLessThanOrEqual(max);
});
