/** @jest-environment node */
import { contentAheadScript } from '@/lib/browser/contentAhead';
import { fetchAhead } from './fetchAhead';

const scripts: Record<string, string> = {
  '_next/static/chunks/first.js':
    's=>{s.v(t=>Promise.all(["static/chunks/first.js","static/chunks/screen.js","static/chunks/screen.css"].map(t=>s.l(t))).then(()=>t(1)))}',
  '_next/static/chunks/every.js': 'Promise.all(["static/chunks/of-next.js"].map(t=>s.l(t)))',
  '_next/static/chunks/plain.js': 'Promise.all([one,other])',
};
const step = fetchAhead((path) => scripts[path] ?? '');
const entry = (file: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/${file}.js","static/chunks/a.css"],"runtimeModuleIds":[1]});`;
const page = (script: string) =>
  `<html><head><meta charset="utf-8"/><link rel="icon" href="/icon.svg"/><link rel="preload" href="/font.woff2" as="font"/>\
<script>${entry('every')}${entry(script)}</script><script src="/_next/static/chunks/${script}.js" defer=""></script></head><body></body></html>`;

test('the content and the first screen of the editor, with its styles, are fetched at once', () => {
  const html = step({ path: 'beheer/index.html', html: page('first') });
  expect(html).toMatch(
    /<script>self\.contentAhead=fetch\("\/beheer\/inhoud\.json",.*<\/script><link rel="icon"/,
  );
  expect(html.match(/\/_next\/static\/chunks\/\w+\.\w+/g)).toEqual(
    ['first.js', 'screen.js', 'screen.css'].map((file) => `/_next/static/chunks/${file}`),
  );
  expect(html).toContain('<link rel="preload" as="style" href="/_next/static/chunks/screen.css"/>');
  expect(html).not.toContain('font.woff2');
  expect(step({ path: 'beheer/index.html', html })).toBe(html);
});

test('pages of visitors and the page in the editor stay as they are', () => {
  for (const path of ['index.html', 'beheer/voorbeeld/index.html'])
    expect(step({ path, html: page('first') })).not.toContain(contentAheadScript);
});

test('an export whose scripts import nothing stops the build', () => {
  expect(() => step({ path: 'beheer/index.html', html: page('plain') })).toThrow(
    /beheer\/index\.html does not look/,
  );
});
