import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { siteFile } from '@/lib/content/schemas';
import { test } from '../group';

/** The second group has other content and the same code: what shows the first group was written into the code. */

const readable = ['.html', '.txt', '.js', '.css', '.xml', '.ics', '.webmanifest', '.svg', ''];

test('nothing in the export shows the first group', ({ exportFolder }) => {
  const first = siteFile.parse(parse(readFileSync('content/site.yaml', 'utf8')));
  const traces = [
    first.korteNaam,
    first.lokaal.gemeente,
    first.lokaal.straat,
    first.email,
    new URL(first.siteAdres).host,
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

test('a group without Instagram and without papers shows neither', async ({ page }) => {
  await page.goto('/bivak/');
  await expect(page.getByRole('link', { name: /instagram/i })).toHaveCount(0);
  await expect(page.locator('a[href$=".pdf"]')).toHaveCount(0);
});

test('the camp is dated as this group’s content says', async ({ page }) => {
  await page.goto('/bivak/');
  await expect(page.getByRole('main')).toContainText('10 augustus');
  await expect(page.getByRole('main')).not.toContainText('juli');
});
