import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false }); // links alone

test('a room on the floor plan shows its photo in place of the first one, and Back restores that', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/verhuur/');
  const beds = page.locator('#slapen');
  const shown = beds.getByRole('heading', { name: /^(Kamer \d|Refter|Keuken)$/ });
  await expect(shown).toHaveText(['Kamer 1']);

  await beds.getByRole('link', { name: 'Refter' }).click();
  await expect(shown).toHaveText(['Refter']);
  await expect(shown).toBeInViewport();
  await expect(beds.getByRole('link', { name: 'Refter' })).toBeInViewport();

  await beds.getByRole('link', { name: '8 slaapplaatsen in Kamer 3' }).press('Enter');
  await expect(shown).toHaveText(['Kamer 3']);
  await page.goBack();
  await page.goBack();
  await expect(shown).toHaveText(['Kamer 1']);
});
