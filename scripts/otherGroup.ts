import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A second, very different group with the same code: the project is copied, its content and files are replaced by
 * those of e2e/groups/small, and `npm run build` does the rest. What then shows the first group was in the code.
 */

export const otherGroup = join('.cache', 'andere-groep');

const own = ['content', join('public', 'documents'), join('public', 'icons')];

/** Made by a build, or of no use to one. Without a lock file the copy borrows the node_modules above it. */
const left = new Set([
  '.cache',
  '.git',
  '.next',
  'next-env.d.ts',
  'node_modules',
  'out',
  'package-lock.json',
  'postvak',
  'test-results',
  'playwright-report',
]);

/** Makes or renews the copy, ready to build; only its photo cache stays. */
export function copyOtherGroup(): void {
  copyProject(otherGroup, own);
  for (const folder of own) {
    const theirs = join('e2e', 'groups', 'small', folder);
    if (existsSync(theirs)) cpSync(theirs, join(otherGroup, folder), { recursive: true });
  }
}

/** Makes or renews a copy of the project in a folder below it, without some of its own folders. */
function copyProject(to: string, without: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(to)) {
    if (entry !== '.cache') rmSync(join(to, entry), { recursive: true });
  }
  for (const entry of readdirSync('.')) {
    if (left.has(entry) || entry.endsWith('.tsbuildinfo') || without.includes(entry)) continue;
    cpSync(entry, join(to, entry), {
      recursive: true,
      filter: (source) => source !== join('public', 'fotos') && !without.includes(source),
    });
  }
}
