import { expect, type Page } from '@playwright/test';
import { test } from '../../group';
import { open, scriptsReady } from '../../hydrated';
import { frames } from '../../motion';
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
  const blocks = page.locator('main [data-reveal]').filter({ visible: true });
  // a jump before the observer's first callback would leave the block as it is: visible from the start
  await expect(blocks.last()).toHaveAttribute('data-reveal', /wait|done/);
  await opener(page, title).evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(opener(page, title)).toBeInViewport();
  const section = blocks.filter({ has: opener(page, title) });
  await expect(section).toHaveAttribute('data-reveal', /^(done)?$/);
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
  test(`${title} › opens, and closes in every way; the reader and the focus are where they were`, {
    tag: ['@core', '@behaviour'],
  }, async ({ page }) => {
    await open(page, '/');
    const before = await readTo(page, title);
    for (const [way, leave] of Object.entries(exits)) {
      await opener(page, title).click();

      await expect(dialog(page, title)).toBeVisible();
      await expect(page.locator('dialog :focus')).toHaveCount(1);
      expect({ y: await place(page), box: await opener(page, title).boundingBox() }).toEqual(before);
      await frames(page, 2); // the dialog is on the screen
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
}

test.describe('by touch', { tag: '@narrow' }, () => {
  test.use({ hasTouch: true });

  test('a dialog opens at a tap and closes at one on Sluit or beside it', { tag: '@behaviour' }, async ({
    page,
  }) => {
    await open(page, '/');
    for (const title of [meetings, events]) {
      const { y } = await readTo(page, title);
      await opener(page, title).tap();
      await closer(page, title).tap();
      await expect(dialog(page, title)).toBeHidden();
      await opener(page, title).tap();
      await expect(dialog(page, title)).toBeVisible();
      await page.touchscreen.tap(4, 120);
      await expect(dialog(page, title)).toBeHidden();
      expect(await place(page)).toBe(y);
    }
  });
});

test('by keyboard alone › a dialog opens, traps Tab and closes', { tag: ['@once', '@behaviour'] }, async ({
  page,
}) => {
  await open(page, '/');
  for (const title of [meetings, events]) {
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
  }
});

test('from an address with a hash › the address is the home page’s afterwards, at the same place', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/#over-ons');
  const { y } = await readTo(page, events);
  await opener(page, events).click();
  await expect(dialog(page, events)).toBeVisible();
  await closer(page, events).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await place(page)).toBe(y);
  await page.reload();
  await scriptsReady(page);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the dialogs show the text of the content, and four special events with picture and description', {
  tag: '@once',
}, async ({ page, content }) => {
  const cardOf = (title: string) => content.home.activiteiten.kaarten.find(({ titel }) => titel === title);
  await open(page, '/');
  await opener(page, meetings).click();
  await expect(dialog(page, meetings)).toContainText(String(cardOf(meetings)?.info?.tekst));
  await closer(page, meetings).click();

  const expected = cardOf(events)?.events ?? [];
  expect(expected.map(({ naam }) => naam)).toEqual([
    'Lampionnentocht',
    'Winterbar',
    'Pannenkoekenslag',
    'Kikkerbal',
  ]);
  await opener(page, events).click();
  const shown = dialog(page, events).getByRole('listitem');
  await expect(shown).toHaveCount(4);
  for (const [index, { naam, tekst, foto }] of expected.entries()) {
    const one = shown.nth(index);
    await expect(one.getByRole('heading', { name: naam })).toBeVisible();
    await expect(one).toContainText(tekst);
    const picture = one.getByRole('img', { name: foto?.alt ?? '' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the button of the hero glides to what it promises', { tag: ['@core', '@behaviour'] }, async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('main a[href$="#over-ons"]').first().click();
  await expect(page).toHaveURL(/\/#over-ons$/);
  await expect(page.getByRole('heading', { name: 'Over ons rijk' })).toBeInViewport();
});

/** Opens and closes both dialogs, in every way. */
async function opensAndCloses(page: Page) {
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

test('in a browser that cannot open dialogs by itself › the script does it', { tag: '@once' }, async ({
  page,
}) => {
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
  await opensAndCloses(page);
});

test('before the script has arrived › both dialogs open and close', { tag: '@once' }, async ({ page }) => {
  await blockScripts(page);
  await page.goto('/');
  await opensAndCloses(page);
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
