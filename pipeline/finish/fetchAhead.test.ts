/** @jest-environment node */
import { contentAheadScript } from '@/lib/browser/contentAhead';
import { fetchAhead } from './fetchAhead';

const scripts: Record<string, string> = {
  '_next/static/chunks/first.js':
    's=>{s.v(t=>Promise.all(["static/chunks/first.js","static/chunks/check.js"].map(t=>s.l(t))).then(()=>t(1)))},' +
    's=>{s.v(t=>Promise.all(["static/chunks/views.css","static/chunks/check.js","static/chunks/views.js"].map(t=>s.l(t))).then(()=>t(2)))}',
  '_next/static/chunks/every.js': 'Promise.all(["static/chunks/of-next.js"].map(t=>s.l(t)))',
  '_next/static/chunks/plain.js': 'Promise.all([one,other])',
};
const step = fetchAhead((path) => scripts[path] ?? '');
const entry = (file: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/${file}.js","static/chunks/a.css"],"runtimeModuleIds":[1]});`;
const page = (script: string) =>
  `<html><head><meta charset="utf-8"/><link rel="icon" href="/icon.svg"/><link rel="preload" href="/font.woff2" as="font"/>\
<script>${entry('every')}${entry(script)}</script><script src="/_next/static/chunks/${script}.js" defer=""></script></head><body></body></html>`;

test('the content, and the first script that the editor imports, are fetched at once; views, with styles, later', () => {
  const html = step({ path: 'beheer/index.html', html: page('first') });
  expect(html).toMatch(
    /<script>self\.contentAhead=fetch\("\/beheer\/inhoud\.json",.*<\/script><link rel="icon"/,
  );
  expect(html.match(/\/_next\/static\/chunks\/\w+\.\w+/g)).toEqual(
    ['first.js', 'check.js'].map((file) => `/_next/static/chunks/${file}`),
  );
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
