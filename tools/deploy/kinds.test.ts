import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAllowed, refuseOtherKinds } from './kinds';
import { readSite } from './local';

test.each([
  ...[
    'index.html',
    'index.html.br',
    '404.html.gz',
    '_next/static/chunks/a~b.12.js',
    'kalender/zomerkamp.ics',
  ],
  ...['documents/2026/cm-jongens.pdf', 'verslag v1.2.pdf', 'icons/logo.svg', '.well-known/security.txt'],
  ...['.htaccess', '_headers', 'FLYER.PDF'],
])('%s may go to a host', (file) => {
  expect(isAllowed(file)).toBe(true);
});

test.each([
  ...['x.php', 'x.PHP', 'documents/x.phtml', 'flyer.php.pdf', 'x.php.html.br', 'x.cgi', 'x.shtml', 'x.phar'],
  ...[
    'documents/.htaccess',
    'documents/_headers',
    '.user.ini',
    '.env',
    '.git/config',
    'web.config',
    'php.ini',
  ],
  ...['heic.worker.ts', 'chunk.js.map', 'Makefile'],
])('%s may not', (file) => {
  expect(isAllowed(file)).toBe(false);
});

describe('a site that was handed over', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'site-'));
    writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
  });
  afterEach(() => rmSync(site, { recursive: true }));

  test.each(['x.php', 'documents/.htaccess'])('with %s is refused by its name', async (file) => {
    mkdirSync(path.join(site, 'documents'));
    writeFileSync(path.join(site, file), '<?php ?>');
    const files = await readSite(site);
    expect(() => refuseOtherKinds(files.keys())).toThrow(`${file} mag niet op een host`);
  });

  test('with a link out of the folder is refused', async () => {
    symlinkSync(path.join(tmpdir()), path.join(site, 'elsewhere.html'));
    await expect(readSite(site)).rejects.toThrow('elsewhere.html is geen gewoon bestand');
  });
});
