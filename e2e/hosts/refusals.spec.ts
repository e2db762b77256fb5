import { expect, test } from '@playwright/test';
import { ask, decodedBody } from './ask';
import { allServers, onEach } from './eachServer';
import { secret } from './exampleExport';

onEach(allServers, ({ get, original, url }) => {
  test('an address with two slashes in front never leads to another site', async () => {
    for (const path of ['//contact', '//evil.example/..', '//evil.example/%2e%2e', '/\\evil.example/..']) {
      const { location } = (await get(path)).headers;
      if (location) expect(new URL(location, url()).host).toBe(new URL(url()).host);
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
      '/.deploy/',
      '/.deploy/manifest.json',
      '/contact/.verborgen',
      '/_headers',
      '/content/site.yaml',
      '/postvak/bericht.txt',
      '/_not-found/',
      '/404/',
      '/index.html.br',
      '/contact/index.html.gz',
    ]) {
      for (const encoding of ['identity', 'gzip, br']) {
        const answer = await get(path, { 'Accept-Encoding': encoding });
        expect([400, 403, 404], `${path} is answered with ${answer.status}`).toContain(answer.status);
        expect(decodedBody(answer), path).not.toContain(secret);
        expect(decodedBody(answer), path).not.toContain('RewriteRule');
      }
    }
  });

  test('no folder shows what is in it', async () => {
    for (const path of ['/fotos/', '/_next/', '/_next/static/chunks/', '/documents/2025/', '/icons/']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(decodedBody(answer), path).toBe(original('404.html'));
    }
  });

  test('other methods change nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await ask(url(), '/contact/', { method });
      // Apache answers a POST with the page itself.
      expect(method === 'POST' ? [200, 405] : [405], `${method}: ${status}`).toContain(status);
    }
    expect(decodedBody(await get('/contact/'))).toBe(original('contact/index.html'));
  });
});
