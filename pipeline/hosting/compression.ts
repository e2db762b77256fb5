import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The `version` of a coder counts too: another one may find other bytes. */
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

export type Encoding = keyof typeof encodings;
export type Compression = ReturnType<typeof compressionWith>;

/**
 * Brotli and gzip with the highest setting. The same bytes always give the same result (zlib writes no time stamp), so
 * what was compressed for the last build is not compressed again.
 *
 * @param memory folder with the results of the last build by what they are made of; may be deleted at any moment
 */
export function compressionWith(memory: string) {
  mkdirSync(memory, { recursive: true });
  const known = new Set(readdirSync(memory));
  const used = new Set<string>();
  return {
    compressed(bytes: Buffer, encoding: Encoding): Buffer {
      const { version, encode } = encodings[encoding];
      const name = `${createHash('sha256').update(version).update(bytes).digest('hex')}.${encoding}`;
      const file = join(memory, name);
      used.add(name);
      if (known.has(name)) return readFileSync(file);
      const result = encode(bytes);
      writeFileSync(`${file}.tmp`, result); // a build that is broken off leaves no half result
      renameSync(`${file}.tmp`, file);
      known.add(name);
      return result;
    },
    /** Removes what was not asked for since the start. */
    forgetTheRest(): void {
      for (const name of known) if (!used.has(name)) rmSync(join(memory, name), { force: true });
    },
  };
}
