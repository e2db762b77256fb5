import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The scripts that stand in pages: the one that every page has, and those of pages that hold something dated. */
export type InlineScript = 'startup' | 'dated' | 'datedNext';

/**
 * Such a script with all that it imports, as it stands in a page: one piece, for every browser that Next serves, small,
 * and the same bytes at each build. @throws {Error} when it cannot be compiled
 */
export function compiled(script: InlineScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, `${script}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'], // as Next: dist/shared/lib/modern-browserslist-target.js
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
