import { expect, test } from '@playwright/test';

test('from the leaders to the page of one age group › when, with whom, camp, price, whom to write to', {
  tag: ['@once', '@core'],
}, async ({ page }) => {
  await page.goto('/jongensleiding/');
  await page.getByRole('link', { name: 'Alles over Padvinkers' }).click();
  await expect(page).toHaveURL(/\/groepen\/padvinkers\/$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Padvinkers' })).toBeVisible();
  await expect(main.getByText('Om de twee weken op zaterdag en zondag, 10 tot 12 uur')).toBeVisible();
  const times = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(times).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'padvinkers@paddenrijk.example' })).toBeVisible();
  await expect(main.getByText('€ 110', { exact: true })).toBeVisible();
  const feed = main.getByRole('link', { name: 'Zet Padvinkers in je agenda' });
  await expect(feed).toHaveAttribute('href', 'webcal://www.paddenrijk.example/programma/padvinkers.ics');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the next three times of an age group are those of the day of the build', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/groepen/kwakers/');
    await expect(page.locator('#keer li').filter({ visible: true })).toHaveCount(3);
  });
});
