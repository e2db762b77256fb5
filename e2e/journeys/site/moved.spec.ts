import { expect, test } from '@playwright/test';

/** Addresses of a former site, and of an age group with another name. */

test('an old address leads to where it stands now, without a script too', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const [old, now] of [
      ['/inschrijven.html', '/lid-worden/'],
      ['/info/zaal-huren/', '/verhuur/'],
      ['/groepen/padvinders/', '/groepen/padvinkers/'],
    ] as const) {
      await page.goto(old);
      await page.waitForURL(now);
      await expect(page.locator('h1')).toBeVisible();
    }
    await context.close();
  }
});

test('who subscribed to the calendar of a group under its former name goes on to read it', async ({
  request,
}) => {
  const feed = async (name: string) => (await request.get(`/programma/${name}.ics`)).text();
  expect(await feed('padvinders')).toBe(await feed('padvinkers'));
});
