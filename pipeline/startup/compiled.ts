import { buildSync } from 'esbuild';

/** What the script in a page may be made of: `start` is in every one, the others in pages that hold what they are for. */
export type InlinePart =
  | 'dated'
  | 'datedNext'
  | 'countdown'
  | 'start'
  | 'commands'
  | 'react'
  | 'hall'
  | 'years'
  | 'refund';

/** And the file that comes after every page. */
export type ScriptPart = InlinePart | 'site';

/**
 * A script of these parts with all that it imports: one piece, for every browser that is promised the
 * site's looks, small, and the same bytes at each build. @throws {Error} when it cannot be compiled
 */
export function compiled(...parts: readonly ScriptPart[]): string {
  const { outputFiles } = buildSync({
    stdin: { contents: parts.map((part) => `import './${part}';`).join('\n'), resolveDir: __dirname },
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox102', 'safari15.4'], // docs/browsers.md
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
