import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { test } from '../../group';

const filesIn = (folder: string, extension: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file))
    .map((file) => join(folder, file));

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // how React writes HTML, which is the same to a browser
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    // a search engine cuts titles by their width on the screen, not at 70 characters
    'long-title': 'off',
    // a list may be named, as the menu's lists are
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a picture is fetched early by its `imagesrcset`, without `href`; the rule does not know that
    'element-required-attributes': 'off',
    'no-inline-style': 'error',
    'heading-level': 'error',
  },
});

test('every page is valid HTML', async ({ exportFolder }) => {
  const files = filesIn(exportFolder, /\.html$/);
  expect(files.length).toBeGreaterThan(6);
  const found: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'));
    for (const { messages } of results)
      found.push(
        ...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
      );
  }
  expect(found).toEqual([]);
});

test('every page is in Dutch, has one main heading and no style of its own', async ({
  page,
  exportFolder,
}) => {
  for (const file of filesIn(exportFolder, /\.html$/)) {
    await page.setContent(readFileSync(file, 'utf8').replace(/<script\b.*?<\/script>/gs, ''));
    await expect(page.locator('html'), file).toHaveAttribute('lang', 'nl-BE');
    await expect(page.locator('h1'), file).toHaveCount(1);
    await expect(page.locator('[style]'), file).toHaveCount(0);
  }
});

test('no picture tells where or by whom it was taken', async ({ exportFolder }) => {
  const files = filesIn(exportFolder, /\.(avif|webp|jpe?g|png|gif|tiff?|heic)$/i);
  expect(files.length).toBeGreaterThan(100);
  const telling: string[] = [];
  for (const file of files) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    if (exif || xmp || iptc) telling.push(file);
  }
  expect(telling).toEqual([]);
});
