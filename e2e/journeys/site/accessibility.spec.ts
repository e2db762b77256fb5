import type { Page } from '@playwright/test';
import { routePath } from '@/lib/pages/pages';
import { barriers, wcag } from '../../barriers';
import { fullRoutes } from '../../groups/exampleGroup';
import { open, scriptsReady } from '../../hydrated';
import { disclosure, mainMenu, menuButton, widths } from '../../menu';
import { withoutMotion } from '../../motion';
import { answerMap } from '../../network';
import { setTextSettings, unfold, wordsOutside } from '../../textFaults';
import { expect, fillInMessage, form, test } from '../contact/mailbox';
import { answers, fillIn } from '../verhuur/ask';
import { wakeOn } from '../year';

test.use(withoutMotion); // what fades in has another contrast half-way

test.beforeEach(({ page }) => answerMap(page));

/** Checks a state: a whole page or, where only these are new, the parts that match these selectors. */
type Check = (state: string, parts?: string[]) => Promise<void>;

/** The sender of the form's message, and how the mailbox answers. */
type Message = { sender: string; behave: (behaviour: { status?: number; text?: string }) => Promise<void> };

/** By all rules, or by those that a change of size or colours can break: the others have seen the same page already. */
async function expectAccessible(
  page: Page,
  state: string,
  { parts, rules }: { parts?: string[] | undefined; rules?: string[] } = {},
) {
  const only = rules ? { type: 'rule' as const, values: rules } : wcag;
  expect(await barriers(page, { parts, only }), state).toEqual([]);
}

/**
 * Every state that a page can be in, one after the other. On a wide screen the pages and the menu, which is another one there;
 * the parts of a page, which are the same, with `npm run test:long` alone.
 */
async function seeEveryState(page: Page, message: Message, check: Check) {
  await seeEveryPage(page, check);
  const onPhone = await seeTheMenu(page, check);
  if (onPhone || process.env.TESTS === 'long') {
    await seeEveryPart(page, check);
    await seeBothOutcomes(page, message, check);
  }
}

async function seeEveryPage(page: Page, check: Check) {
  for (const path of [...fullRoutes.map(routePath), '/groepen/padvinkers/', '/bestaat-niet/']) {
    await page.goto(path);
    await check(path);
  }
}

/** Returns whether it is the menu of a phone. */
async function seeTheMenu(page: Page, check: Check): Promise<boolean> {
  await open(page, '/');
  const onPhone = await menuButton(page, 'Menu').isVisible();
  if (onPhone) {
    await menuButton(page, 'Menu').click();
    await expect(mainMenu(page)).toBeVisible();
    await check('the menu', ['header']);
    await page.keyboard.press('Escape');
  } else {
    for (const name of ['Leiding', 'Activiteiten']) {
      await disclosure(page, name).press('Enter');
      await check(`the list of ${name}`, ['header']);
      await page.keyboard.press('Escape');
    }
  }
  return onPhone;
}

async function seeEveryPart(page: Page, check: Check) {
  await open(page, '/');
  for (const opener of await page.getByRole('button', { name: /^Meer info over/ }).all()) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(`the dialog of ${await opener.textContent()}`, ['dialog[open]']);
    await page.keyboard.press('Escape');
  }

  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+01:00')); // before the days that are asked for
  await open(page, '/verhuur/');
  await page.getByRole('button', { name: 'Foto 8', exact: true }).click();
  await expect(page.getByText(/^Foto 8 van/)).toBeVisible();
  await page.getByTitle(/^Kaart: /).scrollIntoViewIfNeeded();
  await check('the gallery half-way, with the map', ['#fotos', '#kaart']);

  for (const [state, days] of [
    ['a request for taken nights', ['2027-05-14', '2027-05-16']],
    ['a request that can be had', ['2027-05-28', '2027-05-30']],
  ] as const) {
    await fillIn(page, { days });
    await expect(answers(page)).toContainText(days[0] === '2027-05-14' ? 'bezet' : 'Vrij');
    await check(state, ['#aanvraag']);
  }
  await page.getByRole('button', { name: /^Lees je bericht na/ }).click();
  await expect(page.getByText(/^Dag ’t Paddenrijk/)).toBeVisible();
  await check('the message of a request', ['#aanvraag']);

  await open(page, '/bivak/');
  await page.context().route('**/medische-fiche.pdf', (route) => route.fulfill({ status: 404 }));
  await page.locator('a[href$="/medische-fiche.pdf"]').press('Enter');
  await expect(page.getByText(/^Fout: Het document/)).toBeVisible();
  await check('the message of a missing document', ['#documenten']);
  for (const year of await page.locator('summary').all()) {
    await year.click();
    await check(`the documents of ${await year.textContent()}`, ['details']);
  }
}

async function seeBothOutcomes(page: Page, { sender, behave }: Message, check: Check) {
  await page.goto('/contact/');
  await scriptsReady(page);
  await fillInMessage(page, sender);
  await behave({ status: 503, text: 'The service is unavailable' });
  await form(page).button.click();
  await expect(form(page).alert).toBeVisible();
  await check('a message that could not be sent', ['form']);
  await behave({});
  await form(page).button.click();
  await expect(form(page).status).toHaveText(/^Bedankt/);
  await check('a message that was sent', ['form']);
}

