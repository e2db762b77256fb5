import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/lib/files/files';
import type { Compression } from './compression';
import { isText } from './mimeTypes';

/** Below this a compressed copy saves less than a packet. In bytes. */
const worthwhile = 512;

/**
 * Puts a brotli (`.br`) and a gzip (`.gz`) copy beside each text file of the export: a shared host sends them as they
 * are. Copies of files that are gone or too small disappear. Returns how many files got copies.
 */
export function compress(out: string, { compressed }: Compression): number {
  const files = filesIn(out);
  for (const copy of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(join(out, copy));
  const texts = files
    .filter(isText)
    .map((file) => ({ file: join(out, file), bytes: readFileSync(join(out, file)) }))
    .filter(({ bytes }) => bytes.length >= worthwhile);
  for (const { file, bytes } of texts) {
    writeFileSync(`${file}.br`, compressed(bytes, 'br'));
    writeFileSync(`${file}.gz`, compressed(bytes, 'gz'));
  }
  return texts.length;
}
