/** @jest-environment node */
import { isAllowed } from './allowedFiles';

test.each([
  ...[
    'index.html',
    'index.html.br',
    '404.html.gz',
    '_next/static/chunks/a~b.12.js',
    'kalender/zomerkamp.ics',
  ],
  ...['documents/2026/cm-jongens.pdf', 'verslag v1.2.pdf', 'icons/logo.svg', '.well-known/security.txt'],
  ...['_headers', 'FLYER.PDF'],
])('%s may go to a host', (file) => {
  expect(isAllowed(file)).toBe(true);
});

test.each([
  ...['x.php', 'x.PHP', 'documents/x.phtml', 'flyer.php.pdf', 'x.php.html.br', 'x.cgi', 'x.shtml', 'x.phar'],
  ...[
    '.htaccess',
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
