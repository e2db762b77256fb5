import { expect, test } from '@playwright/test';
import { extensionOf, mimeTypes } from '@/lib/hosting/mimeTypes';
import { decodedBody } from './ask';
import { bareApache, onEach } from './eachServer';

onEach([bareApache], ({ get, original }) => {
  test('still serves every page and file, with its type', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/contact/', 'contact/index.html'],
      ['/_next/static/chunks/a1b2.js', '_next/static/chunks/a1b2.js'],
      ['/kalender.ics', 'kalender.ics'],
    ] as const) {
      const answer = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect(answer.status, path).toBe(200);
      expect(answer.headers['content-type']?.toLowerCase()).toBe(mimeTypes[extensionOf(file)]);
      expect(decodedBody(answer), path).toBe(original(file));
    }
  });

  test('still has its not-found page, no listings and no open hidden files', async () => {
    const answer = await get('/bestaat-niet');
    expect(answer.status).toBe(404);
    expect(decodedBody(answer)).toBe(original('404.html'));
    for (const path of ['/fotos/', '/.htaccess', '/.env', '/contact/.verborgen', '/_headers']) {
      expect([403, 404], path).toContain((await get(path)).status);
    }
  });
});
