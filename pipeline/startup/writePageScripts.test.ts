/** @jest-environment node */
import { behavioursFor, writePageScripts } from './writePageScripts';

/** What Next 16.4.5 writes around a page, shortened. */
const exported = (extra = '') => `<!DOCTYPE html><html lang="nl-BE"><head><meta charSet="utf-8"/>\
<link rel="preload" href="/icons/logo.svg" as="image"/>\
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>\
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/r.js"/>\
<script src="/_next/static/chunks/1.js" async=""></script><script src="/_next/static/chunks/2.js" async=""></script>\
<link rel="preload" href="/_next/static/chunks/lost.css" as="style"/>\
<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Dag!</p>\
<script type="application/ld+json">{"@graph":[]}</script>\
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>\
<script src="/_next/static/chunks/r.js" async=""></script>\
<script>(self.__next_f=self.__next_f||[]).push([0])</script>\
<script>self.__next_f.push([1,"x"])</script>${extra}</body></html>`;

/** The same with an island. */
const withIsland = exported().replace('<p>', '<p data-react="a">');

const written = new Map<string, string>();
const step = writePageScripts((path, text) => written.set(path, text));
const deferred = (html: string) => step({ path: 'contact/index.html', html });

test('removes script files and their preloads', () => {
  const html = deferred(exported());
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toMatch(/<link[^>]* as="script"/);
  expect(html).not.toContain('lost.css');
});

test('lists every file once for a page with an island, in order, without polyfills', () => {
  expect(deferred(withIsland)).toContain(
    ' /_next/static/chunks/1.js /_next/static/chunks/2.js /_next/static/chunks/r.js"',
  );
});

test('does not change styles, pictures, text and JSON-LD', () => {
  const html = deferred(exported());
  for (const part of [
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" href="/icons/logo.svg" as="image"/>',
    '<p>Dag!</p>',
    '<script type="application/ld+json">{"@graph":[]}</script>',
  ]) {
    expect(html).toContain(part);
  }
});

test('lists no files for a page without islands, and removes the comments for React', () => {
  const html = deferred(exported('<p>Nog <!-- -->3<!-- --> dagen</p><!--$--><!--/$-->'));
  expect(html).not.toContain('data-late');
  expect(html).toContain('<p>Nog 3 dagen</p></body>');
});

test('moves Next’s inline data to a file, first in the list, after disabled style sheets', () => {
  const [file] = deferred(withIsland).match(/(?<=data-late="\/)\S+/) ?? [];
  const [sheets, ...data] = written.get(file ?? '')?.split(';\n') ?? [];
  expect(sheets).toContain('<link rel=\\"stylesheet\\" href=\\"/_next/static/chunks/a.css\\"');
  expect(sheets).toContain(' disabled>');
  expect(data.join(';\n')).toBe(
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});;\n' +
      '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
  );
});

test('adds the inline script at the end of the head, with speculation rules', () => {
  expect(deferred(exported())).toMatch(
    /<script data-own="[^"]+">[^<]+<\/script><script type="speculationrules">[^<]+<\/script><\/head>/,
  );
});

test('uses one site script for every page', () => {
  const ownFile = (html: string) => deferred(html).match(/(?<=data-own="\/)[^"]+/)?.[0] ?? '';
  expect(written.get(ownFile(exported()))).toContain('hoofdmenu');
  expect(ownFile(withIsland)).toBe(ownFile(exported()));
});

test.each([
  ['data-when', ['site/dated', 'site/arrival']],
  ['data-next', ['home/nextActivity', 'site/arrival']],
  ['data-camp', ['ui/countdown', 'site/arrival']],
  ['commandfor', ['site/arrival', 'home/commands']],
  ['data-map', ['site/arrival', 'verhuur/map']],
  ['data-taken', ['site/arrival', 'verhuur/months']],
  ['hidden', ['site/arrival']],
])('a page with %s has these behaviours: %s', (name, behaviours) => {
  expect(behavioursFor(new Set(['charset', name]))).toEqual(behaviours);
});

test('is idempotent', () => {
  expect(deferred(deferred(exported()))).toBe(deferred(exported()));
});

describe('throws for another export:', () => {
  test.each([
    ['an unknown inline script', exported('<script>alert(1)</script>')],
    ['a script of another site', exported('<script src="https://elders.example/x.js" async=""></script>')],
    ['a script that blocks the page', exported('<script src="/_next/static/chunks/b.js"></script>')],
    ['a page without scripts', '<html><head><meta charset="utf-8"></head><body></body></html>'],
    ['no runtime', exported().replace('id="_R_"', '')],
  ])('%s', (_, html) => {
    expect(() => deferred(html)).toThrow(
      'contact/index.html does not look like an export of the Next version',
    );
  });
});
