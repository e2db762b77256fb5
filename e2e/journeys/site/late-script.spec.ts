import type { Page, Route } from '@playwright/test';
import { routePath } from '@/lib/pages/pages';
import { fullRoutes } from '../../groups/exampleGroup';
import { hydrated, scriptsReady } from '../../hydrated';
import { disclosure, mainMenu, menuButton, menuList } from '../../menu';
import { withoutMotion } from '../../motion';
import { answerMap, delayScripts } from '../../network';
import { expect, fields, fillInMessage, form, hard, test } from '../contact/mailbox';

test.use(withoutMotion);

/** Script files on a bad connection: each of them late, or one of them lost. */

test.beforeEach(({ page }) => answerMap(page));

const script = (page: Page) => page.locator('html');

/** Opens what leads to the other pages: the menu of a phone, the list of leaders on a wide screen. */
async function openTheWay(page: Page): Promise<void> {
  const button = menuButton(page, 'Menu');
  await ((await button.isVisible()) ? button : disclosure(page, 'Leiding')).click();
  await theWayIsOpen(page);
}

async function theWayIsOpen(page: Page): Promise<void> {
  await expect(menuList(page, 'Leiding')).toBeVisible();
}

/** Takes the opened way to another page than this one. */
async function goOn(page: Page): Promise<void> {
  const name = page.url().includes('/meisjesleiding/') ? 'Jongensleiding' : 'Meisjesleiding';
  await mainMenu(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/${name.toLowerCase()}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('every script 10 seconds late', () => {
  /** Releases the scripts, ten seconds later by the clock of the page. */
  let arrive: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    const release = await delayScripts(page);
    arrive = async () => {
      await page.clock.fastForward(10_000);
      release();
    };
  });

  const hydrate = async (page: Page) => {
    await arrive();
    await hydrated(page);
  };

  for (const path of ['/jongensleiding/', '/bivak/']) {
    test(`${path} › the way to the other pages opens at once, stays open and leads on`, async ({ page }) => {
      await page.goto(path);
      await openTheWay(page);
      await expect(page.locator('[popovertarget][aria-expanded]')).toHaveCount(0);
      await arrive();
      await scriptsReady(page);
      await theWayIsOpen(page);
      const close = menuButton(page, 'Sluit');
      if (await close.isVisible()) await expect(close).toHaveAttribute('aria-expanded', 'true');
      await goOn(page);
    });
  }

  test('/ › a dialog opens at once, stays open and closes', { tag: '@once' }, async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Feest in het rijk', exact: true });
    await page.goto('/');
    await page.getByRole('button', { name: 'Meer info over Feest in het rijk' }).click();
    await expect(dialog).toBeVisible();
    await hydrate(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Sluit' }).click();
    await expect(dialog).toBeHidden();
  });

  test('/contact/ › what is typed stays, with the focus in it', { tag: '@once' }, async ({
    page,
    sender,
  }) => {
    await page.goto('/contact/');
    await fillInMessage(page, sender, { subject: hard, message: 'Een eerste' });
    await form(page).message.press('End');
    await hydrate(page);
    await expect(form(page).message).toBeFocused();
    await page.keyboard.type(' bericht');
    await expect(form(page).message).toHaveValue('Een eerste bericht');
    await expect(form(page).subject).toHaveValue(hard);
  });

  test('/contact/ › a message sent at once is replayed, and arrives once, however often it is sent', {
    tag: '@once',
  }, async ({ page, sender, received }) => {
    await page.goto('/contact/');
    await fillInMessage(page, sender);
    await form(page).button.click();
    await form(page).button.click();
    await arrive();
    await expect(form(page).status.filter({ hasText: 'Bedankt' })).toBeVisible();
    await expect(page).toHaveURL('/contact/');
    expect(await received()).toEqual([{ fields: fields(sender, 'Vraag', 'Dag leiding'), accepted: true }]);
  });
});

/** The script files of a page: those of React, which are loaded when an island is touched, and its own. */
async function scriptsOf(page: Page, path: string): Promise<{ own: string; ofReact: string[] }> {
  await page.goto(path);
  return page.locator('script[data-own]').evaluate((element) => ({
    own: element.getAttribute('data-own') ?? '',
    ofReact: element.getAttribute('data-late')?.split(' ') ?? [],
  }));
}

for (const path of fullRoutes.map(routePath)) {
  // The way to other pages has two forms and stands on every page: one page is enough for the wide one.
  const tag = path === '/' ? [] : '@narrow';
  test(`${path} with one of its scripts missing, of each kind in turn › reads, opens and leads on`, {
    tag,
  }, async ({ page, sender, received }) => {
    test.slow();
    const { own, ofReact } = await scriptsOf(page, path);
    // what starts React, one of its parts, which are all counted alike, and the site's own; all of them in the long form
    const lost = new Set(process.env.TESTS === 'long' ? ofReact : ofReact.slice(0, 2)).add(own);
    const touched = page.locator('[data-react] :is(input, a)').first();
    const text = await page.getByRole('main').innerText();
    expect(ofReact.length > 2).toBe((await touched.count()) > 0);

    for (const [index, missing] of [...lost].entries()) {
      await test.step(`without ${missing}`, async () => {
        const [, ...parts] = ofReact; // what starts React comes when they are there
        const others = parts.filter((part) => part !== missing);
        const arrived = Promise.all(
          others.map(async (part) =>
            (await page.waitForResponse((response) => response.url().endsWith(part))).finished(),
          ),
        );
        const lose = async (route: Route) => {
          await arrived;
          await route.abort();
        };
        await page.route(`**${missing}`, lose);
        await page.goto(path);
        if (ofReact.length > 0) await touched.focus();
        await expect(script(page)).toHaveAttribute('data-script', /late|here/);

        // where photos become a show
        if (path !== '/verhuur/')
          await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        if (path === '/') {
          const dialog = page.getByRole('dialog', { name: 'Elke woensdag', exact: true });
          await page.getByRole('button', { name: 'Meer info over Elke woensdag' }).click();
          await expect(dialog).toBeVisible();
          await dialog.getByRole('button', { name: 'Sluit' }).click();
          await expect(dialog).toBeHidden();
        }
        if (path === '/contact/' && index === 0) {
          await fillInMessage(page, sender);
          await form(page).button.click();
          await expect.poll(received).toHaveLength(1);
          await page.goto(path);
        }
        await openTheWay(page);
        await goOn(page);
        await page.unroute(`**${missing}`, lose);
      });
    }
  });
}
