/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@/lib/files/files';
import { siteHost } from '@/pipeline/hosting/siteHost';
import { finish } from './finish';

const page =
  '<!DOCTYPE html><html lang="nl-BE"><head><meta charset="utf-8"></head><body>' +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>` +
  '<script src="/_next/static/chunks/1.js" async=""></script></body></html>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  mkdirSync(join(folder, 'photos'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const finishFolder = () =>
  finish({
    out: join(folder, 'out'),
    host: 'www.groep.example',
    snippets: join(folder, 'snippets'),
    photos: join(folder, 'photos'),
    cacheFolder: join(folder, 'cache'),
  });
const bytes = () =>
  Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));

describe('finishing an export', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'out/contact'), { recursive: true });
    mkdirSync(join(folder, 'out/_next/static/chunks'), { recursive: true });
    writeFileSync(join(folder, 'out/index.html'), page);
    writeFileSync(join(folder, 'out/contact/index.html'), page);
    writeFileSync(join(folder, 'out/contact/index.txt'), '<script> is text here');
  });

  test('adds a policy to every page and changes no other file', () => {
    expect(finishFolder()).toMatchObject({ pages: 2 });
    for (const path of ['out/index.html', 'out/contact/index.html']) {
      expect(readFileSync(join(folder, path), 'utf8')).toContain('http-equiv="Content-Security-Policy"');
    }
    expect(readFileSync(join(folder, 'out/contact/index.txt'), 'utf8')).toBe('<script> is text here');
  });

  test('asks the browser, once, to compile each script while it comes in', () => {
    const script = join(folder, 'out/_next/static/chunks/1.js');
    writeFileSync(script, 'run();');
    finishFolder();
    finishFolder();
    expect(readFileSync(script, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun();');
  });

  test('writes the headers for each kind of host, the nginx snippet outside the public folder', () => {
    finishFolder();
    const files = filesIn(folder);
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
    writeFileSync(join(folder, 'out/index.html'), page.replace('<body>', `<body>${'woord '.repeat(200)}`));
    expect(finishFolder().compressed).toBeGreaterThan(0);
    expect(filesIn(folder)).toContain('out/index.html.br');
  });
});

describe('the host name of the site', () => {
  test('comes from siteAdres', () => {
    writeFileSync(join(folder, 'site.yaml'), 'siteAdres: https://www.groep.example/\n');
    expect(siteHost(folder)).toBe('www.groep.example');
  });

  test('stops the build when there is none, naming file and field', () => {
    writeFileSync(join(folder, 'site.yaml'), 'naam: De groep\n');
    expect(() => siteHost(folder)).toThrow(/site\.yaml, veld siteAdres/);
  });
});
