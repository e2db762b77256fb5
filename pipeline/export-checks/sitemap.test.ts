/** @jest-environment node */
import { offeredEditor, wrongRobots, wrongSitemap } from './sitemap';
import { html, madeUp, said } from './testing/madeUp';

const origin = madeUp({}).origin;
const lost = html({ head: '<meta name="robots" content="noindex">' });
const entry = (path: string, day = '2026-09-01') =>
  `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`;
const site = (sitemap: string) =>
  madeUp({ 'index.html': html({}), 'bivak/index.html': html({}), '404.html': lost, 'sitemap.xml': sitemap });
const now = Date.parse('2026-10-01');

test('a sitemap of exactly the pages that search engines may show is good', () => {
  expect(wrongSitemap(site(entry('/') + entry('/bivak/')), now)).toEqual([]);
});

test.each([
  ['a page is missing', entry('/'), `${origin}/bivak/ staat er niet in`],
  ['a page does not exist', entry('/') + entry('/bivak/') + entry('/weg/'), `${origin}/weg/ is geen pagina`],
  [
    'the page of a lost visitor is named',
    entry('/') + entry('/bivak/') + entry('/404.html'),
    `${origin}/404.html is geen pagina`,
  ],
  [
    'a page changes tomorrow',
    entry('/') + entry('/bivak/', '2026-10-02'),
    'een pagina die pas in de toekomst verandert: 2026-10-02',
  ],
  [
    'a day is missing',
    `${entry('/')}<url><loc>${origin}/bivak/</loc></url>`,
    'een pagina zonder dag van wijziging',
  ],
])('%s › told', (_, sitemap, found) => {
  expect(said(wrongSitemap(site(sitemap), now))).toEqual([`/sitemap.xml: ${found}`]);
});

test('robots may come in and are shown the sitemap', () => {
  const robots = (text: string) => said(wrongRobots(madeUp({ 'robots.txt': text })));
  expect(robots(`Allow: /\nSitemap: ${origin}/sitemap.xml`)).toEqual([]);
  expect(robots('Disallow: /')).toEqual([
    '/robots.txt: de sitemap staat er niet in',
    '/robots.txt: zoekmachines worden geweigerd',
  ]);
});

test('the editor stands in no sitemap, and a page of it that search engines may show is told', () => {
  const withEditor = (page: string) =>
    madeUp({ 'index.html': html({}), 'beheer/index.html': page, 'sitemap.xml': entry('/') });
  expect(wrongSitemap(withEditor(html({})), now)).toEqual([]);
  expect(said(offeredEditor(withEditor(html({}))))).toEqual([
    '/beheer/: het beheer wordt aan zoekmachines aangeboden',
  ]);
  expect(offeredEditor(withEditor(lost))).toEqual([]);
});
