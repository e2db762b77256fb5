import { expect, type Page, test } from '@playwright/test';
import { open, scriptsReady } from '../../hydrated';
import { choose } from '../../menu';
import { frames } from '../../motion';
import { blockScripts } from '../../network';

test.describe('a change of page', () => {
  const place = (page: Page) => page.evaluate(() => scrollY);

  /**
   * The scroll positions at which the page is painted from now on, from the screencast: a busy page gets its scroll events late, or
   * only the last one.
   */
  async function watchScreen(page: Page): Promise<number[]> {
    const places: number[] = [];
    const frames: { drawn: number; y: number }[] = []; // they come in another order now and then
    const screen = await page.context().newCDPSession(page);
    screen.on('Page.screencastFrame', ({ sessionId, metadata }) => {
      frames.push({ drawn: metadata.timestamp ?? 0, y: metadata.scrollOffsetY });
      frames.sort((one, other) => one.drawn - other.drawn);
      places.splice(0, places.length, ...frames.map(({ y }) => y));
      screen.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined); // the journey may have ended
    });
    await screen.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 });
    return places;
  }

  const onTheWay = (places: readonly number[], from: number) => places.filter((y) => y > 0 && y < from);

  /** Records at which position each next page is put before its smooth scroll begins. */
  const noteArrival = (page: Page) =>
    page.addInitScript(() => {
      Reflect.set(window, 'arrivedAt', 0);
      const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Reflect.set(window, 'scrollTo', (options: ScrollToOptions) => {
        original(options);
        if (options.behavior === 'instant') Reflect.set(window, 'arrivedAt', scrollY);
      });
    });
  const arrival = (page: Page) => page.evaluate(() => Reflect.get(window, 'arrivedAt'));

  test('from 1500 px down › glides to the top of the new page', { tag: '@core' }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(1500);
    const places = await watchScreen(page);
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => place(page)).toBe(0);
    await expect.poll(() => onTheWay(places, 1500).length).toBeGreaterThan(1);
    const seen = onTheWay(places, 1500);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });

  // It takes a tenth of a second, which a busy machine may not paint: only its start and its end are checked.
  test('from 40 px down, and by a link half-way down › the new page comes at that height, and glides to its top', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(40);
    await noteArrival(page);
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => arrival(page)).toBe(40); // first: a page that has just opened is at its top, too
    await expect.poll(() => place(page)).toBe(0);

    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Meer info over Poelkamp' }).click();
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => arrival(page)).toBeGreaterThan(40);
    await expect.poll(() => place(page)).toBe(0);
  });

  test('to the page that is open already › glides to its top', { tag: '@once' }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(900);
    const places = await watchScreen(page);
    await choose(page, 'Home');
    await expect.poll(() => place(page)).toBe(0);
    await expect.poll(() => onTheWay(places, 900).length).toBeGreaterThan(1);
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
    await expect.poll(() => arrival(page)).toBe(1500);
    await expect.poll(() => place(page)).toBe(0);
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
      const places = await watchScreen(page);
      await noteArrival(page);
      await choose(page, 'Bivak');
      await expect(page).toHaveURL(/\/bivak\/$/);
      await expect.poll(() => places.at(-1)).toBe(0);
      expect(onTheWay(places, 1500)).toEqual([]);
      expect(await arrival(page)).toBe(0);
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
