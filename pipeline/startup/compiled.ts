import { buildSync } from 'esbuild';

/** The parts of the inline script of a page: `start` is in every page, the others where they are needed. */
export const inlineParts = [
  'dated',
  'datedNext',
  'countdown',
  'start',
  'commands',
  'react',
  'hall',
  'years',
  'refund',
  'groups',
  'programme',
  'booklet',
] as const;
export type InlinePart = (typeof inlineParts)[number];

/** Also the file that every page loads after it. */
export type ScriptPart = InlinePart | 'site' | 'sw';

/**
 * Bundles and minifies these parts for the supported browsers; the same bytes at each build.
 * @throws {Error} when a part does not compile
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
