/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { filesIn } from '@/lib/files/files';
import { testFolder } from '@/lib/files/testing/testFolder';
import { makeUnbegunSite } from './unbegun';

const { at, read, write } = testFolder();

test('of the example group only the editor is left, and a page that says that a site comes here', () => {
  for (const file of [
    'index.html',
    'bivak/index.html',
    'fotos/hero.jpg',
    'documents/2026/cm.pdf',
    'kalender.ics',
    'sitemap.xml',
    'og/home.png',
    '_next/static/chunks/a.js',
    '_next/static/media/truculenta.a.woff2',
    'beheer/index.html',
    'beheer/inhoud.json.br',
    'icons/favicon.svg',
  ])
    write(`out/${file}`, 'De Klaproos');
  const photos = { 'hero.jpg': { url: '/fotos/hero.jpg' } };
  write('out/beheer/inhoud.json', JSON.stringify({ texts: { 'site.yaml': 'naam: x' }, photos }));
  makeUnbegunSite(at('out'), at('site'));
  expect(filesIn(at('site'))).toEqual([
    '404.html',
    '_next/static/chunks/a.js',
    '_next/static/media/truculenta.a.woff2',
    'beheer/index.html',
    'beheer/inhoud.json',
    'icons/favicon.svg',
    'index.html',
    'robots.txt',
  ]);
  expect(JSON.parse(read('site/beheer/inhoud.json'))).toEqual({
    texts: { 'site.yaml': 'naam: x' },
    photos: {},
  });
  const { document } = new JSDOM(read('site/index.html')).window;
  expect(document.querySelector('h1')?.textContent).toBe('Hier komt de site van een jeugdbeweging');
  expect(document.querySelector('style')?.textContent).toContain(
    'url(/_next/static/media/truculenta.a.woff2)',
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/beheer/');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(read('site/robots.txt')).toContain('Disallow: /');
});
