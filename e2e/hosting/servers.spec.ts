import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '@/scripts/finish/files';
import { closedPaths, headersFor } from '@/scripts/finish/headers';
import { extensionOf, mimeTypes } from '@/scripts/finish/mimeTypes';
import { siteHost } from '@/scripts/finish/siteHost';
import { serve } from '@/scripts/serve';
import { apacheMissing, startApache } from './apache';
import { ask, text } from './ask';
import { makeExampleExport, secret } from './exampleExport';
import { nginxBrotliMissing, nginxMissing, startNginx } from './nginx';
import type { RunningServer } from './process';

const host = siteHost('content');
const apex = host.replace(/^www\./, '');

type Kind = {
  name: string;
  missing: () => string | undefined;
  start: (dir: string) => Promise<RunningServer>;
  encodings: readonly ('br' | 'gzip')[];
  /** The local server has neither https nor a host name of its own. */
  local?: boolean;
};

const kinds: Kind[] = [
  { name: 'Apache', missing: apacheMissing, start: startApache, encodings: ['br', 'gzip'] },
  { name: 'nginx', missing: nginxMissing, start: (dir) => startNginx(dir, host), encodings: ['gzip'] },
  {
    name: 'nginx with brotli',
    missing: nginxBrotliMissing,
    start: (dir) => startNginx(dir, host, { brotli: true }),
    encodings: ['br', 'gzip'],
  },
  {
    name: 'the local server',
    missing: () => undefined,
    start: (dir) => serve({ dir, port: 0 }),
    encodings: ['br', 'gzip'],
    local: true,
  },
];

let site: ReturnType<typeof makeExampleExport>;
test.beforeAll(() => {
  site = makeExampleExport();
});
test.afterAll(() => site.remove());

/** Skips what cannot be tested here, and says so also in a report that does not list skipped tests. */
function skipWithout(reason: string | undefined): void {
  if (reason) console.log(`skipped: ${reason}`);
  test.skip(reason !== undefined, reason ?? '');
}

const original = (path: string) => readFileSync(join(site.dir, path), 'utf8');

const lowerCase = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What every answer carries, also one that found nothing: how long to keep it is another matter. */
const { 'cache-control': _, ...protection } = lowerCase(headersFor('/', { https: false }));

