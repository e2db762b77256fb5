/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressionWith } from './compression';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'compression-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

const text = Buffer.from('Welkom op het kamp! '.repeat(100));

test('gives back the same text', () => {
  const { compressed } = compressionWith(memory);
  expect(brotliDecompressSync(compressed(text, 'br'))).toEqual(text);
  expect(gunzipSync(compressed(text, 'gz'))).toEqual(text);
});

test('the same text gives the same bytes later and elsewhere', () => {
  const first = compressionWith(memory);
  jest.useFakeTimers({ now: new Date('2031-01-01') });
  const later = compressionWith(join(memory, 'elsewhere'));
  for (const encoding of ['br', 'gz'] as const) {
    expect(later.compressed(text, encoding)).toEqual(first.compressed(text, encoding));
  }
  jest.useRealTimers();
  // Bytes 4 to 7 of a gzip file are its time stamp.
  expect(first.compressed(text, 'gz').subarray(4, 8)).toEqual(Buffer.alloc(4));
});

describe('what was compressed for the last build', () => {
  const mark = Buffer.from('made before');
  beforeEach(() => {
    compressionWith(memory).compressed(text, 'br');
    for (const name of readdirSync(memory)) writeFileSync(join(memory, name), mark);
  });

  test('is not compressed again', () => {
    expect(compressionWith(memory).compressed(text, 'br')).toEqual(mark);
  });

  test('does not serve for another text or encoding', () => {
    const { compressed } = compressionWith(memory);
    expect(gunzipSync(compressed(text, 'gz'))).toEqual(text);
    const other = Buffer.concat([text, Buffer.from('Tot dan!')]);
    expect(brotliDecompressSync(compressed(other, 'br'))).toEqual(other);
  });

  test('goes when nothing asks for it any more', () => {
    const { compressed, forgetTheRest } = compressionWith(memory);
    compressed(text, 'gz');
    forgetTheRest();
    expect(readdirSync(memory)).toEqual([expect.stringMatching(/\.gz$/)]);
  });
});
