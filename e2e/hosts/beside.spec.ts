import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { apacheMissing, startApache } from './apache';
import { ask, decodedBody } from './ask';
import { host, type RunningServer, skipWhen } from './eachServer';
import { makeExampleExport } from './exampleExport';

/** What somebody put beside the site: a shop, a blog with rules of its own, and the site of another name. */
const others = {
  'webshop/index.php': 'de winkel',
  'webshop/lijst.csv.gz': 'ingepakt',
  'webshop/leeg/': '',
  'blog/.htaccess': 'RewriteEngine On\n',
  'blog/index.php': 'het blog',
  'ander/index.html': 'een andere site',
};
const otherName = 'ander.example';

let server: RunningServer | undefined;
let site: ReturnType<typeof makeExampleExport> | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000); // the server may have to be installed first
  skipWhen(apacheMissing());
  site = makeExampleExport();
  const dir = `${site.dir}-naast`;
  cpSync(site.dir, dir, { recursive: true });
  for (const [path, words] of Object.entries(others)) {
    mkdirSync(join(dir, path.endsWith('/') ? path : dirname(path)), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(join(dir, path), words);
  }
  server = await startApache(dir, { domains: { [otherName]: 'ander' } });
});
test.afterAll(async () => {
  await server?.close();
  site?.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server?.url ?? '', path, { headers });
const overHttps = { 'X-Forwarded-Proto': 'https' };

for (const [path, words] of [
  ['/webshop/', 'de winkel'],
  ['/webshop/index.php', 'de winkel'],
  ['/blog/', 'het blog'],
]) {
  test(`${path} beside the site is answered as if the site were not there`, async () => {
    for (const headers of [{ Host: host }, { Host: host, ...overHttps }]) {
      const answer = await get(path ?? '', headers);
      expect(answer.status).toBe(200);
      expect(decodedBody(answer)).toBe(words);
      expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['cross-origin-opener-policy']));
      expect(answer.headers['cache-control']).toBeUndefined();
    }
  });
}

test('a site of another name in a folder gets no redirect and no HSTS', async () => {
  for (const headers of [{ Host: otherName }, { Host: otherName, ...overHttps }]) {
    const answer = await get('/', headers);
    expect(answer.status).toBe(200);
    expect(decodedBody(answer)).toBe('een andere site');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['permissions-policy']).toBeUndefined();
  }
});

test('what is packed beside the site is not sent as if the browser had to unpack it', async () => {
  const answer = await get('/webshop/lijst.csv.gz', { Host: host, ...overHttps });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('the site itself keeps its rules: redirect, headers and what is closed', async () => {
  expect((await get('/contact/', { Host: host })).status).toBe(301);
  const page = await get('/contact/', { Host: host, ...overHttps });
  expect(page.headers['strict-transport-security']).toBeDefined();
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
  for (const path of [
    '/content/site.yaml',
    '/.git/config',
    '/.deploy/manifest.json',
    '/fotos/',
    '/bestaat-niet/',
  ])
    expect((await get(path, { Host: host, ...overHttps })).status, path).toBe(404);
});
