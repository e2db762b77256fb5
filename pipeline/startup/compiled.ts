import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The startup script with all that it imports, as it stands in a page: one piece, for every browser that Next serves, small,
 * and the same bytes at each build. @throws {Error} when it cannot be compiled
 */
export function compiledStartup(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'startup.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'], // as Next: dist/shared/lib/modern-browserslist-target.js
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
