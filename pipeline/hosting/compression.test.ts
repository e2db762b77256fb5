/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressionWith } from './compression';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'compression-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const text = Buffer.from('Welkom op het kamp! '.repeat(100));

test('restores the same text', () => {
  const { compressed } = compressionWith(cache);
  expect(brotliDecompressSync(compressed(text, 'br'))).toEqual(text);
  expect(gunzipSync(compressed(text, 'gz'))).toEqual(text);
});

test('the same text has the same bytes in another folder and at another time', () => {
  const first = compressionWith(cache);
  jest.useFakeTimers({ now: new Date('2031-01-01') });
  const later = compressionWith(join(cache, 'elsewhere'));
  for (const encoding of ['br', 'gz'] as const) {
    expect(later.compressed(text, encoding)).toEqual(first.compressed(text, encoding));
  }
  jest.useRealTimers();
  // Bytes 4 to 7 of a gzip file are its time stamp.
  expect(first.compressed(text, 'gz').subarray(4, 8)).toEqual(Buffer.alloc(4));
});

describe('what was compressed for the last build', () => {
  const cached = Buffer.from('made before');
  beforeEach(() => {
    compressionWith(cache).compressed(text, 'br');
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), cached);
  });

  test('is not compressed again', () => {
    expect(compressionWith(cache).compressed(text, 'br')).toEqual(cached);
  });

  test('does not serve for another text or encoding', () => {
    const { compressed } = compressionWith(cache);
    expect(gunzipSync(compressed(text, 'gz'))).toEqual(text);
    const other = Buffer.concat([text, Buffer.from('Tot dan!')]);
    expect(brotliDecompressSync(compressed(other, 'br'))).toEqual(other);
  });

  test('goes when nothing asks for it any more', () => {
    const { compressed, removeUnused: forgetTheRest } = compressionWith(cache);
    compressed(text, 'gz');
    forgetTheRest();
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/\.gz$/)]);
  });
});
