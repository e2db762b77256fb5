import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { editorPath, previewPath } from '@/lib/pages/editor';
import { routePath } from '@/lib/pages/pages';
import { test } from '../../group';
import { fullRoutes } from '../../groups/exampleGroup';

/** Bytes of gzip that a page's own script may be, beside Next and React. */
const budget = (path: string) => (path === '/verhuur/' ? 10.25 : 8) * 1024;

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

test('each page’s own script for React stays small, and most pages have none', ({ exportFolder }) => {
  const read = (path: string) => readFileSync(join(exportFolder, path), 'utf8');
  const withReact: string[] = [];
  for (const path of fullRoutes.map(routePath)) {
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

/** Bytes of gzip that the editor and its preview load before anything is tapped, each file once; the decoder of HEIC photos comes on demand. */
const editorBudget = 340 * 1024; // 316 KB seen; the goal of docs/performance.md is 320 KB

test('the editor stays within its budget, and nothing of it stands in the pages of visitors', ({
  exportFolder,
}) => {
  const read = (path: string) => readFileSync(join(exportFolder, path), 'utf8');
  // browsers that read modules, all that the editor is for, leave the file of `nomodule` alone
  const filesOf = (path: string) => {
    const tags = read(`${path}index.html`)
      .match(/<script[^>]*>/gi)
      ?.filter((tag) => !/nomodule/i.test(tag));
    return [...new Set(tags?.join(' ').match(/\/_next\/static\/[\w./~-]+\.js/g))];
  };
  // the check and the views of the editor, which its first script imports at once
  const inPage = [...new Set([editorPath, previewPath].flatMap(filesOf))];
  const start = inPage.map(read).find((script) => script.includes('De site wordt opengelegd'));
  const imported = [...(start?.match(/static\/chunks\/[\w.~-]+\.js/g) ?? [])].map((file) => `/_next/${file}`);
  expect(imported.length).toBeGreaterThan(3);
  const ofEditor = [...new Set([...inPage, ...imported])];
  const size = ofEditor.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  expect(ofEditor.length).toBeGreaterThan(3);
  expect(size).toBeLessThanOrEqual(editorBudget);

  const ofVisitors = new Set(fullRoutes.map(routePath).flatMap(filesOf));
  expect(ofVisitors.size).toBeGreaterThan(3);
  const schema = /een dag en een maand in woorden, zonder jaar/; // a message of the content check alone
  expect(ofEditor.map(read).some((script) => schema.test(script))).toBe(true);
  expect([...ofVisitors].filter((file) => schema.test(read(file)))).toEqual([]);
});
