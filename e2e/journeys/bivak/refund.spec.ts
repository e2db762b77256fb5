import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { open } from '../../hydrated';

/** Which paper somebody needs: answered by the page itself, whatever becomes of its scripts. */

/** Opens the folder of an insurer, as somebody who looks for a paper does. */
async function folder(page: Page, insurer: string) {
  const found = page.locator('details[name="ziekenfonds"]').filter({
    has: page.locator('summary').getByText(insurer, { exact: true }),
  });
  await found.locator('summary').click();
  await expect(found).toHaveAttribute('open');
  return found;
}

async function tellsEveryone(page: Page): Promise<void> {
  const cm = await folder(page, 'CM');
  const camp = (year: string) => cm.getByRole('row', { name: new RegExp(`^${year}`) });
  await expect(camp('2025').getByRole('link')).toHaveCount(2);
  const girls = camp('2027').getByRole('link', { name: 'Meisjes CM 2027 (pdf, opent in een nieuw tabblad)' });
  await expect(girls).toHaveAttribute('href', '/documents/2027/cm-meisjes.pdf');
  for (const words of ['Alles boven de stippellijn.', 'Alles eronder, met de stempel van de poel.'])
    await expect(page.getByText(words)).toBeVisible();

  const vnz = await folder(page, 'VNZ');
  await expect(vnz.getByRole('row', { name: /^2024/ }).getByRole('link')).toHaveText([
    /Jongens VNZ 2024/,
    /Neutraal attest VNZ 2024/,
  ]);

  const partena = await folder(page, 'Partena');
  await expect(partena.getByRole('row', { name: /^2027/ })).toContainText(/volgt.*volgt/);
  await expect(partena).toContainText(
    'Het papier van 2027 volgt: we krijgen het van Partena in de loop van augustus. Je hoeft nu niets te doen: zodra het er is, staat het hier. Haast? Neem het neutraal attest.',
  );

  const other = await folder(page, 'Ander');
  await expect(other.getByRole('link')).toHaveCount(4);
  await expect(other.getByText('Alleen de naam van je kind.')).toBeVisible();
}

test('who chooses an insurer, a year and boys or girls gets that paper, or what there is for now', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/bivak/');
  await tellsEveryone(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).include('#terugbetaling').analyze();
  expect(violations).toEqual([]);
  await expect(page.getByRole('row', { name: /^Partena/ }).first()).toContainText(/volgt.*volgt/);
});

test('a paper that is missing is named beside the choice', { tag: '@once' }, async ({ page }) => {
  await open(page, '/bivak/');
  await page.context().route('**/documents/2026/cm-jongens.pdf', (route) => route.fulfill({ status: 404 }));
  const cm = await folder(page, 'CM');
  await cm.getByRole('link', { name: /^Jongens CM 2026/ }).click();
  await expect(page.getByText("Fout: Het document 'cm-jongens.pdf' is niet gevonden.")).toBeVisible();
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('it is told as well, beside the list of all papers', async ({ page }) => {
    await page.goto('/bivak/');
    await tellsEveryone(page);
  });
});
