/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolder } from '@/lib/files/testing/testFolder';
import { compress } from './compress';
import { compressionWith } from './compression';

const { at, write } = testFolder();
const compressAll = () => compress(at('out'), compressionWith(at('cache')));
const writeExported = (path: string, text: string) => write(`out/${path}`, text);
const read = (path: string) => readFileSync(at('out', path));

const long = 'Welkom op het kamp! '.repeat(100);

test('a text gets a brotli and a gzip copy with the same content', () => {
  writeExported('contact/index.html', long);
  expect(compressAll()).toBe(1);
  expect(brotliDecompressSync(read('contact/index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('contact/index.html.gz')).toString()).toBe(long);
});

test('512 bytes are worth it, 511 are not', () => {
  writeExported('klein.txt', 'a'.repeat(511));
  writeExported('groot.txt', 'a'.repeat(512));
  expect(compressAll()).toBe(1);
  expect(existsSync(at('out', 'klein.txt.br'))).toBe(false);
  expect(existsSync(at('out', 'groot.txt.br'))).toBe(true);
});

test('what is compressed already is left alone', () => {
  for (const name of ['a.pdf', 'a.avif', 'a.woff2', 'a.png']) writeExported(name, long);
  expect(compressAll()).toBe(0);
});

test('the copies of a text that is gone disappear', () => {
  writeExported('oud.js', long);
  compressAll();
  rmSync(at('out', 'oud.js'));
  compressAll();
  expect(existsSync(at('out', 'oud.js.br'))).toBe(false);
  expect(existsSync(at('out', 'oud.js.gz'))).toBe(false);
});
