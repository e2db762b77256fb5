import { expect, test } from '@playwright/test';
import { answerMap, mapRequests } from '../../network';

test.beforeEach(({ page }) => answerMap(page));

test('the map appears by itself, in the space of its placeholder, and its site does not learn who asks', {
  tag: ['@core', '@behaviour'],
}, async ({ page }) => {
  const asked = page.waitForRequest(mapRequests);
  await page.goto('/verhuur/');
  await page.getByRole('heading', { name: 'De weg naar de poel' }).scrollIntoViewIfNeeded();
  const map = page.getByTitle(/^Kaart: /);
  await map.scrollIntoViewIfNeeded();

  await expect(map.contentFrame().getByRole('heading', { name: 'Kaart' })).toBeVisible();
  await expect(page.getByText('De kaart komt eraan…')).toBeHidden();
  expect(await (await asked).allHeaders()).not.toHaveProperty('referer');
});