const aboutColour = ['color-contrast', 'link-in-text-block'];
const aboutSize = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** No part of the page is out of reach to the side. */
async function expectNoSideways(page: Page, state: string) {
  const [needs, has] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needs, state).toBeLessThanOrEqual(has ?? 0);
}

/** Forced colours and text of twice the size are the same for axe on a wide screen: there in the long form. */
const look = async (page: Page, message: Message, isWide = false) => {
  test.setTimeout(240_000); // some thirty states
  const isWhole = !isWide || process.env.TESTS === 'long';
  await seeEveryState(page, message, async (state, parts) => {
    await expectNoSideways(page, state);
    await expectAccessible(page, state, { parts });
    if (isWhole) {
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page, `${state}, in forced colours`, { parts, rules: aboutColour });
      await page.emulateMedia({ forcedColors: 'none' });
    }
    await setTextSettings(page, { percent: 200 });
    await expectNoSideways(page, `${state}, in text of twice the size`);
    if (isWhole)
      await expectAccessible(page, `${state}, in text of twice the size`, { parts, rules: aboutSize });
    await setTextSettings(page, { percent: 100 });
  });
};

const title =
  'every state of every page has no violation and needs no scrolling to the side, also in forced colours and in text of twice the size';

test(
  'every page has no violation, and needs no scrolling to the side in text of twice the size either',
  {
    tag: '@wide',
  },
  ({ page, sender, behave }) => look(page, { sender, behave }, true),
);

test.describe('in forced colours', { tag: '@narrow' }, () => {
  test.use({ forcedColors: 'active' });

  test('no shadow lies over the words, and none have the colour of what is behind them, on the day of an activity and during camp', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of [...fullRoutes.map(routePath), '/bestaat-niet/']) {
      await page.clock.setFixedTime(new Date('2027-03-10T10:00:00+01:00'));
      await page.goto(path);
      expect(await page.evaluate(shadowsOverWords), path).toEqual([]);
      expect(await page.evaluate(unseenWords), path).toEqual([]);
      await wakeOn(page, '2027-07-10T10:00:00+02:00');
      if (path === '/') await expect(page.getByRole('heading', { name: 'We zijn op kamp' })).toBeVisible();
      expect(await page.evaluate(unseenWords), `${path} during camp`).toEqual([]);
    }
  });
});

// To run in the page:

/** The class names of what has a filter and words in it. */
const shadowsOverWords = () =>
  [...document.querySelectorAll('body *')]
    .filter((one) => getComputedStyle(one).filter !== 'none' && /\S/.test(one.textContent ?? ''))
    .map(({ className }) => String(className));

/** The words whose colour is that of the nearest background, where that is no drawing. */
function unseenWords(): string[] {
  const unseen: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim();
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    let behind: Element | null = element;
    const styleOf = (one: Element | null) => getComputedStyle(one ?? document.documentElement);
    while (
      behind &&
      styleOf(behind).backgroundImage === 'none' &&
      styleOf(behind).backgroundColor === 'rgba(0, 0, 0, 0)'
    )
      behind = behind.parentElement;
    const { backgroundImage, backgroundColor } = styleOf(behind);
    if (backgroundImage === 'none' && styleOf(element).color === backgroundColor) unseen.push(words);
  }
  return unseen;
}

test.describe('in a window of 320 px, or one of 1280 px at 400 %', { tag: '@narrow' }, () => {
  test.use({ viewport: { ...widths.narrow, width: 320 } });

  test(title, ({ page, sender, behave }) => look(page, { sender, behave }));

  test('every word is in the window, in large text with more space between its signs, and a long one too', async ({
    page,
  }) => {
    for (const path of ['/', '/verhuur/', '/bivak/', '/privacy/']) {
      await open(page, path);
      await page.evaluate(unfold);
      const paragraph = page.locator('main li > p').first();
      if (await paragraph.isVisible())
        await paragraph.evaluate((words) => (words.textContent = 'Verantwoordelijkheidszinnen'));
      for (const settings of [{ percent: 100 }, { percent: 200 }, { percent: 200, isSpaced: true }]) {
        await setTextSettings(page, settings);
        expect(await page.evaluate(wordsOutside), `${path} ${JSON.stringify(settings)}`).toEqual([]);
      }
    }
  });
});

test('a price grows with the words beside it', { tag: '@narrow' }, async ({ page }) => {
  const heights = () =>
    page
      .locator('main table td')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)));

  for (const path of ['/', '/verhuur/', '/bivak/']) {
    await open(page, path);
    const before = await heights();
    await setTextSettings(page, { percent: 200 });
    const after = await heights();
    expect(before.length).toBeGreaterThan(2);
    for (const [index, height] of after.entries())
      expect(height / (before[index] ?? 0), path).toBeGreaterThan(1.6);
  }
});
