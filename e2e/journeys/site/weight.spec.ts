import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { attribute, elementsOf } from '@/lib/text/html';
import { test } from '../../group';
import { hydrated, scriptsReady } from '../../hydrated';
import { choose } from '../../menu';
import { answerMap } from '../../network';
import { fillInMessage } from '../contact/mailbox';

/**
 * What a visitor's first page may weigh on the line, compressed: budgets in bytes. With room above what is seen today, so that
 * whoever changes a line can publish; the figures to aim for stand in docs/performance.md, and `npm run bench` measures them.
 */
const KB = 1024;
const budget = {
  html: 15.85 * KB, // home with news, and with a camp of age groups at a place and on days of their own
  css: 25.25 * KB, // 1.2 of it for the blocks of own pages and 0.2 for the parts of a day, which no other page carries
  font: 38 * KB,
  textFont: 21 * KB,
  framework: 135 * KB,
  ownFile: 2 * KB,
};
/** Script and data of a whole visit: to read and unfold, and with a message at its end. */
const visitBudget = { reads: 5 * KB, sends: 140 * KB };
const firstView = Object.entries({
  '/': 124 * KB,
  '/jongensleiding/': 110 * KB,
  '/meisjesleiding/': 110 * KB,
  '/verhuur/': 110 * KB,
  '/verhuur/infofiche/': 60 * KB,
  '/bivak/': 110 * KB,
  '/bivak/boekje/': 80 * KB,
  '/lid-worden/': 110 * KB,
  '/programma/': 60 * KB,
  '/contact/': 60 * KB,
  '/privacy/': 60 * KB,
  '/poel/': 110 * KB, // a page of the group's own, with a block of each kind
});
/** Too large to come in the first round trip together with its styles. */
const withStylesApart = ['/', '/verhuur/', '/bivak/', '/bivak/boekje/', '/programma/'];
/** Pages with an island. */
const withReact = ['/verhuur/', '/bivak/', '/contact/', '/poel/'];
const withPhotoInFirstView = [
  '/',
  '/jongensleiding/',
  '/meisjesleiding/',
  '/verhuur/',
  '/bivak/',
  '/lid-worden/',
];

// The phone that Lighthouse stands for, with its whole screen.
test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 });

test.beforeEach(({ page }) => answerMap(page));

/** Opens a page for the first time; returns its requests to this site, also the later ones. */
async function open(page: Page, path: string): Promise<Request[]> {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) asked.push(request);
  });
  await page.goto(path, { waitUntil: 'load' });
  return asked;
}

/** Bytes of the answers as they came over the line, without headers. */
async function weight(requests: readonly Request[]): Promise<number> {
  let sum = 0;
  for (const request of requests) {
    const length = await (await request.response())?.headerValue('content-length');
    if (!length) throw new Error(`The server sends no length of ${request.url()}`);
    sum += Number(length);
  }
  return sum;
}

const ofType = (requests: readonly Request[], ...types: string[]) =>
  requests.filter((request) => types.includes(request.resourceType()));

for (const [path, viewBudget] of firstView) {
  test(`${path} fits in the first round trip and has a light first view; scripts load later, React when touched`, async ({
    page,
    exportFolder,
  }) => {
    const asked = await open(page, path);

    await test.step('no script before the page has loaded', async () => {
      const early = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < loaded)
          .map(({ name }) => new URL(name).pathname);
      });
      expect(early).toEqual([]);
    });

    const isTextFont = (request: Request) => /faustina[^/]*\.woff2$/.test(request.url());
    await test.step('the page and its styles, with one small font and one for which it does not wait', async () => {
      const fonts = ofType(asked, 'font').filter((font) => !isTextFont(font));
      expect(await weight(ofType(asked, 'document').slice(0, 1))).toBeLessThanOrEqual(budget.html);
      expect(ofType(asked, 'stylesheet')).toHaveLength(withStylesApart.includes(path) ? 1 : 0);
      expect(fonts).toHaveLength(1);
      expect(await weight(fonts)).toBeLessThanOrEqual(budget.font);
      expect(await weight(asked.filter(isTextFont))).toBeLessThanOrEqual(budget.textFont);
      expect(await page.locator('link[rel=preload][href*=faustina]').count()).toBe(0);
    });

    const below = await imagesBelowTheFold(page);
    await test.step('everything that is seen at first', async () => {
      const seen = ofType(asked, 'document', 'stylesheet', 'font', 'image').filter(
        (request) => !isTextFont(request) && !below.some(({ file }) => file === request.url()),
      );
      expect(await weight(seen)).toBeLessThanOrEqual(viewBudget);
    });

    if (withPhotoInFirstView.includes(path))
      await test.step('its large photo, named in the first 4 KB and asked for as AVIF', async () => {
        const shown = await page
          .locator('main img[fetchpriority="high"]')
          .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
        const start = readFileSync(join(exportFolder, path, 'index.html'))
          .subarray(0, 4 * KB)
          .toString();
        const preloads = elementsOf(start).filter(
          (element) =>
            element.tagName === 'link' &&
            attribute(element, 'rel') === 'preload' &&
            attribute(element, 'type') === 'image/avif',
        );
        expect(shown).toMatch(/\.avif$/);
        expect(preloads.some((link) => attribute(link, 'imagesrcset')?.includes(shown))).toBe(true);
      });

    await test.step('the pictures below the fold', () => {
      const hurried = below.filter(({ lazy }) => !lazy);
      expect(hurried.map(({ name }) => name)).toEqual([]);
    });

    await test.step('React, where an island is touched', async () => {
      await scriptsReady(page);
      await expect(page.locator('[data-react] [inert]')).toHaveCount(0); // the gallery has begun
      const touched = page.locator('[data-react] :is(a, #name, [aria-label="Volgende foto"])').first();
      expect(await touched.count(), path).toBe(withReact.includes(path) ? 1 : 0);
      expect(ofType(asked, 'script')).toHaveLength(1);
      expect(await weight(ofType(asked, 'script'))).toBeLessThanOrEqual(budget.ownFile);
      if (!withReact.includes(path)) return;
      await touched.focus();
      await hydrated(page);
      const framework: Request[] = [];
      for (const request of ofType(asked, 'script').slice(1)) {
        const text = (await (await request.response())?.text()) ?? '';
        if (!text.includes('self.__next_f.push(')) framework.push(request); // that is the page's own text
      }
      expect(framework.length).toBeGreaterThan(0);
      expect(await weight(framework)).toBeLessThanOrEqual(budget.framework);
    });
  });
}