for (const kind of kinds) {
  test.describe(kind.name, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      skipWithout(kind.missing());
      server = await kind.start(site.dir);
    });
    test.afterAll(() => server?.close());

    const get = (path: string, headers: Record<string, string> = {}) => ask(server.url, path, { headers });

    test('a page is found under its folder, as UTF-8', async () => {
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/contact/', 'contact/index.html'],
        ['/contact/?van=mail', 'contact/index.html'],
      ] as const) {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        expect(answer.headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(text(answer)).toBe(original(file));
      }
    });

    test('an address without its last slash leads to the page, on the same site', async () => {
      const answer = await get('/contact?van=mail');
      expect(answer.status).toBe(301);
      const target = new URL(answer.headers.location ?? '', server.url);
      expect(target.pathname + target.search).toBe('/contact/?van=mail');
      expect(target.host).toBe(new URL(server.url).host);
      expect(lowerCase(answer.headers)).toMatchObject(protection);
    });

    test('an address with two slashes in front never leads to another site', async () => {
      for (const path of ['//contact', '//evil.example/..', '//evil.example/%2e%2e', '/\\evil.example/..']) {
        const { location } = (await get(path)).headers;
        if (location) expect(new URL(location, server.url).host).toBe(new URL(server.url).host);
      }
    });

    test('every file has the type and the headers of the table', async () => {
      const open = filesIn(site.dir).filter(
        (file) => !closedPaths.some((path) => new RegExp(path).test(`/${file}`)),
      );
      expect(new Set(open.map(extensionOf))).toEqual(new Set(Object.keys(mimeTypes)));
      for (const file of open) {
        const path = `/${file}`;
        const answer = await get(encodeURI(path));
        expect(answer.status, path).toBe(200);
        expect(answer.headers['content-type']?.toLowerCase(), path).toBe(mimeTypes[extensionOf(path)]);
        expect(lowerCase(answer.headers), path).toMatchObject(lowerCase(headersFor(path, { https: false })));
        expect(answer.headers['strict-transport-security'], path).toBeUndefined();
      }
    });

    test('an unknown address gets the not-found page, status 404 and every protection, and is not kept', async () => {
      for (const path of [
        '/bestaat-niet',
        '/bestaat-niet/',
        '/_next/static/chunks/weg.js',
        '/fotos/weg.avif',
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(answer.headers['content-type']?.toLowerCase(), path).toBe('text/html; charset=utf-8');
        expect(text(answer), path).toBe(original('404.html'));
        expect(lowerCase(answer.headers), path).toMatchObject(protection);
        expect(answer.headers['cache-control'] ?? 'no-cache', path).toBe('no-cache');
      }
    });

    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const supported = encoding === 'identity' || kind.encodings.includes(encoding);

      test(`a browser that asks for ${encoding} gets ${supported ? 'that' : 'plain text'}, of the right type`, async () => {
        for (const [path, file, status] of [
          ['/', 'index.html', 200],
          ['/contact/', 'contact/index.html', 200],
          ['/contact/index.html', 'contact/index.html', 200],
          ['/contact/index.txt', 'contact/index.txt', 200],
          ['/_next/static/chunks/a1b2.js', '_next/static/chunks/a1b2.js', 200],
          ['/_next/static/chunks/c3d4.css', '_next/static/chunks/c3d4.css', 200],
          ['/icons/icon.svg', 'icons/icon.svg', 200],
          ['/kalender.ics', 'kalender.ics', 200],
          ['/manifest.webmanifest', 'manifest.webmanifest', 200],
          ['/foto%20van%20het%20kamp/%C3%A9%C3%A9n.txt', 'foto van het kamp/één.txt', 200],
          ['/bestaat-niet', '404.html', 404],
        ] as const) {
          const answer = await get(path, { 'Accept-Encoding': encoding });
          expect(answer.status, path).toBe(status);
          expect(answer.headers['content-encoding'] ?? 'identity', path).toBe(
            supported ? encoding : 'identity',
          );
          expect(answer.headers['content-type']?.toLowerCase(), path).toBe(mimeTypes[extensionOf(file)]);
          expect(answer.headers.vary?.toLowerCase(), path).toContain('accept-encoding');
          expect(answer.headers['content-language'], path).toBeUndefined(); // .br is not Breton
          expect(text(answer), path).toBe(original(file));
          if (status === 200)
            expect(lowerCase(answer.headers)).toMatchObject(lowerCase(headersFor(path, { https: false })));
        }
      });
    }

    test('a browser that takes both gets the smaller, one that refuses brotli does not get it', async () => {
      const best = kind.encodings[0];
      const usual = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      expect(usual.headers['content-encoding']).toBe(best);
      const refusing = await get('/', { 'Accept-Encoding': 'br;q=0, gzip' });
      expect(refusing.headers['content-encoding']).toBe('gzip');
    });

    test('a copy that is still right is confirmed with 304, also a compressed one', async () => {
      for (const encoding of ['identity', ...kind.encodings]) {
        for (const path of [
          '/',
          '/contact/',
          '/_next/static/chunks/a1b2.js',
          '/documents/2025/cm-jongens.pdf',
        ]) {
          const first = await get(path, { 'Accept-Encoding': encoding });
          const etag = first.headers.etag ?? '';
          expect(etag, path).not.toBe('');
          const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
          expect(again.status, `${path} ${encoding}`).toBe(304);
          expect(again.headers['cache-control'], path).toBe(
            headersFor(path, { https: false })['Cache-Control'],
          );
          expect(again.body).toHaveLength(0);
        }
      }
    });

    test('nothing outside the site, hidden or not meant for visitors can be read', async () => {
      for (const path of [
        '/../buiten.txt',
        '/%2e%2e/buiten.txt',
        '/..%2fbuiten.txt',
        '/contact/../../buiten.txt',
        '/contact/%2e%2e/%2e%2e/buiten.txt',
        '/..\\buiten.txt',
        '/%2e%2e%5cbuiten.txt',
        '/.%00/../buiten.txt',
        '/contact%00/',
        '/contact/..%5c..%5cbuiten.txt',
        '/%',
        '/.htaccess',
        '/%2ehtaccess',
        '/.htaccess.br',
        '/.env',
        '/.git/config',
        '/.git/',
        '/contact/.verborgen',
        '/_headers',
        '/content/site.yaml',
        '/postvak/bericht.eml',
        '/_not-found/',
        '/404/',
        '/index.html.br',
        '/contact/index.html.gz',
      ]) {
        for (const encoding of ['identity', 'gzip, br']) {
          const answer = await get(path, { 'Accept-Encoding': encoding });
          expect([400, 403, 404], `${path} is answered with ${answer.status}`).toContain(answer.status);
          expect(text(answer), path).not.toContain(secret);
          expect(text(answer), path).not.toContain('RewriteRule');
        }
      }
    });

    test('no folder shows what is in it', async () => {
      for (const path of ['/fotos/', '/_next/', '/_next/static/chunks/', '/documents/2025/', '/icons/']) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(text(answer), path).toBe(original('404.html'));
      }
    });

    test('HEAD says the same as GET, without the body', async () => {
      const full = await get('/contact/', { 'Accept-Encoding': 'gzip' });
      const head = await ask(server.url, '/contact/', {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      for (const name of [
        'content-type',
        'content-encoding',
        'content-length',
        'etag',
        'cache-control',
        'vary',
      ]) {
        expect(head.headers[name], name).toBe(full.headers[name]);
      }
    });

    test('other methods change nothing', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const { status } = await ask(server.url, '/contact/', { method });
        // Apache answers a POST with the page itself.
        expect(method === 'POST' ? [200, 405] : [405], `${method}: ${status}`).toContain(status);
      }
      expect(text(await get('/contact/'))).toBe(original('contact/index.html'));
    });

    if (kind.local) return;

    const from = (name: string, path: string, scheme: 'http' | 'https') =>
      get(path, { Host: name, ...(scheme === 'https' && { 'X-Forwarded-Proto': 'https' }) });

    test('http leads to https of the same name first, which is where a browser learns to stay on https', async () => {
      for (const name of [host, apex]) {
        const answer = await from(name, '/contact/?van=mail', 'http');
        expect(answer.status).toBe(301);
        expect(answer.headers.location).toBe(`https://${name}/contact/?van=mail`);
        expect(answer.headers['strict-transport-security']).toBeUndefined();
      }
    });

    test('any other name leads to the one name of the site', async () => {
      for (const [name, scheme] of [
        [apex, 'https'],
        ['ander.example', 'http'],
        ['ander.example', 'https'],
        [`${host}.evil.example`, 'http'],
      ] as const) {
        const answer = await from(name, '/contact/?van=mail', scheme);
        expect(answer.status, name).toBe(301);
        expect(answer.headers.location, name).toBe(`https://${host}/contact/?van=mail`);
        const { 'strict-transport-security': hsts } = answer.headers;
        expect(hsts !== undefined, name).toBe(scheme === 'https');
      }
    });

    test('https under that name is answered, with every header of the table', async () => {
      for (const [path, status] of [
        ['/', 200],
        ['/contact/', 200],
        ['/_next/static/chunks/a1b2.js', 200],
        ['/bestaat-niet', 404],
      ] as const) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const secure = { Host: host, 'X-Forwarded-Proto': 'https', 'Accept-Encoding': encoding };
          const answer = await get(path, secure);
          expect(answer.status, path).toBe(status);
          expect(answer.headers['strict-transport-security'], path).toBe(
            headersFor(path, { https: true })['Strict-Transport-Security'],
          );
          if (status === 200)
            expect(lowerCase(answer.headers)).toMatchObject(lowerCase(headersFor(path, { https: true })));
        }
      }
    });

    test('a host can renew its certificate over http', async () => {
      for (const name of [host, apex]) {
        expect((await from(name, '/.well-known/acme-challenge/weg', 'http')).status).toBe(404);
      }
    });
  });
}

