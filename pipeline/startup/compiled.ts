import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The scripts that stand in pages: the one that every page has, and those of pages that hold something dated. */
export type InlineScript = 'startup' | 'dated' | 'datedNext';

/**
 * Such a script with all that it imports, as it stands in a page: one piece, for every browser that is promised the site's
 * looks, small, and the same bytes at each build. @throws {Error} when it cannot be compiled
 */
export function compiled(script: InlineScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, `${script}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox102', 'safari15.4'], // docs/browsers.md
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
