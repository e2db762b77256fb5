import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn } from './files';
import { isText } from './mimeTypes';

/** The `version` of a coder goes with its bytes: another one may find fewer. */
const encodings = {
  br: {
    version: process.versions.brotli ?? '',
    encode: (bytes: Buffer) =>
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  gz: { version: process.versions.zlib, encode: (bytes: Buffer) => gzipSync(bytes, { level: 9 }) },
};

/** Below this a compressed copy saves less than a packet. In bytes. */
const worthwhile = 512;

/**
 * Puts a brotli (`.br`) and a gzip (`.gz`) copy beside each text file of the export, made with the highest setting:
 * a shared host sends them as they are. Copies of files that are gone or too small disappear. The same text always
 * gives the same bytes (zlib writes no time stamp), so a text that was compressed for the last build is not compressed
 * again. Returns how many files got copies.
 *
 * @param memory folder that holds the copies of the last build by what they are made of; may be deleted at any moment
 */
export function compress(out: string, memory: string): number {
  const files = filesIn(out);
  for (const copy of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(join(out, copy));
  mkdirSync(memory, { recursive: true });
  const remembered = new Set(readdirSync(memory));
  const used = new Set<string>();
  let compressed = 0;
  for (const file of files.filter(isText)) {
    const bytes = readFileSync(join(out, file));
    if (bytes.length < worthwhile) continue;
    compressed += 1;
    for (const [extension, { version, encode }] of Object.entries(encodings)) {
      const name = `${createHash('sha256').update(version).update(bytes).digest('hex')}.${extension}`;
      if (!remembered.has(name) && !used.has(name)) writeWhole(join(memory, name), encode(bytes));
      used.add(name);
      copyFileSync(join(memory, name), join(out, `${file}.${extension}`));
    }
  }
  for (const name of remembered) if (!used.has(name)) rmSync(join(memory, name));
  return compressed;
}

/** A build that is broken off leaves no half copy that the next one would take for a whole. */
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.tmp`, bytes);
  renameSync(`${file}.tmp`, file);
}
