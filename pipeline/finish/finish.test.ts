/** @jest-environment node */
import { mkdirSync, readFileSync } from 'node:fs';
import { filesIn } from '@/lib/files/files';
import { testFolder } from '@/lib/files/testing/testFolder';
import { finish } from './finish';

const page =
  '<!DOCTYPE html><html lang="nl-BE"><head><meta charset="utf-8"></head><body>' +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>` +
  '<script src="/_next/static/chunks/1.js" async=""></script></body></html>';

const { at, read, write } = testFolder();
beforeEach(() => mkdirSync(at('photos')));

const finishFolder = () =>
  finish({
    out: at('out'),
    host: 'www.groep.example',
    snippets: at('snippets'),
    photos: at('photos'),
    cacheFolder: at('cache'),
  });
const bytes = () => Object.fromEntries(filesIn(at()).map((file) => [file, readFileSync(at(file), 'base64')]));

describe('finishing an export', () => {
  beforeEach(() => {
    mkdirSync(at('out/_next/static/chunks'), { recursive: true });
    write('out/index.html', page);
    write('out/contact/index.html', page);
    write('out/contact/index.txt', '<script> is text here');
  });

  test('adds a policy to every page and changes no other file', () => {
    expect(finishFolder()).toMatchObject({ pages: 2 });
    for (const path of ['out/index.html', 'out/contact/index.html']) {
      expect(read(path)).toContain('http-equiv="Content-Security-Policy"');
    }
    expect(read('out/contact/index.txt')).toBe('<script> is text here');
  });

  test('asks the browser, once, to compile each script while it comes in', () => {
    const script = 'out/_next/static/chunks/1.js';
    write(script, 'run();');
    finishFolder();
    finishFolder();
    expect(read(script)).toBe('//# allFunctionsCalledOnLoad\nrun();');
  });

  test('writes the headers for each kind of host, the nginx snippet outside the public folder', () => {
    finishFolder();
    const files = filesIn(at());
    expect(files).toEqual(expect.arrayContaining(['out/.htaccess', 'out/_headers', 'snippets/nginx.conf']));
    expect(files).not.toContain('out/nginx.conf');
  });

  test('changes no byte the second time', () => {
    finishFolder();
    const first = bytes();
    finishFolder();
    expect(bytes()).toEqual(first);
  });

  test('compresses what it finished: the copy holds the policy too', () => {
    write('out/index.html', page.replace('<body>', `<body>${'woord '.repeat(200)}`));
    expect(finishFolder().compressed).toBeGreaterThan(0);
    expect(filesIn(at())).toContain('out/index.html.br');
  });
});
