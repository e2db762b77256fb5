import { expect, type Locator, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { codeHostOf, panel, photoOf, shownPage, strip, test, textbox } from './editor';
import { comeIn, head } from './invited';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let host: TestHost;
test.beforeAll(async ({ contentFolder }) => {
  test.setTimeout(120_000);
  host = await codeHostOf(contentFolder);
});
test.afterAll(() => host.stop());

/** Somebody with a phone: counts what they do. A field that is filled in is one thing, however long. */
function somebody(page: Page) {
  let actions = 0;
  const doing =
    <Rest extends unknown[]>(act: (where: Locator, ...rest: Rest) => Promise<unknown>) =>
    async (where: Locator, ...rest: Rest) => {
      actions += 1;
      await act(where, ...rest);
    };
  const tap = doing((where) => where.tap());
  return {
    tap,
    type: doing((where, words: string) => where.fill(words)),
    choose: doing((where, option: string) => where.selectOption(option)),
    take: doing((where, buffer: Buffer) =>
      where.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }),
    ),
    button: (name: string | RegExp) => tap(panel(page).getByRole('button', { name }).first()),
    tool: (name: string | RegExp) => tap(strip(page).getByRole('button', { name })),
    field: (name: string) => textbox(page, name),
    /** Publishes, and returns the number of actions. */
    async publish(): Promise<number> {
      const before = await head(host);
      await this.tool(/^Zet online \d/);
      await this.button(/^Zet \d+ ding(en)? online/);
      await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
      expect(await head(host)).not.toBe(before);
      return actions;
    },
  };
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
});

test('another name for a leader takes five taps and fields after signing in', async ({
  page,
  facts: { leader },
}) => {
  const { tap, type, button, field, ...rest } = somebody(page);
  await button('Jongensleiding');
  await tap(shownPage(page).getByText(leader, { exact: true }));
  await type(field('Naam'), `${leader} V.`);
  expect(await { ...rest, button }.publish()).toBe(5);
});

test('a new leader with a photo takes eight', async ({ page }) => {
  const photo = await photoOf('#2a7', [400, 300]);
  const { tap, type, take, choose, button, field, ...rest } = somebody(page);
  await button('Jongensleiding');
  await tap(shownPage(page).getByText('Gust', { exact: true }));
  await button('Nieuw: leider');
  await type(field('Naam'), 'Nel');
  await take(panel(page).locator('input[type=file]'), photo);
  await choose(panel(page).getByLabel('Mag de foto op de site?'), 'ja');
  await expect(shownPage(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 30_000 });
  await expect(shownPage(page).getByText('Nel', { exact: true })).toBeVisible();
  expect(await { ...rest, button }.publish()).toBe(8);
});

test('other dates for camp take six, and then a notice above every page eight', async ({ page }) => {
  const first = somebody(page);
  await first.tool('Taken');
  await first.button(/^Bivak Het kamp/);
  await expect(shownPage(page).locator('[class*=picked]')).toBeInViewport(); // what is about to change
  await first.type(first.field('Eerste dag'), '7 juli');
  await first.type(first.field('Laatste dag'), '15 juli');
  await expect(shownPage(page).getByText('7 tot 15 juli').first()).toBeVisible();
  expect(await first.publish()).toBe(6);

  const second = somebody(page);
  await second.tool('Taken');
  await second.button(/Meldingen boven elke pagina/);
  await second.button('Nieuw: melding');
  await second.type(second.field('Titel'), 'Zaterdag is er geen activiteit');
  await second.type(second.field('Van'), '5 maart 2027');
  await second.type(second.field('Tot en met'), '7 maart 2027');
  expect(await second.publish()).toBe(8);
});
