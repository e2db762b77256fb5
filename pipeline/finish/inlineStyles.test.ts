/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { inlineStyles } from './inlineStyles';

const files: Record<string, string> = {
  '_next/static/chunks/a.css': '@layer base{body{background:url(../media/paper.svg)}}',
  '_next/static/chunks/b.css':
    '.pFn-jG_className{font-family:T}.b{mask:url("../media/edge.svg")}.c{background:url(data:image/png;base64,x)}',
};
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