test('Apache behind a host that ends https before it is not asked for https again and again', async () => {
  skipWithout(apacheMissing());
  const server = await startApache(site.dir);
  for (const said of [
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-SSL': 'on' },
    { 'CF-Visitor': '{"scheme":"https"}' },
  ]) {
    const { status } = await ask(server.url, '/contact/', { headers: { Host: host, ...said } });
    expect(status, Object.keys(said)[0]).toBe(200);
  }
  await server.close();
});

test.describe('Apache with hardly any module', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    skipWithout(apacheMissing());
    server = await startApache(site.dir, { bare: true });
  });
  test.afterAll(() => server?.close());

  test('still serves every page and file, with its type', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/contact/', 'contact/index.html'],
      ['/_next/static/chunks/a1b2.js', '_next/static/chunks/a1b2.js'],
      ['/kalender.ics', 'kalender.ics'],
    ] as const) {
      const answer = await ask(server.url, path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(answer.status, path).toBe(200);
      expect(answer.headers['content-type']?.toLowerCase()).toBe(mimeTypes[extensionOf(file)]);
      expect(text(answer), path).toBe(original(file));
    }
  });

  test('still has its not-found page, no listings and no open hidden files', async () => {
    const answer = await ask(server.url, '/bestaat-niet');
    expect(answer.status).toBe(404);
    expect(text(answer)).toBe(original('404.html'));
    for (const path of ['/fotos/', '/.htaccess', '/.env', '/contact/.verborgen', '/_headers']) {
      expect([403, 404], path).toContain((await ask(server.url, path)).status);
    }
  });
});

test('the local server takes the next free port when the wished one is taken', async () => {
  const first = await serve({ dir: site.dir, port: 0 });
  const wished = Number(new URL(first.url).port);
  const second = await serve({ dir: site.dir, port: wished });
  expect(Number(new URL(second.url).port)).toBeGreaterThan(wished);
  expect((await ask(second.url, '/')).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
});
