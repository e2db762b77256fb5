import { expect, test } from '@playwright/test';
import { withoutMotion } from '../../motion';
import { answerMap } from '../../network';

test.use(withoutMotion);

/** The renter's sheet, read and printed with scripting switched off. */
test.use({ javaScriptEnabled: false });

test('the rental page leads to the sheet, which leads back', { tag: '@core' }, async ({ page }) => {
  await answerMap(page);
  await page.goto('/verhuur/');
  await page.getByRole('link', { name: 'Infofiche voor huurders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dag logé');
  await page.getByRole('link', { name: 'Alles over de verhuur' }).click();
  await expect(page).toHaveURL(/\/verhuur\/$/);
});

test('the sheet lists the address, whom to call, the rooms with their beds, and every point', async ({
  page,
}) => {
  await page.goto('/verhuur/infofiche/');
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('De Paddenpoel, Mosstraat 7, 9999 Pruimelgem');
  await expect(sheet.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(sheet.getByRole('link', { name: '0400 00 00 25' })).toHaveAttribute(
    'href',
    'tel:+32400000025',
  );
  await expect(sheet.getByText('achter de gele deur')).toBeVisible();
  expect(
    (await sheet.getByRole('figure').getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    ),
  ).toEqual([
    expect.stringContaining('Kamer 1 12 plaatsen'),
    expect.stringContaining('Kamer 2 8 plaatsen'),
    expect.stringContaining('Kamer 3 8 plaatsen'),
    expect.stringContaining('Kamer 4 4 plaatsen'),
    expect.stringContaining('Kamer 5 2 plaatsen'),
    'Refter ronde tafels',
    'Keuken',
  ]);
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveCount(12);
});

test('printed it is one page of A4 with everything on them and nothing of the site around it', async ({
  page,
}) => {
  await page.goto('/verhuur/infofiche/');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBe(1);
  for (const [, width = '', height = ''] of pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g))
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

  // as wide as the sheet between its margins: 210 − 2 × 13 mm
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor((184 / 25.4) * 96), height: 1000 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const cut = await page.getByRole('article').evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll<HTMLElement>('*')]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isCut =
          part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible';
        return isCut || left < edge.left - 1 || right > edge.right + 1;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });
  expect(cut).toEqual([]);
  for (const text of await page.getByRole('article').getByRole('paragraph').all())
    await expect(text).toBeVisible();
});
