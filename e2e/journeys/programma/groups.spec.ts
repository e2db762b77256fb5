import { expect, type Page, test } from '@playwright/test';
import { scriptsReady } from '../../hydrated';

const groups = (page: Page) => page.getByRole('main').locator('h2');

test('a family ticks its groups › the programme shows those alone, also on the next visit', {
  tag: ['@once', '@core', '@behaviour'],
}, async ({ page }) => {
  await page.goto('/programma/');
  await scriptsReady(page);
  const box = page.getByRole('checkbox', { name: 'Kwakers' });
  const place = await box.boundingBox();
  await box.check();
  await expect(page.locator('html')).toHaveAttribute('data-groups', 'kwakers');
  expect(await box.boundingBox()).toEqual(place); // the next box is still under the thumb
  await page
    .getByRole('group', { name: 'Meisjes' })
    .getByRole('checkbox', { name: /^Dikkopjes/ })
    .check();
  await page.getByRole('button', { name: 'Toon mijn programma' }).click();
  await expect(box).toBeHidden();
  await page.reload();
  await expect(box).toBeHidden();
  const seen = page.getByText(/^Je ziet:/).locator('..');
  await expect(seen).toHaveText(/Dikkopjes \(meisjes\).*Kwakers.*wijzig/);
  await expect(groups(page).filter({ hasText: 'Kwakers' })).toBeVisible();
  await expect(groups(page).filter({ hasText: 'Dikkopjes (meisjes)' })).toBeVisible();
  await expect(groups(page).filter({ hasText: 'Springers' })).toBeHidden();

  await seen.click();
  await page.getByRole('link', { name: 'Liever alles van iedereen' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-groups', /./);
  await expect(box).not.toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a group shows its programme alone', { tag: ['@once', '@core'] }, async ({ page }) => {
    await page.goto('/programma/');
    await expect(groups(page).filter({ hasText: 'Kwakers' })).toBeHidden();
    await page.getByRole('group', { name: 'Jongens' }).getByRole('link', { name: 'Kwakers' }).click();
    await expect(groups(page).filter({ hasText: 'Kwakers' })).toBeVisible();
    await expect(groups(page).filter({ hasText: 'Springers' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0); // boxes need the script
  });
});

test('a month stands there as long as one of its days does', { tag: '@once' }, async ({ page }) => {
  await page.goto('/programma/');
  await scriptsReady(page);
  const months = page.getByRole('main').locator('section:has(> h2 + ol)');
  const shown = await months.evaluateAll((all) =>
    all.map((month) => ({
      isShown: month.checkVisibility(),
      days: [...month.querySelectorAll('li')].filter((day) => day.checkVisibility()).length,
    })),
  );
  expect(shown.filter(({ isShown }) => isShown).length).toBeGreaterThan(0);
  expect(shown.filter(({ isShown, days }) => isShown && days === 0)).toEqual([]);
});

test('the name on a magnet is whole on every phone, or broken at a hyphen', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/programma/');
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const broken = await page
      .locator('fieldset label b')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 1 && !one.textContent?.includes('\u00ad'))
          .map((one) => one.textContent),
      );
    expect(broken, `${width} px`).toEqual([]);
  }
});
