/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { compressionWith } from './compression';

let out: string;
let cache: string;
const compressAll = () => compress(out, compressionWith(cache));
const writeExported = (path: string, bytes: string | Buffer) => writeFileSync(join(out, path), bytes);
const read = (path: string) => readFileSync(join(out, path));

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'compress-'));
  cache = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => {
  for (const folder of [out, cache]) rmSync(folder, { recursive: true });
});

const long = 'Welkom op het kamp! '.repeat(100);

test('a text gets a brotli and a gzip copy with the same content', () => {
  mkdirSync(join(out, 'contact'));
  writeExported('contact/index.html', long);
  expect(compressAll()).toBe(1);
  expect(brotliDecompressSync(read('contact/index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('contact/index.html.gz')).toString()).toBe(long);
});

test('512 bytes are worth it, 511 are not', () => {
  writeExported('klein.txt', 'a'.repeat(511));
  writeExported('groot.txt', 'a'.repeat(512));
  expect(compressAll()).toBe(1);
  expect(existsSync(join(out, 'klein.txt.br'))).toBe(false);
  expect(existsSync(join(out, 'groot.txt.br'))).toBe(true);
});

test('what is compressed already is left alone', () => {
  for (const name of ['a.pdf', 'a.avif', 'a.woff2', 'a.png']) writeExported(name, long);
  expect(compressAll()).toBe(0);
});

test('the copies of a text that is gone disappear', () => {
  writeExported('oud.js', long);
  compressAll();
  rmSync(join(out, 'oud.js'));
  compressAll();
  expect(existsSync(join(out, 'oud.js.br'))).toBe(false);
  expect(existsSync(join(out, 'oud.js.gz'))).toBe(false);
});
