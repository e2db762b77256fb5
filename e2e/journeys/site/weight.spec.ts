import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { attribute, elementsOf } from '@/lib/markup';
import { test } from '../../group';
import { answerMap } from '../../network';

/** What a visitor's first page may weigh on the line, compressed: budgets in bytes. */
const KB = 1024;
const budget = { html: 14 * KB, css: 13.5 * KB, font: 35 * KB, framework: 122.5 * KB };
const firstView = Object.entries({
  '/': 120 * KB,
  '/jongensleiding/': 110 * KB,
  '/meisjesleiding/': 110 * KB,
  '/verhuur/': 110 * KB,
  '/verhuur/infofiche/': 60 * KB,
  '/bivak/': 110 * KB,
  '/contact/': 60 * KB,
  '/privacy/': 60 * KB,
});
/** Too large to come in the first round trip together with its styles. */
const withStylesApart = ['/', '/verhuur/'];
const withPhotoInFirstView = ['/', '/jongensleiding/', '/meisjesleiding/', '/verhuur/', '/bivak/'];

// The phone that Lighthouse stands for, with its whole screen.
test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 });

test.beforeEach(({ page }) => answerMap(page));

/** Opens a page for the first time; gives everything that it has asked this site for, as it goes on. */
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
    if (!length) throw new Error(`The server does not say how long ${request.url()} is`);
    sum += Number(length);
  }
  return sum;
}

const ofType = (requests: readonly Request[], ...types: string[]) =>
  requests.filter((request) => types.includes(request.resourceType()));

for (const [path, viewBudget] of firstView) {
  test.describe(path, () => {
    test('asks for no script before it has loaded', async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
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

    test('fits in what a server sends at once, has a light first view and lets the rest wait', async ({
      page,
    }) => {
      const asked = await open(page, path);

      await test.step('the page and its styles, with one small font', async () => {
        const fonts = ofType(asked, 'font');
        expect(await weight(ofType(asked, 'document').slice(0, 1))).toBeLessThanOrEqual(budget.html);
        expect(ofType(asked, 'stylesheet')).toHaveLength(withStylesApart.includes(path) ? 1 : 0);
        expect(fonts).toHaveLength(1);
        expect(await weight(fonts)).toBeLessThanOrEqual(budget.font);
      });

      const below = await imagesBelowTheFold(page);
      await test.step('everything that is seen at first', async () => {
        const seen = ofType(asked, 'document', 'stylesheet', 'font', 'image').filter(
          (request) => !below.some(({ file }) => file === request.url()),
        );
        expect(await weight(seen)).toBeLessThanOrEqual(viewBudget);
      });

      await test.step('the pictures below the fold', () => {
        const hurried = below.filter(({ lazy }) => !lazy);
        expect(hurried.map(({ name }) => name)).toEqual([]);
      });
    });

    test('takes over with a framework of a known size', async ({ page }) => {
      const asked = await open(page, path);
      await page.keyboard.press('Tab');
      await expect(page.locator('html')).toHaveAttribute('data-script', 'here');
      const framework: Request[] = [];
      for (const request of ofType(asked, 'script')) {
        const text = (await (await request.response())?.text()) ?? '';
        if (!text.includes('self.__next_f.push(')) framework.push(request); // that is the page's own text
      }

      expect(framework.length).toBeGreaterThan(0);
      expect(await weight(framework)).toBeLessThanOrEqual(budget.framework);
    });
  });
}

for (const path of withPhotoInFirstView) {
  test(`${path} names its large photo in the first 4 KB and asks for it as AVIF`, async ({
    page,
    exportFolder,
  }) => {
    await page.goto(path, { waitUntil: 'load' });
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
}

test('the styles of the whole site together stay small', ({ exportFolder }) => {
  const read = (...path: string[]) => readFileSync(join(exportFolder, ...path));
  // the group's own colours are no sheet: they stand in the page
  const sheets = new Set(
    firstView.flatMap(([path]) =>
      elementsOf(read(path, 'index.html').toString())
        .filter((element) => attribute(element, 'data-precedence') !== undefined)
        .flatMap((element) => attribute(element, 'href') ?? []),
    ),
  );
  const css = Buffer.concat([...sheets].map((sheet) => read(sheet)));

  expect(sheets.size).toBeGreaterThan(0);
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(budget.css);
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
