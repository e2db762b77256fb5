import { expect, test } from '@playwright/test';
import { routePath, routes } from '@/lib/pages';
import { hydrated } from '../../hydrated';
import { answerMap } from '../../network';

test.beforeEach(({ context }) => answerMap(context));

for (const path of routes.map(routePath)) {
  test(`${path} read to its end › no message, no failed request, no other host, nothing that jumps`, async ({
    page,
    baseURL,
  }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    page.on('requestfailed', (request) =>
      noise.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
    );
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const own = origin === baseURL || protocol === 'data:';
      if (!own && !request.url().startsWith('https://www.openstreetmap.org/'))
        noise.push(`abroad: ${request.url()}`);
    });
    await page.addInitScript(() => {
      window.jumps = [];
      new PerformanceObserver((all) => {
        for (const entry of all.getEntries()) if ('value' in entry) window.jumps.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500)); // the letter comes when the page is being read
      await route.continue();
    });
    await page.goto(path);
    await hydrated(page);
    if (path === '/bivak/')
      await expect(
        page.getByRole('paragraph').filter({ hasText: /^\s*(Nog \d|Kamp is bezig)/ }),
      ).toBeVisible();
    if (path === '/verhuur/') await expect(page.getByRole('button', { name: 'Volgende foto' })).toBeVisible();

    await page.mouse.move(100, 400);
    const toGo = () =>
      page.evaluate(() => document.documentElement.scrollHeight - Math.ceil(scrollY + innerHeight));
    for (let step = 0; step < 60 && (await toGo()) > 2; step += 1) await page.mouse.wheel(0, 500);
    await expect.poll(toGo).toBeLessThanOrEqual(2);
    if (path === '/verhuur/') await expect(page.getByTitle(/^Kaart: /)).toBeAttached();
    await expect
      .poll(() =>
        page
          .locator('img:visible')
          .evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete)),
      )
      .toBe(true);

    const shift = await page.evaluate(() => window.jumps.reduce((sum, jump) => sum + jump, 0));
    expect(shift).toBeLessThan(0.001); // a letter that comes late may move a word by a few pixels, nothing below it
    expect(noise).toEqual([]);
  });
}

test('from page to page › no message, no failed request', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto('/');
  await hydrated(page);
  for (const path of [...routes.slice(1), ...routes.slice(0, 1)].map(routePath)) {
    // the links of the menu, without opening it: how it opens is another journey
    await page.locator(`#hoofdmenu a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator(`#hoofdmenu a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  expect(noise).toEqual([]);
});

declare global {
  interface Window {
    /** Every layout shift so far, also those that the browser forgives. */
    jumps: number[];
  }
}
