import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openEditor, shownPage, strip, test } from './editor';

const openLeader = async (page: Parameters<typeof openEditor>[0]) => {
  await openEditor(page);
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await page.getByRole('button', { name: 'Jongensleiding' }).click();
  await shownPage(page).getByText('Wannes', { exact: true }).click();
};

test('a photo of a phone is made small and stands on the page; what is none is refused', async ({
  page,
  incidents,
}) => {
  await openLeader(page);
  const photo = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#2a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const input = page.getByLabel('Foto', { exact: false }).and(page.locator('input[type=file]'));

  await input.setInputFiles({
    name: 'tekst.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Beste ouders'),
  });
  await expect(input).toHaveAccessibleDescription(/Dit is een tekst, geen foto/);

  await input.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const shown = shownPage(page).locator('img[src^="blob:"]');
  await expect(shown).toBeVisible({ timeout: 30_000 });
  const size = await shown.evaluate(async (image: HTMLImageElement) => {
    const file = new Image(); // by itself: in the page its size counts from `sizes`
    file.src = image.src;
    await file.decode();
    return [file.naturalWidth, file.naturalHeight];
  });
  expect(size).toEqual([960, 1280]); // upright, and no larger than it was
  expect(incidents.violations).toEqual([]);
});

test('an iPhone’s photo is opened by a decoder that comes when it is needed', async ({ page, incidents }) => {
  await openLeader(page);
  const input = page.getByLabel('Foto', { exact: false }).and(page.locator('input[type=file]'));
  const heic = readFileSync(join('e2e', 'journeys', 'beheer', 'twelve-megapixels.heic'));
  await input.setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(shownPage(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 60_000 });
  expect(incidents.violations).toEqual([]);
});

test('a new year asks for its papers by name, and takes PDFs alone', async ({ page }) => {
  await openEditor(page);
  await strip(page).getByRole('button', { name: 'Taken' }).click();
  await page.getByRole('button', { name: /^Papieren/ }).click();
  await page.getByRole('button', { name: /^Papieren van het bivak/ }).click();
  await page.getByRole('button', { name: 'Nieuw: jaar' }).click();
  await page.getByRole('textbox', { name: 'Jaar' }).fill('2031');
  await page.getByLabel('Ook een neutraal attest').selectOption('ja');
  await expect(page.getByText('0 van de 1 papieren zijn er.')).toBeVisible();
  await expect(strip(page)).toContainText('rechtzetten');

  const paper = page.getByLabel('Neutraal attest', { exact: true });
  await paper.setInputFiles({ name: 'attest.pdf', mimeType: 'application/pdf', buffer: Buffer.from('foto') });
  await expect(paper).toHaveAccessibleDescription(/Dit is geen pdf/);
  await paper.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 attest'),
  });
  await expect(page.getByText('1 van de 1 papieren zijn er.')).toBeVisible();
  await expect(strip(page)).not.toContainText('rechtzetten');
});
