import { expect, type Page, test } from '@playwright/test';
import { answerMap, delayScripts } from '../../network';

const gallery = (page: Page) => page.getByRole('region', { name: 'Foto’s', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Strook met foto’s' });
const button = (page: Page, name: string) => gallery(page).getByRole('button', { name, exact: true });
const dots = (page: Page) => gallery(page).getByRole('list', { name: 'Kies een foto' }).getByRole('button');
const position = (page: Page) => gallery(page).getByRole('status');
const photo = (page: Page) => gallery(page).getByRole('img');

/** Opens the page at the gallery; returns the number of photos once that has begun. */
async function openShow(page: Page): Promise<number> {
  await page.goto('/verhuur/');
  await page.getByRole('heading', { name: 'Loop eens binnen' }).scrollIntoViewIfNeeded();
  await expect(button(page, 'Volgende foto')).toBeVisible();
  return dots(page).count();
}

/** The photos that the page requests from now on. */
function askedFrom(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/fotos/')) asked.add(request.url());
  });
  return asked;
}

/** The photo of a file in one of its widths: a browser that has a larger one already may take that one instead. */
const photoIn = (url: string) => url.replace(/-\d+\.\w+$/, '');

/** Where each photo of the show came from, those beside it included; waits until all of them have arrived. */
async function loadedPhotos(page: Page): Promise<string[]> {
  const images = gallery(page).locator('img[loading="lazy"]');
  await expect
    .poll(() =>
      images.evaluateAll((all: HTMLImageElement[]) =>
        all.filter((one) => one.checkVisibility()).every((one) => one.complete && one.currentSrc),
      ),
    )
    .toBe(true);
  return images.evaluateAll((all: HTMLImageElement[]) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.currentSrc),
  );
}

test.beforeEach(({ page }) => answerMap(page));

test('every dot is large enough for a thumb', async ({ page }) => {
  await openShow(page);
  const sizes = await dots(page).evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
  const smallest = Math.min(...sizes.flatMap(({ width, height }) => [width, height]));
  expect(Math.round(smallest * 100) / 100).toBeGreaterThanOrEqual(44); // 43.9999 in the middle of a movement
});

test.describe('with a finger on the photo', { tag: '@narrow' }, () => {
  test.use({ hasTouch: true });

  async function drag(page: Page, x: number, y: number) {
    await photo(page).scrollIntoViewIfNeeded();
    const box = await photo(page).boundingBox();
    if (!box) throw new Error('There is no photo to touch');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const point = { x: from.x + part * x, y: from.y + part * y };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a swipe to the left goes on, one to the right goes back, up and down scrolls the page', {
    tag: ['@core', '@behaviour'],
  }, async ({ page }) => {
    const count = await openShow(page);
    await drag(page, -120, 10);
    await expect(position(page)).toHaveText(`Foto 2 van ${count}`);
    await drag(page, 120, 10);
    await expect(position(page)).toHaveText(`Foto 1 van ${count}`);

    const before = await page.evaluate(() => scrollY);
    await drag(page, 20, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(position(page)).toHaveText(`Foto 1 van ${count}`);
  });
});

test('the page asks for the current photo and its neighbours only', { tag: ['@once', '@behaviour'] }, async ({
  page,
}) => {
  const asked = askedFrom(page);
  await openShow(page);
  const atStart = await loadedPhotos(page);
  expect(atStart).toHaveLength(3);

  await button(page, 'Foto 8').click();
  await expect(position(page)).toHaveText(/^Foto 8 van/);
  await expect(photo(page)).toHaveCount(1);
  const afterJump = await loadedPhotos(page);
  expect(afterJump).toHaveLength(3);

  await button(page, 'Volgende foto').click();
  await expect
    .poll(async () => (await loadedPhotos(page)).some((one) => !afterJump.includes(one)))
    .toBe(true);
  const shown = new Set([...atStart, ...afterJump, ...(await loadedPhotos(page))].map(photoIn));
  expect(shown.size).toBe(7);
  const others = await page
    .locator('main :has(+ div h1) img, #slapen img') // above the title, and on the plan
    .evaluateAll((images) => images.map((one) => (one as HTMLImageElement).currentSrc));
  expect(others.length).toBeGreaterThan(1);
  expect([...asked].filter((one) => !others.includes(one) && !shown.has(photoIn(one)))).toEqual([]);
});

test.describe('when the gallery begins', () => {
  test('nothing on the page moves and no message is logged', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    const releaseScripts = await delayScripts(page);
    await page.goto('/verhuur/', { waitUntil: 'domcontentloaded' });
    // between the gallery and the map, where a reader would see either of them push the page
    await page.getByRole('heading', { name: 'De weg naar de poel' }).scrollIntoViewIfNeeded();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.shift += Number(entry.value);
      }).observe({ type: 'layout-shift' });
    });
    releaseScripts();
    await expect(button(page, 'Volgende foto')).toBeVisible();
    await expect(page.getByTitle(/^Kaart: /)).toHaveAttribute('src');
    await loadedPhotos(page);

    expect(await page.evaluate(() => window.shift)).toBe(0);
    expect(messages).toEqual([]);
  });

  test('clicks before the script has loaded are replayed', { tag: '@once' }, async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    const count = await openShow(page);
    await button(page, 'Volgende foto').click();
    await button(page, 'Volgende foto').click();
    await expect(position(page)).toHaveText(`Foto 1 van ${count}`);
    releaseScripts();
    await expect(position(page)).toHaveText(`Foto 3 van ${count}`);
  });

  test('after the timeout it continues at the photo to which the reader has scrolled', {
    tag: '@once',
  }, async ({ page }) => {
    await page.clock.install();
    const releaseScripts = await delayScripts(page);
    await openShow(page);
    await button(page, 'Volgende foto').click();
    await page.clock.fastForward(20_000);
    const third = strip(page).getByRole('img').nth(2);
    const alt = await third.getAttribute('alt');
    await third.scrollIntoViewIfNeeded();
    await expect(third).toBeInViewport({ ratio: 0.9 });
    releaseScripts();

    await expect(position(page)).toHaveText(/^Foto 3 van /);
    await expect(photo(page)).toHaveAttribute('alt', String(alt));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos are in a strip that a finger or the arrow keys scroll, and no button does nothing', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/verhuur/');
    const photos = strip(page).getByRole('img');
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    await photos.first().scrollIntoViewIfNeeded();
    await expect(photos.first()).toBeInViewport({ ratio: 0.9 });
    await expect(gallery(page).getByText(`${await photos.count()} foto’s: schuif opzij`)).toBeVisible();

    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(photos.nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

declare global {
  interface Window {
    /** The sum of all layout shifts since the test began to count. */
    shift: number;
  }
}
