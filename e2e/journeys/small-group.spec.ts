import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../group';
import { exampleContent } from '../groups/exampleGroup';

/** The small group has other content and the same code: what shows the full group was written into the code. */

const readable = ['.html', '.txt', '.js', '.css', '.xml', '.ics', '.webmanifest', '.svg', ''];

test('nothing in the export shows the other group', ({ exportFolder }) => {
  const other = exampleContent('full').site;
  const traces = [
    other.korteNaam,
    other.lokaal.town,
    other.lokaal.street,
    other.email,
    new URL(other.siteAdres).host,
  ];
  const found: string[] = [];
  for (const entry of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    const file = join(exportFolder, entry);
    if (!statSync(file).isFile() || !readable.includes(extname(file))) continue;
    const text = readFileSync(file, 'utf8');
    found.push(...traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`));
  }
  expect(found).toEqual([]);
});

test('the colours of the content are those of the page', async ({ page, content }) => {
  await page.goto('/');
  const wanted = content.site.kleuren?.accent ?? '';
  const used = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => rule.cssText.match(/--[\w-]+(?=:)/g) ?? [])
      .map((name) => root.getPropertyValue(name).trim().toLowerCase());
  });
  expect(used).toContain(wanted);
});

test('a group without Facebook, Instagram and papers shows none of them', async ({ page }) => {
  await page.goto('/bivak/');
  await expect(page.getByRole('link', { name: /facebook|instagram/i })).toHaveCount(0);
  await expect(page.locator('a[href$=".pdf"]')).toHaveCount(0);
});

test('the camp is dated as this group’s content says', async ({ page }) => {
  await page.goto('/bivak/');
  await expect(page.getByRole('main')).toContainText('10 augustus');
  await expect(page.getByRole('main')).not.toContainText('juli');
});
