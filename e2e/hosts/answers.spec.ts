import { expect, test } from '@playwright/test';
import { filesIn } from '@/lib/files/files';
import { closedPaths, headersFor } from '@/lib/hosting/headers';
import { extensionOf, mimeTypes } from '@/lib/hosting/mimeTypes';
import { ask, decodedBody } from './ask';
import { allServers, lowerCase, onEach, protection, tableFor } from './eachServer';

onEach(allServers, ({ encodings, folder, get, original, url }) => {
  test('a page is found under its folder, as UTF-8', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/contact/', 'contact/index.html'],
      ['/contact/?van=mail', 'contact/index.html'],
    ] as const) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
      expect(decodedBody(answer)).toBe(original(file));
    }
  });

  test('an address without its last slash leads to the page, on the same site', async () => {
    const answer = await get('/contact?van=mail');
    expect(answer.status).toBe(301);
    const target = new URL(answer.headers.location ?? '', url());
    expect(target.pathname + target.search).toBe('/contact/?van=mail');
    expect(target.host).toBe(new URL(url()).host);
    expect(lowerCase(answer.headers)).toMatchObject(protection);
  });

  test('every file has the type and the headers of the table', async () => {
    const open = filesIn(folder()).filter(
      (file) => !closedPaths.some((path) => new RegExp(path).test(`/${file}`)),
    );
    expect(new Set(open.map(extensionOf))).toEqual(new Set(Object.keys(mimeTypes)));
    for (const file of open) {
      const path = `/${file}`;
      const answer = await get(encodeURI(path));
      expect(answer.status, path).toBe(200);
      expect(answer.headers['content-type']?.toLowerCase(), path).toBe(mimeTypes[extensionOf(path)]);
      expect(lowerCase(answer.headers), path).toMatchObject(tableFor(path));
      expect(answer.headers['strict-transport-security'], path).toBeUndefined();
    }
  });

  test('an unknown address gets the not-found page, status 404 and every protection, and is not cached', async () => {
    for (const path of [
      '/bestaat-niet',
      '/bestaat-niet/',
      '/_next/static/chunks/weg.js',
      '/fotos/weg.avif',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers['content-type']?.toLowerCase(), path).toBe('text/html; charset=utf-8');
      expect(decodedBody(answer), path).toBe(original('404.html'));
      expect(lowerCase(answer.headers), path).toMatchObject(protection);
      expect(answer.headers['cache-control'] ?? 'no-cache', path).toBe('no-cache');
    }
  });

  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const supported = encoding === 'identity' || encodings.includes(encoding);

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
        expect(decodedBody(answer), path).toBe(original(file));
        if (status === 200) expect(lowerCase(answer.headers)).toMatchObject(tableFor(path));
      }
    });
  }

  test('a browser that accepts both gets the smaller, one that refuses brotli does not get it', async () => {
    const best = encodings[0];
    const usual = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(usual.headers['content-encoding']).toBe(best);
    const refusing = await get('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(refusing.headers['content-encoding']).toBe('gzip');
  });

  test('a copy that is still right is confirmed with 304, also a compressed one', async () => {
    for (const encoding of ['identity', ...encodings]) {
      for (const path of [
        '/',
        '/contact/',
        '/_next/static/chunks/a1b2.js',
        '/documents/2025/cm-jongens.pdf',
      ]) {
        const first = await get(path, { 'Accept-Encoding': encoding });
        const etag = first.headers.etag ?? '';
        expect(etag, path).not.toBe('');
        const second = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
        expect(second.status, `${path} ${encoding}`).toBe(304);
        expect(second.headers['cache-control'], path).toBe(
          headersFor(path, { https: false })['Cache-Control'],
        );
        expect(second.body).toHaveLength(0);
      }
    }
  });

  test('HEAD has the headers of GET, without the body', async () => {
    const full = await get('/contact/', { 'Accept-Encoding': 'gzip' });
    const head = await ask(url(), '/contact/', {
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
});
