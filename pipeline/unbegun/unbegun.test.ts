/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { filesIn } from '@/lib/files/files';
import { makeUnbegunSite } from './unbegun';

test('of the example group only the editor is left, and a page that says that a site comes here', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unbegun-'));
  const out = path.join(folder, 'out');
  for (const file of [
    'index.html',
    'bivak/index.html',
    'fotos/hero.jpg',
    'documents/2026/cm.pdf',
    'kalender.ics',
    'sitemap.xml',
    'og/home.png',
    '_next/static/chunks/a.js',
    '_next/static/media/a.woff2',
    'beheer/index.html',
    'beheer/inhoud.json.br',
    'icons/favicon.svg',
  ]) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), 'De Klaproos');
  }
  const photos = { 'hero.jpg': { url: '/fotos/hero.jpg' } };
  writeFileSync(
    path.join(out, 'beheer/inhoud.json'),
    JSON.stringify({ texts: { 'site.yaml': 'naam: x' }, photos }),
  );
  const to = path.join(folder, 'site');
  makeUnbegunSite(out, to);
  expect(filesIn(to)).toEqual([
    '404.html',
    '_next/static/chunks/a.js',
    '_next/static/media/a.woff2',
    'beheer/index.html',
    'beheer/inhoud.json',
    'icons/favicon.svg',
    'index.html',
    'robots.txt',
  ]);
  expect(JSON.parse(readFileSync(path.join(to, 'beheer/inhoud.json'), 'utf8'))).toEqual({
    texts: { 'site.yaml': 'naam: x' },
    photos: {},
  });
  const { document } = new JSDOM(readFileSync(path.join(to, 'index.html'), 'utf8')).window;
  expect(document.querySelector('h1')?.textContent).toBe('Hier komt de site van een jeugdbeweging');
  expect(document.querySelector('style')?.textContent).toContain('url(/_next/static/media/a.woff2)');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/beheer/');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(readFileSync(path.join(to, 'robots.txt'), 'utf8')).toContain('Disallow: /');
});
