import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Cache keys contain the version of the encoder: another one may produce other bytes. */
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

type Encoding = keyof typeof encodings;
export type Compression = ReturnType<typeof compressionWith>;

/**
 * Brotli and gzip at the highest level, cached between builds: the same bytes always compress to the same result (zlib writes
 * no time stamp).
 * @param folder the cache; may be deleted at any moment
 */
export function compressionWith(folder: string) {
  mkdirSync(folder, { recursive: true });
  const known = new Set(readdirSync(folder));
  const used = new Set<string>();
  return {
    compressed(bytes: Buffer, encoding: Encoding): Buffer {
      const { version, encode } = encodings[encoding];
      const name = `${createHash('sha256').update(version).update(bytes).digest('hex')}.${encoding}`;
      const file = join(folder, name);
      used.add(name);
      if (known.has(name)) return readFileSync(file);
      const result = encode(bytes);
      writeFileSync(`${file}.tmp`, result); // an interrupted build leaves no truncated file
      renameSync(`${file}.tmp`, file);
      known.add(name);
      return result;
    },
    /** Removes the results that nobody requested since the start. */
    removeUnused(): void {
      for (const name of known) if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
