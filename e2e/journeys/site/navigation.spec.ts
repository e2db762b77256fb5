import { expect, type Page, test } from '@playwright/test';
import { open, scriptsReady } from '../../hydrated';
import { choose } from '../../menu';
import { frames } from '../../motion';
import { blockScripts } from '../../network';

test.describe('a change of page', () => {
  const place = (page: Page) => page.evaluate(() => scrollY);

  /** How a page comes to its top: where it is put at once, whether it is asked to scroll smoothly, and whether that ended there. */
  type Arrival = { at: number; smoothly: boolean; ended: boolean };

  /** Records it of each page that is opened from now on. */
  const noteArrival = (page: Page) =>
    page.addInitScript(() => {
      const asked: Arrival = { at: 0, smoothly: false, ended: false };
      Reflect.set(window, 'arrival', asked);
      const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Reflect.set(window, 'scrollTo', (options: ScrollToOptions) => {
        original(options);
        if (options.behavior === 'instant') asked.at = scrollY;
        asked.smoothly ||= options.behavior === 'smooth';
      });
      document.addEventListener('scrollend', () => (asked.ended ||= asked.smoothly && scrollY === 0));
    });
  const arrival = (page: Page) => page.evaluate((): Arrival => Reflect.get(window, 'arrival'));

  test('from 1500 px down › glides to the top of the new page', { tag: '@core' }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(1500);
    await noteArrival(page);
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => arrival(page)).toEqual({ at: 1500, smoothly: true, ended: true });
    expect(await place(page)).toBe(0);
  });

  test('from 40 px down, and by a link half-way down › the new page comes at that height, and glides to its top', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(40);
    await noteArrival(page);
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => arrival(page)).toEqual({ at: 40, smoothly: true, ended: true });

    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Meer info over Poelkamp' }).click();
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => arrival(page)).toMatchObject({ smoothly: true, ended: true });
    expect((await arrival(page)).at).toBeGreaterThan(40);
  });

  test('to the page that is open already › glides to its top', { tag: '@once' }, async ({ page }) => {
    await noteArrival(page);
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(900);
    await choose(page, 'Home');
    await expect.poll(() => arrival(page)).toEqual({ at: 900, smoothly: true, ended: true });
  });

  test('back and forward › the old place is restored, on both pages', { tag: '@core' }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    // the browser finds a place again by what stands there, and a block that is still coming in stands some px lower
    await frames(page, 3); // before them nothing has begun
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await noteArrival(page);
    await choose(page, 'Bivak');
    await expect(page.getByRole('heading', { name: 'Op poelkamp' })).toBeVisible();
    await expect.poll(() => arrival(page)).toEqual({ at: 1500, smoothly: true, ended: true });
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(700);

    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => place(page)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => place(page)).toBe(700);
  });

  test('the first Tab shows the way to the content, on the first page and on the next', {
    tag: '@once',
  }, async ({ page }) => {
    const skip = page.getByRole('link', { name: 'Naar de inhoud' });
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await choose(page, 'Contact');
    await expect(page).toHaveURL('/contact/');
    await expect(page).toHaveTitle(/^Contact/);
    await scriptsReady(page);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test.describe('with less motion asked', { tag: '@once' }, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stands at the top at once', async ({ page }) => {
      await open(page, '/');
      await page.evaluate(() => scrollTo(0, 1500));
      await expect.poll(() => place(page)).toBe(1500);
      await noteArrival(page);
      await choose(page, 'Bivak');
      await expect(page).toHaveURL(/\/bivak\/$/);
      await scriptsReady(page);
      await frames(page, 3); // an arrival elsewhere begins once the page has been painted
      expect(await arrival(page)).toEqual({ at: 0, smoothly: false, ended: false });
      expect(await place(page)).toBe(0);
    });
  });
});

test('on a page of dozens of groups a link comes to its group, by a click and from elsewhere', {
  tag: '@once',
}, async ({ page }) => {
  await blockScripts(page);
  await page.route('**/meisjesleiding/', async (route) => {
    const html = await (await route.fetch()).text();
    const [group = ''] = html.match(/<section.*?<\/section>/s) ?? [];
    const many = group.replace(/ id="[^"]*"/g, '').repeat(30);
    await route.fulfill({ contentType: 'text/html', body: html.replace(group, group + many) });
  });
  const link = page.getByRole('navigation', { name: 'Leeftijdsgroepen' }).getByRole('link').last();

  await page.goto('/meisjesleiding/');
  expect(await page.getByRole('main').locator('section').count()).toBeGreaterThan(30);
  const anchor = String(await link.getAttribute('href'));
  const last = page.locator(anchor);
  const top = () => last.evaluate((group) => Math.round(group.getBoundingClientRect().top));
  await link.click();
  await expect(last).toBeInViewport();
  await expect.poll(top).toBeLessThan(150);
  const chosen = await top();

  await page.goto('about:blank');
  await page.goto(`/meisjesleiding/${anchor}`);
  // a browser scrolls by whole pixels, from another place to the one beside it
  await expect.poll(async () => Math.abs((await top()) - chosen)).toBeLessThanOrEqual(1);
});
