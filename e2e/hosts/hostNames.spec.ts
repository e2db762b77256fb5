import { expect, test } from '@playwright/test';
import { headersFor } from '@/lib/hosting/headers';
import { apache, host, hosts, lowerCase, onEach } from './eachServer';

/** The site's name with `www.` when it has none, and without when it has. */
const sibling = host.startsWith('www.') ? host.slice(4) : `www.${host}`;

onEach(hosts, ({ get }) => {
  const from = (name: string, path: string, scheme: 'http' | 'https') =>
    get(path, { Host: name, ...(scheme === 'https' && { 'X-Forwarded-Proto': 'https' }) });

  test('http leads to https of the same name first, where the browser gets HSTS', async () => {
    for (const name of [host, sibling]) {
      const answer = await from(name, '/contact/?van=mail', 'http');
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${name}/contact/?van=mail`);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('any other name leads to the one name of the site', async () => {
    for (const [name, scheme] of [
      [sibling, 'https'],
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
        if (status !== 200) continue;
        expect(lowerCase(answer.headers)).toMatchObject(lowerCase(headersFor(path, { https: true })));
      }
    }
  });

  test('a host can renew its certificate over http', async () => {
    for (const name of [host, sibling]) {
      expect((await from(name, '/.well-known/acme-challenge/weg', 'http')).status).toBe(404);
    }
  });
});

onEach([apache], ({ get }) => {
  test('behind a proxy that terminates https, it does not redirect in a loop', async () => {
    for (const forwarded of [
      { 'X-Forwarded-Proto': 'https' },
      { 'X-Forwarded-SSL': 'on' },
      { 'X-Environment': 'https' },
      { 'CF-Visitor': '{"scheme":"https"}' },
    ]) {
      const { status } = await get('/contact/', { Host: host, ...forwarded });
      expect(status, Object.keys(forwarded)[0]).toBe(200);
    }
  });
});
