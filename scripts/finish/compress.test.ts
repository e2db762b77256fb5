/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';

let out: string;
const put = (path: string, bytes: string | Buffer) => writeFileSync(join(out, path), bytes);
const read = (path: string) => readFileSync(join(out, path));

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const long = 'Welkom op het kamp! '.repeat(100);

test('a text gets a brotli and a gzip copy with the same content', () => {
  mkdirSync(join(out, 'contact'));
  put('contact/index.html', long);
  expect(compress(out)).toBe(1);
  expect(brotliDecompressSync(read('contact/index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('contact/index.html.gz')).toString()).toBe(long);
});

test('the same text gives the same bytes later', () => {
  put('a.txt', long);
  compress(out);
  const first = [read('a.txt.br'), read('a.txt.gz')];
  jest.useFakeTimers({ now: new Date('2031-01-01') });
  compress(out);
  jest.useRealTimers();
  expect([read('a.txt.br'), read('a.txt.gz')]).toEqual(first);
  // Bytes 4 to 7 of a gzip file are its time stamp.
  expect(read('a.txt.gz').subarray(4, 8)).toEqual(Buffer.alloc(4));
});

test('512 bytes are worth it, 511 are not', () => {
  put('klein.txt', 'a'.repeat(511));
  put('groot.txt', 'a'.repeat(512));
  expect(compress(out)).toBe(1);
  expect(existsSync(join(out, 'klein.txt.br'))).toBe(false);
  expect(existsSync(join(out, 'groot.txt.br'))).toBe(true);
});

test('what is compressed already is left alone', () => {
  for (const name of ['a.pdf', 'a.avif', 'a.woff2', 'a.png']) put(name, long);
  expect(compress(out)).toBe(0);
});

test('the copies of a text that is gone disappear', () => {
  put('oud.js', long);
  compress(out);
  rmSync(join(out, 'oud.js'));
  compress(out);
  expect(existsSync(join(out, 'oud.js.br'))).toBe(false);
  expect(existsSync(join(out, 'oud.js.gz'))).toBe(false);
});
