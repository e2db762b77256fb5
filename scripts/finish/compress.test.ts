/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';

let out: string;
let memory: string;
const put = (path: string, bytes: string | Buffer) => writeFileSync(join(out, path), bytes);
const read = (path: string) => readFileSync(join(out, path));

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'compress-'));
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => {
  for (const folder of [out, memory]) rmSync(folder, { recursive: true });
});

const long = 'Welkom op het kamp! '.repeat(100);

test('a text gets a brotli and a gzip copy with the same content', () => {
  mkdirSync(join(out, 'contact'));
  put('contact/index.html', long);
  expect(compress(out, memory)).toBe(1);
  expect(brotliDecompressSync(read('contact/index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('contact/index.html.gz')).toString()).toBe(long);
});

test('the same text gives the same bytes later', () => {
  put('a.txt', long);
  compress(out, memory);
  const first = [read('a.txt.br'), read('a.txt.gz')];
  jest.useFakeTimers({ now: new Date('2031-01-01') });
  compress(out, mkdtempSync(join(memory, 'other-machine-')));
  jest.useRealTimers();
  expect([read('a.txt.br'), read('a.txt.gz')]).toEqual(first);
  // Bytes 4 to 7 of a gzip file are its time stamp.
  expect(read('a.txt.gz').subarray(4, 8)).toEqual(Buffer.alloc(4));
});

test('512 bytes are worth it, 511 are not', () => {
  put('klein.txt', 'a'.repeat(511));
  put('groot.txt', 'a'.repeat(512));
  expect(compress(out, memory)).toBe(1);
  expect(existsSync(join(out, 'klein.txt.br'))).toBe(false);
  expect(existsSync(join(out, 'groot.txt.br'))).toBe(true);
});

test('what is compressed already is left alone', () => {
  for (const name of ['a.pdf', 'a.avif', 'a.woff2', 'a.png']) put(name, long);
  expect(compress(out, memory)).toBe(0);
});

test('the copies of a text that is gone disappear', () => {
  put('oud.js', long);
  compress(out, memory);
  rmSync(join(out, 'oud.js'));
  compress(out, memory);
  expect(existsSync(join(out, 'oud.js.br'))).toBe(false);
  expect(existsSync(join(out, 'oud.js.gz'))).toBe(false);
});

describe('the copies of the last build', () => {
  const remembered = () => readdirSync(memory).map((name) => join(memory, name));

  test('serve again for the same text, under any name', () => {
    put('a.txt', long);
    compress(out, memory);
    const mark = Buffer.from('made before');
    for (const file of remembered()) writeFileSync(file, mark);
    put('b.txt', long);
    compress(out, memory);
    for (const name of ['a.txt.br', 'a.txt.gz', 'b.txt.br', 'b.txt.gz']) expect(read(name)).toEqual(mark);
  });

  test('do not serve for another text, and go when no file has it any more', () => {
    put('a.txt', long);
    compress(out, memory);
    const [old] = remembered();
    put('a.txt', `${long}Tot dan!`);
    compress(out, memory);
    expect(brotliDecompressSync(read('a.txt.br')).toString()).toBe(`${long}Tot dan!`);
    expect(remembered()).toHaveLength(2);
    expect(remembered()).not.toContain(old);
  });
});