test('the styles of the whole site together stay small', ({ exportFolder }) => {
  const read = (...path: string[]) => readFileSync(join(exportFolder, ...path), 'utf8');
  const linkedIn = (html: string) =>
    elementsOf(html)
      .filter((element) => attribute(element, 'rel') === 'stylesheet')
      .flatMap((element) => attribute(element, 'href') ?? []);
  const pages = firstView.map(([path]) => read(path, 'index.html'));
  // a page has its styles in one piece, which was put together from smaller ones
  const together = [...pages, read('404.html')].flatMap(linkedIn);
  const shown = pages.flatMap((html) => [...linkedIn(html).map((file) => read(file)), html]).join('');
  const chunks = join('_next', 'static', 'chunks');
  const start = (piece: string) => shown.indexOf(piece.slice(0, 40));
  const pieces = readdirSync(join(exportFolder, chunks))
    .filter((name) => name.endsWith('.css') && !together.some((file) => file.endsWith(name)))
    .map((name) => read(chunks, name))
    .filter((piece) => start(piece) >= 0)
    .sort((one, other) => start(one) - start(other));

  expect(pieces.length).toBeGreaterThan(10);
  const sheets = new Set(pieces.flatMap((piece) => piece.split(/(?=@layer )/))); // one may be in several pieces
  expect(brotliCompressSync([...sheets].join('')).length).toBeLessThanOrEqual(budget.css);
});

/**
 * What is left besides pages, styles, fonts and pictures, each file once: with an answer of its own for the map, Playwright
 * turns off the cache from which a visitor has the file on the next page. A page that is fetched ahead is a page, and the
 * icon of the tab a picture, although Chromium calls both requests `other`; the icon it asks for at some visits only.
 */
function scriptsAndData(asked: readonly Request[]): Request[] {
  const left = asked.filter(
    (request) =>
      !['document', 'stylesheet', 'font', 'image'].includes(request.resourceType()) &&
      !/(\/|\.svg|\.png|\.ico)$/.test(request.url()),
  );
  return [...new Map(left.map((request) => [request.url(), request])).values()];
}

test('a whole visit costs next to no script when it only reads, and what it must when it sends a message', async ({
  page,
}) => {
  const asked = await open(page, '/');
  await scriptsReady(page);
  await page.mouse.move(200, 400);
  for (let screen = 0; screen < 20; screen += 1) await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBeGreaterThan(3000);
  await choose(page, 'Bivak');
  await expect(page).toHaveURL('/bivak/');
  await scriptsReady(page);
  await page.locator('details:not([open]) summary').first().click();
  await choose(page, 'Contact');
  await expect(page).toHaveURL('/contact/');
  await scriptsReady(page);
  expect(scriptsAndData(asked).length).toBeGreaterThan(0);
  expect(await weight(scriptsAndData(asked))).toBeLessThanOrEqual(visitBudget.reads);

  await fillInMessage(page, 'zoe@post.example');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bedankt' })).toBeVisible();
  expect(await weight(scriptsAndData(asked))).toBeLessThanOrEqual(visitBudget.sends);
});

/** Pictures with a file of their own that a visitor sees only after scrolling, or in something that is closed. */
function imagesBelowTheFold(page: Page): Promise<{ name: string; file: string; lazy: boolean }[]> {
  return page.locator('img:not([src^="data:"])').evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .filter((image) => !image.checkVisibility() || image.getBoundingClientRect().top >= innerHeight)
      .map((image) => ({
        name: image.alt || new URL(image.src).pathname,
        file: image.currentSrc,
        lazy: image.loading === 'lazy',
      })),
  );
}
