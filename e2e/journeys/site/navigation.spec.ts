import { expect, type Page, test } from '@playwright/test';
import { open } from '../../hydrated';
import { choose, disclosure, list, menu, menuButton, widths } from '../../menu';
import { blockScripts, holdScripts } from '../../network';

const external = 'https://*.example/**';

test.beforeEach(({ context }) =>
  context.route(external, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elders</title>' }),
  ),
);

async function centreOf(locator: ReturnType<typeof menu>): Promise<[number, number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe('in a wide window', { tag: '@wide' }, () => {
  test.use({ viewport: widths.wide, hasTouch: true });

  const lists = ['Leiding', 'Activiteiten'];

  test('opens under the pointer and closes when it has left for a moment, by whatever path', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const name of lists) {
      await disclosure(page, name).hover();
      await expect(list(page, name)).toBeVisible();
      const last = list(page, name).getByRole('link').last();
      const [x, y] = await centreOf(disclosure(page, name));
      const target = await centreOf(last);

      await page.mouse.move(x - 150, y + 60, { steps: 4 });
      await page.clock.runFor(200);
      await page.mouse.move(...target, { steps: 4 });
      await page.clock.runFor(5000);
      await expect(last).toBeVisible();

      await page.mouse.move(x - 150, y + 60, { steps: 4 });
      await page.clock.runFor(300);
      await expect(list(page, name)).toBeHidden();
    }
  });

  test('opens at a click of the mouse, and closes at the next', async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      await disclosure(page, name).click();
      await expect(list(page, name)).toBeVisible();
      await disclosure(page, name).click();
      await expect(list(page, name)).toBeHidden();
    }
  });

  test('opens and closes by touch, also by one elsewhere', async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      for (const close of [disclosure(page, name), page.getByRole('heading', { level: 1 })]) {
        await disclosure(page, name).tap();
        await expect(list(page, name)).toBeVisible();
        await expect(disclosure(page, name)).toHaveAttribute('aria-expanded', 'true');
        await close.tap();
        await expect(list(page, name)).toBeHidden();
        await expect(disclosure(page, name)).toHaveAttribute('aria-expanded', 'false');
      }
    }
  });

  test('opens by Enter and Space, Escape closes it and gives the focus back', async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      for (const key of ['Enter', 'Space']) {
        await disclosure(page, name).focus();
        await page.keyboard.press(key);
        await page.keyboard.press('Tab');
        await expect(list(page, name).getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(list(page, name)).toBeHidden();
        await expect(disclosure(page, name)).toBeFocused();
      }
    }
  });

  test('left by Tab › closes, and its links are not on the way', async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      await disclosure(page, name).focus();
      await page.keyboard.press('Enter');
      for (const _ of await list(page, name).getByRole('link').all()) await page.keyboard.press('Tab');
      await expect(list(page, name).getByRole('link').last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(list(page, name)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(disclosure(page, name)).toBeFocused();
    }
  });

  test('passed over by the pointer before › opens at the first key and the first touch', async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      await disclosure(page, name).hover();
      await expect(list(page, name)).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(list(page, name)).toBeHidden();
      await disclosure(page, name).press('Enter');
      await expect(list(page, name)).toBeVisible();
      await page.keyboard.press('Escape');

      await disclosure(page, name).hover();
      await page.keyboard.press('Escape');
      await expect(list(page, name)).toBeHidden();
      await page.mouse.move(5, 600);
      await disclosure(page, name).tap();
      await expect(list(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list(page, name)).toBeHidden();
    }
  });

  test('before the script has arrived › opens under the pointer and with the focus', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/');
    for (const name of lists) {
      await expect(list(page, name)).toBeHidden();
      await disclosure(page, name).hover();
      await expect(list(page, name)).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(list(page, name)).toBeHidden();

      await disclosure(page, name).focus();
      await expect(list(page, name)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(list(page, name).getByRole('link').first()).toBeFocused();
      await list(page, name).getByRole('link').first().blur();
    }
  });

  test('a choice in a list goes to its page and closes the list', async ({ page }) => {
    await open(page, '/');
    await disclosure(page, 'Leiding').click();
    await list(page, 'Leiding').getByRole('link', { name: 'Meisjesleiding' }).click();
    await expect(page).toHaveURL(/\/meisjesleiding\/$/);
    await page.mouse.move(5, 600);
    await expect(list(page, 'Leiding')).toBeHidden();
  });

  test('Leiding is highlighted while one of its pages is open, and only then', async ({ page }) => {
    const stroke = /stroke-poppy/;
    for (const name of ['Jongensleiding', 'Meisjesleiding']) {
      await open(page, `/${name.toLowerCase()}/`);
      await expect(disclosure(page, 'Leiding')).toHaveCSS('background-image', stroke);
      await expect(disclosure(page, 'Activiteiten')).not.toHaveCSS('background-image', stroke);
    }
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await page.mouse.move(5, 600);
    await expect(disclosure(page, 'Leiding')).not.toHaveCSS('background-image', stroke);
  });
});

