import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openEditor, openLeader, panel, previewFrame, strip, test } from './editor';
import { bytesOf, comeIn, filesAt, openField, openTask, publishAll } from './invited';

/** Opens the editor at a leader whose photo may be shown. */
async function openPhotoOf(page: Page, leader: string): Promise<void> {
  await openEditor(page);
  await openLeader(page, leader);
  await panel(page).getByRole('radio', { name: 'Ja' }).check();
}

const photoInput = (page: Page) =>
  page.getByLabel('Foto', { exact: false }).and(page.locator('input[type=file]'));

/** The photo in the draft, as this browser stored it. */
async function storedPhoto(page: Page): Promise<Buffer> {
  const read = () =>
    page.evaluate(async () => {
      const asked = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const database = await asked(indexedDB.open('beheer'));
      const store = database.transaction('draft').objectStore('draft');
      const keys = await asked(store.getAllKeys());
      const key = keys.find((one) => String(one).startsWith('file:content/fotos/'));
      const bytes = key && (await asked(store.get(key))).bytes;
      database.close();
      return bytes && [...bytes];
    });
  let bytes: number[] | undefined;
  await expect.poll(async () => (bytes = await read())).toBeDefined();
  return Buffer.from(bytes ?? []);
}

test('a photo of a phone is made small and stands on the page; what is none is refused', {
  tag: '@core',
}, async ({
  page,
  facts: {
    named: { name: leader },
  },
  incidents,
}) => {
  await openPhotoOf(page, leader);
  const photo = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#2a7' } })
    // turned, and with the place where it was taken
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  const input = photoInput(page);

  await input.setInputFiles({
    name: 'tekst.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Beste ouders'),
  });
  await expect(input).toHaveAccessibleDescription(/Dit is een tekst, geen foto/);

  await input.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const shown = previewFrame(page).locator('img[src^="blob:"]');
  await expect(shown).toBeVisible({ timeout: 30_000 });
  const size = await shown.evaluate(async (image: HTMLImageElement) => {
    const file = new Image(); // by itself: in the page its size counts from `sizes`
    file.src = image.src;
    await file.decode();
    return [file.naturalWidth, file.naturalHeight];
  });
  expect(size).toEqual([960, 1280]); // upright, and no larger than it was
  const sent = await storedPhoto(page);
  expect(sent.includes('Exif')).toBe(false);
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 1280 });
  expect(incidents.violations).toEqual([]);
});

test('an iPhone’s photo is opened by a decoder that comes when it is needed', async ({
  page,
  facts: {
    named: { name: leader },
  },
  incidents,
}) => {
  await openPhotoOf(page, leader);
  const heic = readFileSync(join('e2e', 'journeys', 'beheer', 'twelve-megapixels.heic'));
  expect(heic.includes('Telefoon')).toBe(true); // what made it stands in it
  await photoInput(page).setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(previewFrame(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 60_000 });
  const sent = await storedPhoto(page);
  expect(sent.includes('Exif')).toBe(false);
  const { format, width, height } = await sharp(sent).metadata();
  expect(format).toBe('jpeg');
  expect(Math.max(width, height)).toBe(2400);
  expect(incidents.violations).toEqual([]);
});

test('a new year asks for its documents by name, accepts PDFs only, and saves them in their folder', async ({
  page,
  codeHost: host,
}) => {
  test.setTimeout(120_000);
  const pdf = (words: string) => Buffer.from(`%PDF-1.4 ${words}`);
  await comeIn(page, host);
  await openTask(page, /^Papieren/, /^Papieren van het bivak/, 'Nieuw: jaar');
  await page.getByRole('textbox', { name: 'Jaar' }).fill('2031');
  await page.getByLabel('Ook een neutraal attest').selectOption('ja');
  await expect(page.getByText('0 van de 1 papieren zijn er.')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Ziekenfondsen –|^Ziekenfondsen$/ })
    .click();
  await page.getByRole('button', { name: 'Nieuw: ziekenfonds' }).click();
  await panel(page).getByRole('textbox').fill('CM');
  await expect(page.getByText('0 van de 3 papieren zijn er.')).toBeVisible();
  await expect(strip(page)).toContainText('rechtzetten');

  const document = page.getByLabel('CM, jongens', { exact: true });
  await document.setInputFiles({
    name: 'attest.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('foto'),
  });
  await expect(document).toHaveAccessibleDescription(/Dit is geen pdf/);
  for (const words of ['CM, jongens', 'CM, meisjes', 'Neutraal attest']) {
    await expect(strip(page)).toContainText('rechtzetten');
    await page
      .getByLabel(words, { exact: true })
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf(words) });
  }
  await expect(page.getByText('3 van de 3 papieren zijn er.')).toBeVisible();
  await expect(strip(page)).not.toContainText('rechtzetten');

  await publishAll(page);
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  const there = await filesAt(host, await host.head());
  expect([...there.keys()].filter((path) => path.startsWith('public/documents/2031/')).sort()).toEqual([
    'public/documents/2031/cm-jongens.pdf',
    'public/documents/2031/cm-meisjes.pdf',
    'public/documents/2031/neutraal.pdf',
  ]);
  expect(await bytesOf(host, there.get('public/documents/2031/cm-jongens.pdf'))).toEqual(pdf('CM, jongens'));
});

test('a paper of another kind, such as a letter, is added where a text links to it', async ({
  page,
  codeHost: host,
}) => {
  test.setTimeout(120_000);
  const letter = Buffer.from('%PDF-1.4 de brief van het weekend');
  await comeIn(page, host);
  await openField(page, 'zodat we elkaar terugvinden', /terugvinden/);
  const field = panel(page).getByRole('textbox', { name: 'Inleiding' });
  await field.press('Home');
  await page.getByRole('button', { name: 'Link', exact: true }).first().click();
  await page
    .getByLabel(/^Of kies een papier/)
    .setInputFiles({ name: 'Brief weekend.pdf', mimeType: 'application/pdf', buffer: letter });
  await expect(field).toHaveValue(/\]\(\/documents\/brief-weekend\.pdf\)/);
  await expect(strip(page)).not.toContainText('rechtzetten');

  await publishAll(page);
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  const there = await filesAt(host, await host.head());
  expect(await bytesOf(host, there.get('public/documents/brief-weekend.pdf'))).toEqual(letter);
});
