import { expect, type Page } from '@playwright/test';
import { test } from '../../group';
import { open, scriptsReady } from '../../hydrated';
import { blockScripts } from '../../network';

const opener = (page: Page, title: string) =>
  page.getByRole('button', { name: `Meer info over ${title}`, exact: true });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const closer = (page: Page, title: string) => dialog(page, title).getByRole('button', { name: 'Sluit' });
const place = (page: Page) => page.evaluate(() => scrollY);

const meetings = 'Elke woensdag';
const events = 'Feest in het rijk';

/** Scrolls to the button and waits until nothing moves. */
async function readTo(page: Page, title: string) {
  await opener(page, title).evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(opener(page, title)).toBeInViewport();
  const section = page.locator('[data-reveal]', { has: opener(page, title) });
  await expect(section).toHaveAttribute('data-reveal', 'done');
  await expect.poll(() => section.evaluate((one) => one.getAnimations().length)).toBe(0);
  return { y: await place(page), box: await opener(page, title).boundingBox() };
}

/** The ways out of a dialog, each as a visitor does it. */
const exits: Record<string, (page: Page, title: string) => Promise<void>> = {
  Sluit: (page, title) => closer(page, title).click(),
  'the backdrop': (page) => page.mouse.click(4, 120),
  Escape: (page) => page.keyboard.press('Escape'),
};

for (const title of [meetings, events]) {
  test.describe(title, () => {
    test('opens, and closes in every way; the reader and the focus are where they were', async ({ page }) => {
      await open(page, '/');
      const before = await readTo(page, title);
      for (const [way, leave] of Object.entries(exits)) {
        await opener(page, title).click();

        await expect(dialog(page, title)).toBeVisible();
        await expect(page.locator('dialog :focus')).toHaveCount(1);
        expect({ y: await place(page), box: await opener(page, title).boundingBox() }).toEqual(before);
        await page.mouse.move(180, 300);
        await page.mouse.wheel(0, 5000);
        await page.mouse.move(4, 120);
        await page.mouse.wheel(0, 5000);
        expect(await place(page)).toBe(before.y);
        await leave(page, title);

        await expect(dialog(page, title), way).toBeHidden();
        await expect(opener(page, title), way).toBeFocused();
        expect(await place(page), way).toBe(before.y);
        expect(await opener(page, title).boundingBox(), way).toEqual(before.box);
        expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
      }
    });

    test.describe('by touch', { tag: '@narrow' }, () => {
      test.use({ hasTouch: true });

      test('opens at a tap and closes at one on Sluit or beside it', async ({ page }) => {
        await open(page, '/');
        const { y } = await readTo(page, title);
        await opener(page, title).tap();
        await closer(page, title).tap();
        await expect(dialog(page, title)).toBeHidden();
        await opener(page, title).tap();
        await expect(dialog(page, title)).toBeVisible();
        await page.touchscreen.tap(4, 120);
        await expect(dialog(page, title)).toBeHidden();
        expect(await place(page)).toBe(y);
      });
    });

    test('by keyboard alone › opens, traps Tab and closes', { tag: '@once' }, async ({ page }) => {
      await open(page, '/');
      const { y } = await readTo(page, title);
      await opener(page, title).focus();
      await page.keyboard.press('Enter');
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':is(main, header, footer) :focus:not(dialog, dialog *)')).toHaveCount(0);
      }
      await closer(page, title).focus();
      await page.keyboard.press('Space');
      await expect(dialog(page, title)).toBeHidden();
      await expect(opener(page, title)).toBeFocused();
      expect(await place(page)).toBe(y);
    });

    test('from an address with a hash › the address is the home page’s afterwards, at the same place', {
      tag: '@once',
    }, async ({ page }) => {
      await open(page, '/#over-ons');
      const { y } = await readTo(page, title);
      await opener(page, title).click();
      await expect(dialog(page, title)).toBeVisible();
      await closer(page, title).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      expect(await place(page)).toBe(y);
      await page.reload();
      await scriptsReady(page);
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  });
}

test('the weekly meetings show the text of the content', { tag: '@once' }, async ({ page, content }) => {
  const card = content.home.activiteiten.kaarten.find(({ titel }) => titel === meetings);
  await open(page, '/');
  await opener(page, meetings).click();
  await expect(dialog(page, meetings)).toContainText(String(card?.info?.tekst));
});

test('the special events are four, each with its picture and a description', { tag: '@once' }, async ({
  page,
  content,
}) => {
  const expected = content.home.activiteiten.kaarten.find(({ titel }) => titel === events)?.events ?? [];
  expect(expected.map(({ naam }) => naam)).toEqual([
    'Lampionnentocht',
    'Winterbar',
    'Pannenkoekenslag',
    'Kikkerbal',
  ]);
  await open(page, '/');
  await opener(page, events).click();
  const shown = dialog(page, events).getByRole('listitem');
  await expect(shown).toHaveCount(4);
  for (const [index, { naam, tekst, foto }] of expected.entries()) {
    const one = shown.nth(index);
    await expect(one.getByRole('heading', { name: naam })).toBeVisible();
    await expect(one).toContainText(tekst);
    const picture = one.getByRole('img', { name: foto.alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('Poelkamp is a link to the camp page', { tag: '@once' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Meer info over Poelkamp' }).click();
  await expect(page).toHaveURL(/\/bivak\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the button of the hero glides to what it promises', async ({ page }) => {
  await open(page, '/');
  await page.locator('main a[href$="#over-ons"]').first().click();
  await expect(page).toHaveURL(/\/#over-ons$/);
  await expect(page.getByRole('heading', { name: 'Over ons rijk' })).toBeInViewport();
});

test.describe('a browser that cannot open dialogs by itself', { tag: '@once' }, () => {
  test('has the script do it', async ({ page }) => {
    await page.addInitScript(() => {
      // what such a browser lacks
      for (const [type, name] of [
        [HTMLButtonElement, 'command'],
        [HTMLButtonElement, 'commandForElement'],
        [HTMLDialogElement, 'closedBy'],
      ] as const)
        Reflect.deleteProperty(type.prototype, name);
      // and what it would do with the attributes: nothing
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('[commandfor]')) event.preventDefault();
      });
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('[closedby]')) element.removeAttribute('closedby');
      });
    });
    await open(page, '/');
    for (const leave of Object.values(exits)) {
      await opener(page, events).click();
      await expect(dialog(page, events)).toBeVisible();
      await leave(page, events);
      await expect(dialog(page, events)).toBeHidden();
      await expect(opener(page, events)).toBeFocused();
    }
  });
});

/** Opens and closes both dialogs by HTML alone. */
async function worksByItself(page: Page) {
  for (const title of [meetings, events]) {
    for (const leave of Object.values(exits)) {
      await opener(page, title).click();
      await expect(dialog(page, title)).toBeVisible();
      await leave(page, title);
      await expect(dialog(page, title)).toBeHidden();
      await expect(opener(page, title)).toBeFocused();
    }
  }
}

test('before the script has arrived › both dialogs open and close', { tag: '@once' }, async ({ page }) => {
  await blockScripts(page);
  await page.goto('/');
  await worksByItself(page);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the texts of both dialogs stand in the page, and no button promises them', async ({ page }) => {
    await page.goto('/');
    for (const title of [meetings, events]) {
      await expect(dialog(page, title)).toBeVisible();
      await expect(dialog(page, title).getByRole('heading', { name: title })).toBeVisible();
      await expect(opener(page, title)).toBeHidden();
      await expect(closer(page, title)).toBeHidden();
    }
    await expect(dialog(page, events).getByRole('listitem')).toHaveCount(4);
  });
});
