import { expect, type Page, test } from '@playwright/test';
import { open, scriptsReady } from '../../hydrated';
import { choose, disclosure, mainMenu, menuButton, menuList, widths } from '../../menu';
import { blockScripts } from '../../network';

const external = 'https://*.example/**';

test.beforeEach(({ context }) =>
  context.route(external, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elders</title>' }),
  ),
);

async function centreOf(locator: ReturnType<typeof mainMenu>): Promise<[number, number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe('in a wide window', { tag: '@wide' }, () => {
  test.use({ viewport: widths.wide, hasTouch: true });

  const lists = ['Leiding', 'Activiteiten'];

  test('opens under the pointer and closes when it has left for a moment, by whatever path', {
    tag: ['@core', '@behaviour'],
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const name of lists) {
      await disclosure(page, name).hover();
      await expect(menuList(page, name)).toBeVisible();
      const last = menuList(page, name).getByRole('link').last();
      const [x, y] = await centreOf(disclosure(page, name));
      const target = await centreOf(last);

      await page.mouse.move(x - 150, y + 60, { steps: 4 });
      await page.clock.runFor(200);
      await page.mouse.move(...target, { steps: 4 });
      await page.clock.runFor(5000);
      await expect(last).toBeVisible();
      await expect(disclosure(page, name)).toHaveAttribute('aria-expanded', 'true');

      await page.mouse.move(x - 150, y + 60, { steps: 4 });
      await page.clock.runFor(300);
      await expect(menuList(page, name)).toBeHidden();
    }
  });

  test('opens at a click or a touch, and closes at the next or at a touch elsewhere', {
    tag: '@behaviour',
  }, async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      const button = disclosure(page, name);
      for (const [press, close] of [
        [() => button.click(), () => button.click()],
        [() => button.tap(), () => button.tap()],
        [() => button.tap(), () => page.getByRole('heading', { level: 1 }).tap()],
      ] as const) {
        await press();
        await expect(menuList(page, name)).toBeVisible();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await close();
        await expect(menuList(page, name)).toBeHidden();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      }
    }
  });

  test('opens by Enter and Space; Escape closes it and restores the focus, Tab past its last link closes it', {
    tag: ['@core', '@behaviour'],
  }, async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      const links = menuList(page, name).getByRole('link');
      for (const key of ['Enter', 'Space']) {
        await disclosure(page, name).focus();
        await page.keyboard.press(key);
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menuList(page, name)).toBeHidden();
        await expect(disclosure(page, name)).toBeFocused();
      }
      await page.keyboard.press('Enter');
      for (const _ of await links.all()) await page.keyboard.press('Tab');
      await expect(links.last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menuList(page, name)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(disclosure(page, name)).toBeFocused();
    }
  });

  test('passed over by the pointer before › opens at the first key and the first touch', async ({ page }) => {
    await open(page, '/');
    for (const name of lists) {
      await disclosure(page, name).hover();
      await expect(menuList(page, name)).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(menuList(page, name)).toBeHidden();
      await disclosure(page, name).press('Enter');
      await expect(menuList(page, name)).toBeVisible();
      await page.keyboard.press('Escape');

      await disclosure(page, name).hover();
      await page.keyboard.press('Escape');
      await expect(menuList(page, name)).toBeHidden();
      await page.mouse.move(5, 600);
      await disclosure(page, name).tap();
      await expect(menuList(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuList(page, name)).toBeHidden();
    }
  });

  test('before the script has arrived › opens under the pointer and with the focus', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/');
    for (const name of lists) {
      await expect(menuList(page, name)).toBeHidden();
      await disclosure(page, name).hover();
      await expect(menuList(page, name)).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(menuList(page, name)).toBeHidden();

      await disclosure(page, name).focus();
      await expect(menuList(page, name)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuList(page, name).getByRole('link').first()).toBeFocused();
      await menuList(page, name).getByRole('link').first().blur();
    }
  });

  test('a choice in a list goes to its page, closes the list, and highlights Leiding while one of its pages is open', {
    tag: ['@core', '@behaviour'],
  }, async ({ page }) => {
    const stroke = (name: string) =>
      disclosure(page, name).evaluate((button) => getComputedStyle(button, '::after').maskImage);
    await open(page, '/');
    for (const name of ['Jongensleiding', 'Meisjesleiding']) {
      await disclosure(page, 'Leiding').click();
      await menuList(page, 'Leiding').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}/`);
      await page.mouse.move(5, 600);
      await expect(menuList(page, 'Leiding')).toBeHidden();
      await expect.poll(() => stroke('Leiding')).toMatch(/stroke/);
      expect(await stroke('Activiteiten')).toBe('none');
    }
    await choose(page, 'Bivak');
    await expect(page).toHaveURL(/\/bivak\/$/);
    await page.mouse.move(5, 600);
    await expect.poll(() => stroke('Leiding')).toBe('none');
  });
});

test.describe('in a narrow window', { tag: '@narrow' }, () => {
  test.use({ viewport: widths.narrow, hasTouch: true });

  for (const script of ['with its script', 'before the script has arrived'] as const) {
    const openPage = async (page: Page, path = '/') => {
      if (script === 'with its script') return open(page, path);
      await blockScripts(page);
      await page.goto(path);
    };

    test.describe(script, () => {
      test('the menu opens at a click, a touch or Enter, and closes at the next or at Escape, with the focus at its button', {
        tag: ['@core', '@behaviour'],
      }, async ({ page }) => {
        await openPage(page);
        await expect(mainMenu(page)).toBeHidden();
        await menuButton(page, 'Menu').click();
        await expect(mainMenu(page)).toBeVisible();
        await menuButton(page, 'Sluit').click();
        await expect(mainMenu(page)).toBeHidden();
        await menuButton(page, 'Menu').tap();
        await expect(mainMenu(page)).toBeVisible();
        await menuButton(page, 'Sluit').tap();
        await expect(mainMenu(page)).toBeHidden();
        await menuButton(page, 'Menu').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(mainMenu(page)).toBeHidden();
        await expect(menuButton(page, 'Menu')).toBeFocused();
      });

      test('the page behind an open menu stands still and cannot be reached', {
        tag: ['@core', '@behaviour'],
      }, async ({ page }) => {
        await openPage(page, '/privacy/');
        await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
        // what somebody reads, not `scrollY`: notices of other days may still go from above it
        const place = () =>
          page
            .locator('main h2')
            .last()
            .evaluate((heading) => heading.getBoundingClientRect().top);
        const before = await place();
        const moved = async () => Math.abs((await place()) - before);
        await menuButton(page, 'Menu').click();
        await expect(page.getByRole('main')).toBeHidden();
        await page.mouse.move(180, 500);
        await page.mouse.wheel(0, 600);
        for (let press = 0; press < 30; press += 1) {
          await page.keyboard.press('Tab');
          const behind = page.locator(':is(main, footer) :focus, main:focus');
          await expect(behind).toHaveCount(0);
        }
        await expect.poll(moved).toBeLessThanOrEqual(1);
        await page.keyboard.press('Escape');
        await expect(mainMenu(page)).toBeHidden();
        await expect(page.getByRole('main')).toBeVisible();
        await expect.poll(moved).toBeLessThanOrEqual(1);
      });

      test('a choice goes to its page, with the menu closed', { tag: ['@core', '@behaviour'] }, async ({
        page,
      }) => {
        await openPage(page);
        for (const [name, path] of [
          ['Jongensleiding', '/jongensleiding/'],
          ['Contact', '/contact/'],
        ] as const) {
          if (script === 'with its script') await scriptsReady(page);
          await menuButton(page, 'Menu').tap();
          await mainMenu(page).getByRole('link', { name, exact: true }).tap();
          await expect(page).toHaveURL(path);
          await expect(mainMenu(page)).toBeHidden();
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        }
      });
    });
  }

  test('an open menu hides the notices above the page too', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-10T12:00:00+01:00'));
    await open(page, '/');
    const notices = page.getByRole('complementary').filter({ visible: true });
    await expect(notices).toHaveCount(2);
    await menuButton(page, 'Menu').click();
    await expect(notices).toHaveCount(0);
  });

  test('the choice of an event opens a tab and closes the menu, as does one of the open page', async ({
    page,
  }) => {
    await open(page, '/');
    await menuButton(page, 'Menu').tap();
    const tab = page.waitForEvent('popup');
    await mainMenu(page)
      .getByRole('link', { name: /^Lampionnentocht/ })
      .tap();
    await (await tab).close();
    await expect(mainMenu(page)).toBeHidden();

    await menuButton(page, 'Menu').tap();
    await mainMenu(page).getByRole('link', { name: 'Home' }).tap();
    await expect(mainMenu(page)).toBeHidden();
  });

  test('made wide with the menu open › shows the page with its row of links', async ({ page }) => {
    await open(page, '/');
    await menuButton(page, 'Menu').click();
    await page.setViewportSize(widths.wide);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(disclosure(page, 'Leiding')).toBeVisible();
    await page.setViewportSize(widths.narrow);
    await expect(mainMenu(page)).toBeHidden();
  });
});
