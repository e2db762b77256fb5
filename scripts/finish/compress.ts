import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn } from './files';
import { isText } from './mimeTypes';

/** Below this a compressed copy saves less than a packet. In bytes. */
const worthwhile = 512;

/**
 * Puts a brotli (`.br`) and a gzip (`.gz`) copy beside each text file of the export, made with the highest setting:
 * a shared host sends them as they are. Copies of files that are gone or too small disappear. The same text always
 * gives the same bytes (zlib writes no time stamp). Returns how many files got copies.
 */
export function compress(out: string): number {
  for (const copy of filesIn(out).filter((file) => /\.(br|gz)$/.test(file))) rmSync(join(out, copy));
  const texts = filesIn(out)
    .filter(isText)
    .map((file) => ({ file: join(out, file), bytes: readFileSync(join(out, file)) }))
    .filter(({ bytes }) => bytes.length >= worthwhile);
  for (const { file, bytes } of texts) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return texts.length;
}
