import { expect, type Page, test } from '@playwright/test';
import { open } from '../../hydrated';

/** Those that have something to show today. */
const blocks = (page: Page) => page.locator('main [data-reveal]').filter({ visible: true });

/** How each block shows at this moment: its opacity, and whether it is on its way to another. */
const looks = (page: Page) =>
  blocks(page).evaluateAll((all) =>
    all.map((block) => ({
      opacity: Number(getComputedStyle(block).opacity),
      moving: block.getAnimations().length > 0,
    })),
  );

async function allShown(page: Page) {
  const shown = await looks(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ opacity, moving }) => opacity < 1 || moving)).toEqual([]);
}

/** Scrolls through the page, a good half of a screen at a time, until its end. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.6, behavior: 'instant' });
      for (let wait = 0; wait < 3; wait += 1) await frame(); // observers run once a frame
    }
  });
}

test('what is out of sight comes in when it is scrolled into view, once', {
  tag: ['@core', '@behaviour'],
}, async ({ page }) => {
  await open(page, '/');
  const last = blocks(page).last();
  await expect(last).toHaveCSS('opacity', '0');
  await page.evaluate(() => {
    window.began = 0;
    document.addEventListener('transitionstart', ({ target, propertyName }) => {
      if (target instanceof Element && target.matches('[data-reveal]') && propertyName === 'opacity')
        window.began += 1;
    });
  });
  await scrollThrough(page);
  for (const block of await blocks(page).all()) await expect(block).toHaveCSS('opacity', '1');
  const began = await page.evaluate(() => window.began);
  expect(began).toBeGreaterThan(0);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await scrollThrough(page);
  expect(await page.evaluate(() => window.began)).toBe(began);
});

test('what the reader sees at once does not flash', async ({ page }) => {
  await page.addInitScript(() => {
    window.dimmed = 0;
    const watch = () => {
      for (const block of document.querySelectorAll('main [data-reveal]')) {
        const { top, bottom } = block.getBoundingClientRect();
        if (top < innerHeight && bottom > 0 && getComputedStyle(block).opacity !== '1') window.dimmed += 1;
      }
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  for (const path of ['/', '/jongensleiding/', '/bivak/', '/verhuur/', '/contact/']) {
    await open(page, path);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => window.dimmed), path).toBe(0);
  }
});

test('while the window is resized, and 250 ms after, nothing animates', { tag: '@behaviour' }, async ({
  page,
  viewport,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const { width, height } = viewport ?? { width: 0, height: 0 };
  const resizing = page.locator('html[data-resizing]');
  await page.evaluate(() => {
    const widths: number[] = [];
    Reflect.set(window, 'widths', widths);
    addEventListener('resize', () => widths.push(innerWidth));
  });
  /** Resizes, and waits for the resize event: the page's clock is moved only after that. */
  const resize = async (to: number) => {
    await page.setViewportSize({ width: to, height });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'widths').at(-1))).toBe(to);
  };
  await resize(width - 10);
  await expect(resizing).toBeAttached();
  await page.clock.runFor(200);
  await resize(width);
  await page.clock.runFor(240);
  await expect(resizing).toBeAttached();

  const last = blocks(page).last();
  await last.evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
  await expect(last).toHaveAttribute('data-reveal', 'done');
  expect(
    await last.evaluate((block) => [getComputedStyle(block).opacity, block.getAnimations().length]),
  ).toEqual(['1', 0]);
  await page.clock.runFor(20);
  await expect(resizing).toHaveCount(0);
  expect(await last.evaluate((block) => block.getAnimations().length)).toBe(0);
});

test('a block that a link jumps past stands there on the way back up', async ({ page }) => {
  await open(page, '/');
  await expect(blocks(page).last()).toHaveCSS('opacity', '0'); // else they are seen at once, and wait for nothing
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(blocks(page).first()).toHaveAttribute('data-reveal', 'done');
  for (const block of await blocks(page).all()) await expect(block).toHaveAttribute('data-reveal', 'done');
});

test('in print everything stands there, seen or not', { tag: '@once' }, async ({ page }) => {
  await open(page, '/');
  await expect(blocks(page).last()).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await allShown(page);
});

test.describe('with less motion asked', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing waits and nothing moves', async ({ page }) => {
    await open(page, '/');
    await allShown(page);
  });
});

test('motion refused while reading › what still waited stands there', { tag: '@once' }, async ({ page }) => {
  await open(page, '/');
  await expect(blocks(page).last()).toHaveCSS('opacity', '0');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await allShown(page);
});

test('a browser without IntersectionObserver › nothing is hidden', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await open(page, '/');
  await allShown(page);
});

test('scripts cut off half-way › nothing is hidden', { tag: '@once' }, async ({ page }) => {
  let asked = 0;
  await page.route('**/*.js', (route) => {
    asked += 1;
    return asked <= 2 ? route.continue() : route.abort();
  });
  await page.goto('/bivak/');
  await page.locator('[data-react] a').first().focus();
  await expect.poll(() => asked).toBeGreaterThan(2);
  await scrollThrough(page);
  await expect(page.locator('[data-reveal=wait]')).toHaveCount(0);
  for (const block of await blocks(page).all()) await expect(block).toHaveCSS('opacity', '1');
  await allShown(page);
});

declare global {
  interface Window {
    /** How many blocks began to come in. */
    began: number;
    /** How often a block in view was not fully there. */
    dimmed: number;
  }
}
