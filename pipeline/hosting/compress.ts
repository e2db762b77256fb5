import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/lib/files/files';
import { isText } from '@/lib/hosting/mimeTypes';
import type { Compression } from './compression';

/** In bytes: compressing a smaller file saves less than a packet. */
const worthwhile = 512;

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) copy beside each text file of the export, for hosts that send them as they are.
 * Removes outdated copies. Returns how many files have copies.
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