test.describe('in a narrow window', { tag: '@narrow' }, () => {
  test.use({ viewport: widths.narrow, hasTouch: true });

  for (const script of ['with its script', 'before the script has arrived'] as const) {
    const openPage = async (page: Page) => {
      if (script === 'with its script') return open(page, '/');
      await blockScripts(page);
      await page.goto('/');
    };

    test.describe(script, () => {
      test('the menu opens at a click or a touch and closes at the next', async ({ page }) => {
        await openPage(page);
        await expect(menu(page)).toBeHidden();
        await menuButton(page, 'Menu').click();
        await expect(menu(page)).toBeVisible();
        await menuButton(page, 'Sluit').click();
        await expect(menu(page)).toBeHidden();
        await menuButton(page, 'Menu').tap();
        await expect(menu(page)).toBeVisible();
        await menuButton(page, 'Sluit').tap();
        await expect(menu(page)).toBeHidden();
      });

      test('the page behind an open menu stands still and cannot be reached', async ({ page }) => {
        await openPage(page);
        await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
        await menuButton(page, 'Menu').click();
        await expect(page.getByRole('main')).toBeHidden();
        await page.mouse.move(180, 500);
        await page.mouse.wheel(0, 600);
        for (let press = 0; press < 30; press += 1) {
          await page.keyboard.press('Tab');
          const behind = page.locator(':is(main, footer) :focus, main:focus');
          await expect(behind).toHaveCount(0);
        }
        expect(await page.evaluate(() => scrollY)).toBe(500);
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(page.getByRole('main')).toBeVisible();
        expect(await page.evaluate(() => scrollY)).toBe(500);
      });

      test('Escape closes the menu and leaves the focus at its button', async ({ page }) => {
        await openPage(page);
        await menuButton(page, 'Menu').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(menuButton(page, 'Menu')).toBeFocused();
      });

      test('a choice goes to its page, with the menu closed', async ({ page }) => {
        await openPage(page);
        for (const [name, path] of [
          ['Jongensleiding', '/jongensleiding/'],
          ['Contact', '/contact/'],
        ] as const) {
          await menuButton(page, 'Menu').tap();
          await menu(page).getByRole('link', { name, exact: true }).tap();
          await expect(page).toHaveURL(path);
          await expect(menu(page)).toBeHidden();
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        }
      });
    });
  }

  test('the choice of an event opens a tab and closes the menu, as does one of the open page', async ({
    page,
  }) => {
    await open(page, '/');
    await menuButton(page, 'Menu').tap();
    const tab = page.waitForEvent('popup');
    await menu(page)
      .getByRole('link', { name: /^Lampionnentocht/ })
      .tap();
    await (await tab).close();
    await expect(menu(page)).toBeHidden();

    await menuButton(page, 'Menu').tap();
    await menu(page).getByRole('link', { name: 'Home' }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test('a menu opened before the script has arrived stays open and says so', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page, 'Menu').click();
    release();
    await expect(menuButton(page, 'Sluit')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page)).toBeVisible();
    await menuButton(page, 'Sluit').click();
    await expect(menuButton(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
  });

  test('made wide with the menu open › shows the page with its row of links', async ({ page }) => {
    await open(page, '/');
    await menuButton(page, 'Menu').click();
    await page.setViewportSize(widths.wide);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(disclosure(page, 'Leiding')).toBeVisible();
    await page.setViewportSize(widths.narrow);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('without JavaScript', { tag: '@narrow' }, () => {
  test.use({ javaScriptEnabled: false, viewport: widths.narrow });

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Menu').click();
    await expect(page.getByRole('main')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await menuButton(page, 'Menu').click();
    await menu(page).getByRole('link', { name: 'Verhuur' }).click();
    await expect(page).toHaveURL(/\/verhuur\/$/);
    await expect(menu(page)).toBeHidden();
  });
});

test('the open page is marked in the menu, also after a choice', async ({ page }) => {
  await open(page, '/');
  const marked = page.locator('#hoofdmenu [aria-current="page"]');
  await expect(marked).toHaveText('Home');
  for (const name of ['Meisjesleiding', 'Verhuur', 'Bivak', 'Contact', 'Home']) {
    await choose(page, name);
    await expect(marked).toHaveText(name);
  }
});

test.describe('a change of page', () => {
  const place = (page: Page) => page.evaluate(() => scrollY);

  /**
   * Every place at which the page is drawn from now on, as what puts it on the screen tells it: a page that is busy hears
   * of its own scrolling late, or only of its end.
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

  /** Notes where each page that comes from now on is put before it is drawn: the glide that follows takes it away at once. */
  const noteArrival = (page: Page) =>
    page.addInitScript(() => {
      Reflect.set(window, 'arrivedAt', 0);
      const put = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Reflect.set(window, 'scrollTo', (options: ScrollToOptions) => {
        put(options);
        if (options.behavior === 'instant') Reflect.set(window, 'arrivedAt', scrollY);
      });
    });
  const arrival = (page: Page) => page.evaluate(() => Reflect.get(window, 'arrivedAt'));

  test('from 1500 px down › glides to the top of the new page', async ({ page }) => {
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

  // A tenth of a second long, which a busy machine may not draw: so it is told by its beginning and its end.
  test('from 40 px down › the new page stands at that height when it comes, and glides to its top', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(40);
    await noteArrival(page);
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await expect.poll(() => place(page)).toBe(0);
    expect(await arrival(page)).toBe(40);
  });

  test('by a link half-way down the page itself › glides to the top too', { tag: '@once' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Meer info over Poelkamp' }).click();
    await expect(page).toHaveURL(/\/bivak\/$/);
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

  test('back and forward › the old place is restored, on both pages', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    // the browser finds a place again by what stands there, and a block that is still coming in stands some px lower
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await choose(page, 'Bivak');
    await expect(page.getByRole('heading', { name: 'Op poelkamp' })).toBeVisible();
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

  test('gives a page as when it is opened by itself: the first Tab shows the way to its content', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page, '/');
    await choose(page, 'Contact');
    await expect(page).toHaveURL('/contact/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('says its name, as every page that is opened', { tag: '@once' }, async ({ page }) => {
    await open(page, '/');
    await choose(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact/);
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

    test('shows each page as when it is opened by itself', async ({ page }) => {
      test.slow(); // loads twelve pages
      const look = (shown: Page) =>
        shown.locator('main :not(script)').evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, font, clipPath } = getComputedStyle(element);
            return {
              tag: element.tagName,
              x,
              y: y + scrollY,
              width,
              height,
              color,
              backgroundColor,
              font,
              clipPath,
            };
          }),
        );
      const alone = await page.context().newPage();
      await open(page, '/');
      for (const name of ['Jongensleiding', 'Verhuur', 'Contact', 'Bivak', 'Home', 'Meisjesleiding']) {
        await choose(page, name);
        await page.waitForURL(name === 'Home' ? '/' : `/${name.toLowerCase()}/`);
        await open(alone, new URL(page.url()).pathname);
        await expect(async () => expect(await look(page)).toEqual(await look(alone))).toPass();
      }
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

test('the first Tab shows the way to the content', { tag: '@once' }, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
