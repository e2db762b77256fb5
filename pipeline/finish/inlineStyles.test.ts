/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { inlineStyles } from './inlineStyles';

const files: Record<string, string> = {
  '_next/static/chunks/a.css': '@layer base{body{background:url(../media/paper.svg)}}',
  '_next/static/chunks/b.css':
    '.pFn-jG_className{font-family:T}.b{mask:url("../media/edge.svg")}.c{background:url(data:image/png;base64,x)}',
};
files['_next/static/chunks/c.css'] = '.aaaaaa_here{a:b}.bbbbbb_later{c:d}.cccccc_never{e:f}';
files['_next/static/chunks/first.js'] = 'import("static/chunks/then.js")';
files['_next/static/chunks/then.js'] = 'e.exports={later:"bbbbbb_later"}';
const written = new Map<string, string>();
const inline = inlineStyles({
  read: (path) => files[path] ?? '',
  write: (path, text) => written.set(path, text),
  compressed: (bytes) => brotliCompressSync(bytes),
});
const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string, text = '') =>
  `<html><head><meta charset="utf-8"/>${links}</head><body>${text}</body></html>`;
const html = inline({ path: 'index.html', html: page(sheet('a') + sheet('b')) });

test('all styles of a page stand in it, in their order, but for the classes of fonts that none has', () => {
  expect(html.match(/<style>(.*)<\/style>/)?.[1]).toBe(
    '@layer base{body{background:url(/_next/static/media/paper.svg)}}' +
      '.b{mask:url(/_next/static/media/edge.svg)}.c{background:url(data:image/png;base64,x)}',
  );
});

test('of parts that neither the page nor a script that it may load has, there are no styles', () => {
  const body = '<p class="aaaaaa_here"></p><script src="/_next/static/chunks/first.js"></script>';
  expect(inline({ path: 'index.html', html: page(sheet('c'), body) })).toContain(
    '<style>.aaaaaa_here{a:b}.bbbbbb_later{c:d}</style>',
  );
});

test('the links go: a browser would fetch them', () => {
  expect(html).not.toContain('<link');
});

test('a page too large for the first round trip links one file with all its styles', () => {
  const long = Array.from({ length: 9000 }, (_, index) => index ** 3).join(' ');
  const linked = inline({ path: 'index.html', html: page(sheet('a') + sheet('b'), long) });
  const [file] = linked.match(/(?<=<link rel="stylesheet" href="\/)[^"]+(?="\/>)/) ?? [];
  expect(linked).not.toContain('<style>');
  expect(written.get(file ?? '')).toContain('.b{mask:url(/_next/static/media/edge.svg)}');
  expect(inline({ path: 'index.html', html: linked })).toBe(linked);
});

test('a second run changes nothing', () => {
  expect(inline({ path: 'index.html', html })).toBe(html);
});

test('a style sheet from elsewhere stops the build', () => {
  const foreign = page('<link rel="stylesheet" href="https://elders.example/x.css" data-precedence="next"/>');
  expect(() => inline({ path: 'index.html', html: foreign })).toThrow(
    'index.html links a style sheet from elsewhere: https://elders.example/x.css',
  );
});
