import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { routePath, routes } from '@/lib/pages';
import { test } from '../../group';

/** Bytes of gzip that a page's own script may be, beside what Next and React bring. */
const budget = (path: string) => (path === '/verhuur/' ? 10 : 8) * 1024;

/**
 * The modules in a chunk that are ours. A chunk lists its modules as functions; those written as ES modules, as ours
 * are, take one parameter, the CommonJS modules of Next and React take three.
 */
function ownModules(chunk: string): string[] {
  const listed: unknown[] = [];
  const TURBOPACK = { push: (modules: unknown[]) => listed.push(...modules) };
  runInContext(chunk, createContext({ TURBOPACK, document: { currentScript: null } }));
  return listed.filter((one) => typeof one === 'function' && one.length === 1).map(String);
}

test('the script that React brings to each page stays small, and most pages have none', ({
  exportFolder,
}) => {
  const read = (path: string) => readFileSync(join(exportFolder, path), 'utf8');
  const withReact: string[] = [];
  for (const path of routes.map(routePath)) {
    const [, list] = /data-late="([^"]+)"/.exec(read(`${path}index.html`)) ?? [];
    if (!list) continue;
    withReact.push(path);
    const own = list
      .split(' ')
      .map(read)
      .filter((chunk) => /\bTURBOPACK\b.*\.push\(/.test(chunk))
      .filter((chunk) => !chunk.includes('__next_f')) // the page as data, measured with the page's weight
      .flatMap(ownModules);
    const size = gzipSync(own.join(''), { level: 9 }).length;

    expect(own.join(''), path).toContain('hoofdmenu'); // it is found at all
    expect(size, path).toBeLessThanOrEqual(budget(path));
  }
  expect(withReact).toEqual(['/verhuur/', '/bivak/', '/contact/']);
});
