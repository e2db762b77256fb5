/** @jest-environment node */
import { lateScripts, partsFor } from './lateScripts';

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

/** The same with a leaf that React brings to life. */
const withLeaf = exported().replace('<p>', '<p data-react="a">');

const written = new Map<string, string>();
const step = lateScripts((path, text) => written.set(path, text));
const late = (html: string) => step({ path: 'contact/index.html', html });

test('no file of script is left in the page, and none is asked for early', () => {
  const html = late(exported());
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toMatch(/<link[^>]* as="script"/);
  expect(html).not.toContain('lost.css');
});

test('a page with a leaf of React knows every file once, in their order, without those for old browsers', () => {
  expect(late(withLeaf)).toContain(
    ' /_next/static/chunks/1.js /_next/static/chunks/2.js /_next/static/chunks/r.js"',
  );
});

test('styles, pictures, text and facts for search engines stay as they were', () => {
  const html = late(exported());
  for (const kept of [
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" href="/icons/logo.svg" as="image"/>',
    '<p>Dag!</p>',
    '<script type="application/ld+json">{"@graph":[]}</script>',
  ]) {
    expect(html).toContain(kept);
  }
});

test('a page without one knows none, and has none of the marks that React reads', () => {
  const html = late(exported('<p>Nog <!-- -->3<!-- --> dagen</p><!--$--><!--/$-->'));
  expect(html).not.toContain('data-late');
  expect(html).toContain('<p>Nog 3 dagen</p></body>');
});

test('what Next says inline waits in a file of its own, first in the list, after the styles that are there already', () => {
  const [file] = late(withLeaf).match(/(?<=data-late="\/)\S+/) ?? [];
  const [sheets, ...said] = written.get(file ?? '')?.split(';\n') ?? [];
  expect(sheets).toContain('<link rel=\\"stylesheet\\" href=\\"/_next/static/chunks/a.css\\"');
  expect(sheets).toContain(' disabled>');
  expect(said.join(';\n')).toBe(
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});;\n' +
      '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
  );
});

test('the page’s own script is the last of the head, with the rules by which the next page is fetched', () => {
  expect(late(exported())).toMatch(
    /<script data-own="[^"]+">[^<]+<\/script><script type="speculationrules">[^<]+<\/script><\/head>/,
  );
});

test('the site’s own file is the same for every page', () => {
  const ownFile = (html: string) => late(html).match(/(?<=data-own="\/)[^"]+/)?.[0] ?? '';
  expect(written.get(ownFile(exported()))).toContain('hoofdmenu');
  expect(ownFile(withLeaf)).toBe(ownFile(exported()));
});

test.each([
  ['data-when', ['dated', 'start']],
  ['data-left', ['dated', 'start']],
  ['data-next', ['datedNext', 'start']],
  ['data-camp', ['countdown', 'start']],
  ['commandfor', ['start', 'commands']],
  ['data-react', ['start', 'react']],
  ['data-map', ['start', 'hall']],
  ['data-taken', ['start', 'hall']],
  ['hidden', ['start']],
])('a page with %s has in its script: %s', (mark, parts) => {
  expect(partsFor(new Set(['charset', mark]))).toEqual(parts);
});

test('a second run changes nothing', () => {
  expect(late(late(exported()))).toBe(late(exported()));
});

describe('an export that looks different stops the build', () => {
  test.each([
    ['an inline script that nobody knows', exported('<script>alert(1)</script>')],
    ['a script of another site', exported('<script src="https://elders.example/x.js" async=""></script>')],
    ['a script that blocks the page', exported('<script src="/_next/static/chunks/b.js"></script>')],
    ['a page without scripts', '<html><head><meta charset="utf-8"></head><body></body></html>'],
    ['no runtime', exported().replace('id="_R_"', '')],
  ])('%s', (_, html) => {
    expect(() => late(html)).toThrow('contact/index.html does not look like an export of the Next version');
  });
});
