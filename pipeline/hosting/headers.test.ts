/** @jest-environment node */
import { htaccess, htaccessBlock } from '@/lib/hosting/apache';
import { closedPaths, headerRules, headersFor, loopback, ownNames } from '@/lib/hosting/headers';
import { nginxSnippet } from './nginx';
import { staticHostHeaders } from './staticHosts';

const https = { https: true };
const caching = (path: string) => headersFor(path, https)['Cache-Control'];

describe('the table of headers', () => {
  test.each(['/_next/static/chunks/a.js', '/_next/static/media/font.woff2', '/fotos/hero.1a2b-960.avif'])(
    'caches %s for ever: its name changes with its content',
    (path) => expect(caching(path)).toContain('immutable'),
  );

  test.each([
    '/',
    '/contact/',
    '/contact/index.txt',
    '/documents/2025/cm-jongens.pdf',
    '/kalender.ics',
    '/404.html',
  ])('has %s asked for again each time', (path) => expect(caching(path)).toBe('no-cache'));

  test('has the files under the fixed build id asked for again: their names never change', () => {
    expect(caching('/_next/static/site/_buildManifest.js')).toBe('no-cache');
  });

  test('speaks of https only over https', () => {
    expect(headersFor('/', https)).toHaveProperty('Strict-Transport-Security');
    expect(headersFor('/', { https: false })).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('who may frame a page: nobody, and the editor alone its preview', () => {
  test.each([
    ['/', "frame-ancestors 'none'"],
    ['/bivak/', "frame-ancestors 'none'"],
    ['/verhuur/infofiche/', "frame-ancestors 'none'"],
    ['/404.html', "frame-ancestors 'none'"],
    ['/beheer/', "frame-ancestors 'none'"],
    ['/beheer/voorbeeld/', "frame-ancestors 'self'"],
  ])('%s › in the table, and once in _headers, which joins all matching rules', (path, policy) => {
    expect(headersFor(path, https)['Content-Security-Policy']).toBe(policy);
    const policies = staticHostHeaders()
      .split('\n\n')
      .map((block) => block.split('\n'))
      .filter(([rule = '']) => rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1))))
      .flatMap((lines) => lines.filter((line) => line.includes('frame-ancestors')));
    expect(policies.map((line) => line.replace('Content-Security-Policy:', '').trim())).toEqual([policy]);
  });
});

const closed = (path: string) => closedPaths.some((pattern) => new RegExp(pattern).test(path));

describe('closed addresses', () => {
  test.each([
    '/.htaccess',
    '/.git/config',
    '/contact/.env',
    '/_headers',
    '/_not-found/',
    '/404/',
    '/content/site.yaml',
    '/postvak/bericht.txt',
    '/index.html.br',
  ])('%s is closed', (path) => expect(closed(path)).toBe(true));

  test.each([
    '/',
    '/contact/',
    '/404.html',
    '/contact/__next._tree.txt',
    '/.well-known/acme-challenge/abc',
    '/documents/2025/cm-jongens.pdf',
    '/_next/static/chunks/a.b-c.js',
    '/fotos/hero.1a2b-960.avif',
    '/kalender.ics',
  ])('%s is open', (path) => expect(closed(path)).toBe(false));
});

describe('host names', () => {
  const own = new RegExp(`^${ownNames('www.groep.example')}$`);

  test.each(['groep.example', 'www.groep.example'])('%s is a name of the site', (name) =>
    expect(own.test(name)).toBe(true),
  );

  test.each(['groepXexample', 'www.groep.example.evil.example', 'ander.example'])('%s is not', (name) =>
    expect(own.test(name)).toBe(false),
  );

  test.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:80'])('%s is this computer', (name) =>
    expect(new RegExp(loopback).test(name)).toBe(true),
  );

  test.each(['localhost.example', '127.0.0.1.example'])('%s is not this computer', (name) =>
    expect(new RegExp(loopback).test(name)).toBe(false),
  );
});

describe.each([
  ['.htaccess', htaccess('www.groep.example', ['bivak', '_next'])],
  ['nginx.conf', nginxSnippet('www.groep.example')],
  ['_headers', staticHostHeaders()],
])('%s', (name, text) => {
  test('has every value of the table', () => {
    const values = headerRules.flatMap((rule) => Object.values(rule.headers));
    // A static host revalidates by itself, and would join our no-cache with a narrower rule's value.
    const expected = name === '_headers' ? values.filter((value) => value !== 'no-cache') : values;
    for (const value of expected) expect(text).toContain(value);
  });
});

test('_headers never sends a header twice', () => {
  const everywhere = staticHostHeaders().split('\n\n')[0];
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(everywhere).not.toContain('Cache-Control');
});

test('.htaccess has a line at its start and end, so that a deploy replaces no lines of the host', () => {
  const lines = htaccess('www.groep.example', ['bivak', '_next']).split('\n');
  expect([lines.at(0), ...lines.slice(-2)]).toEqual([htaccessBlock.begin, htaccessBlock.end, '']);
  expect(lines.filter((line) => Object.values(htaccessBlock).includes(line.trim()))).toHaveLength(2);
});

test('.htaccess asks for a module before it uses it', () => {
  const outside = htaccess('www.groep.example', ['bivak', '_next']).replace(
    /^<IfModule [\s\S]*?^<\/IfModule>/gm,
    '',
  );
  const directives = outside.match(/^\w+/gm);
  expect(directives).toEqual(['ErrorDocument', 'ErrorDocument']);
});
