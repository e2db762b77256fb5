import { expect, test } from '@playwright/test';
import { answerMap, mapRequests } from '../../network';

test.beforeEach(({ page }) => answerMap(page));

test('the map appears by itself, in the space of its placeholder', async ({ page }) => {
  await page.goto('/verhuur/');
  await page.getByRole('heading', { name: 'De weg naar de poel' }).scrollIntoViewIfNeeded();
  const map = page.getByTitle(/^Kaart: /);
  await map.scrollIntoViewIfNeeded();

  await expect(map.contentFrame().getByRole('heading', { name: 'Kaart' })).toBeVisible();
  await expect(page.getByText('De kaart komt eraan…')).toBeHidden();
});

test('the other site does not learn where its visitor came from', async ({ page }) => {
  const asked = page.waitForRequest(mapRequests);
  await page.goto('/verhuur/');
  await page.getByTitle(/^Kaart: /).scrollIntoViewIfNeeded();

  expect(await (await asked).allHeaders()).not.toHaveProperty('referer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing leads to the map instead of promising one', async ({ page }) => {
    await page.goto('/verhuur/');

    await expect(page.getByText('De kaart komt eraan…')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Bekijk de kaart in OpenStreetMap/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
    );
  });
});
