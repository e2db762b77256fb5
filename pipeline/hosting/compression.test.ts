/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolder } from '@/lib/files/testing/testFolder';
import { compressionWith } from './compression';

const { at } = testFolder();

const text = Buffer.from('Welkom op het kamp! '.repeat(100));

test('the same text has the same bytes in another folder and at another time', () => {
  const first = compressionWith(at());
  jest.useFakeTimers({ now: new Date('2031-01-01') });
  const later = compressionWith(at('elsewhere'));
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
    compressionWith(at()).compressed(text, 'br');
    for (const name of readdirSync(at())) writeFileSync(at(name), cached);
  });

  test('is not compressed again', () => {
    expect(compressionWith(at()).compressed(text, 'br')).toEqual(cached);
  });

  test('does not serve for another text or encoding', () => {
    const { compressed } = compressionWith(at());
    expect(gunzipSync(compressed(text, 'gz'))).toEqual(text);
    const other = Buffer.concat([text, Buffer.from('Tot dan!')]);
    expect(brotliDecompressSync(compressed(other, 'br'))).toEqual(other);
  });

  test('goes when nothing asks for it any more', () => {
    const { compressed, removeUnused: forgetTheRest } = compressionWith(at());
    compressed(text, 'gz');
    forgetTheRest();
    expect(readdirSync(at())).toEqual([expect.stringMatching(/\.gz$/)]);
  });
});
