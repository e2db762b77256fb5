import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sourcesIn } from '@/lib/content/check/read';
import { filesIn } from '@/lib/files/files';
import { photoSlug } from '@/lib/text/slug';
import { groupsIn } from '@/pipeline/check/leaders';
import { barriers } from '../barriers';
import { filesWith } from '../exportedTexts';
import { test } from '../group';
import { exampleContent } from '../groups/exampleGroup';
import { answerMap } from '../network';
import { smallAlways, smallYear } from './small-year';
import { dailyPages, everyPage, expectAlways, expectDay, hasTurn, isLong, zones } from './year';

/** The small group has other content and the same code: any trace of the full group would be hard-coded. */

test('nothing in the export shows the other group', ({ exportFolder }) => {
  const other = exampleContent('full').site;
  const traces = [
    other.korteNaam,
    other.lokaal.town,
    other.lokaal.street,
    other.email,
    new URL(other.siteAdres).host,
  ];
  expect(filesWith(exportFolder, traces)).toEqual([]);
});

test('embargoed leaders are in no file of the export; those whose day has come are', ({
  contentFolder,
  exportFolder,
}) => {
  const { boys, girls } = sourcesIn(contentFolder);
  const tracesOf = (source: typeof boys) =>
    groupsIn(source).flatMap(({ leiding }) =>
      leiding.flatMap(({ naam, foto }) => [naam, ...(foto ? [photoSlug(foto)] : [])]),
    );
  const files = filesIn(exportFolder).map((file) => join(exportFolder, file));
  const contains = (file: string, trace: string) =>
    new RegExp(`(?<![\\p{L}\\d])${trace}(?![\\p{L}\\d])`, 'u').test(`${file}\n${readFileSync(file, 'utf8')}`);
  const where = (trace: string) => files.filter((file) => contains(file, trace));

  expect(tracesOf(girls)).toHaveLength(4);
  expect(tracesOf(girls).flatMap(where)).toEqual([]);
  for (const trace of tracesOf(boys)) expect(where(trace), trace).not.toEqual([]);
});

test('before that day each group shows the date', async ({ page }) => {
  await page.goto('/meisjesleiding/');
  const group = page.getByRole('region', { name: 'Stuurvrouwen' });
  await expect(group).toContainText('Dat verklappen we op zaterdag 26 september.');
  await expect(group.getByRole('listitem')).toHaveCount(0);
  expect(await barriers(page, { parts: ['main'] })).toEqual([]);
  await page.goto('/jongensleiding/');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Otto' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('verklappen');
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

test('a group without Facebook, Instagram and documents shows none of them', async ({ page }) => {
  await page.goto('/bivak/');
  await expect(page.getByRole('link', { name: /facebook|instagram/i })).toHaveCount(0);
  await expect(page.locator('a[href$=".pdf"]')).toHaveCount(0);
});

test('the camp has the dates of this group’s content', async ({ page }) => {
  await page.goto('/bivak/');
  await expect(page.getByRole('main')).toContainText('10 augustus');
  await expect(page.getByRole('main')).not.toContainText('juli');
});

test('a group without optional facts of its hall has the short page', async ({ page, request }) => {
  await page.goto('/verhuur/');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Slaapplaats voor 12',
    'In het boothuis',
    'Zo vaar je naar ons',
  ]);
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.locator('a[href*="bezet"], a[href*="infofiche"]')).toHaveCount(0);
  for (const path of ['/verhuur/infofiche/', '/verhuur/bezet.ics'])
    expect((await request.get(path)).status(), path).toBe(404);
});

for (const zone of zones) {
  test.describe(`for a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    const days = smallYear.map((day, index) => ({ day, index })).filter(({ index }) => hasTurn(index, zone));

    test(`every page is true on ${days.length} days of a year, with what this group has`, async ({
      page,
      content,
    }) => {
      test.slow();
      await answerMap(page);
      for (const { day, index } of days) {
        await test.step(day.at, async () => {
          await page.clock.setFixedTime(new Date(day.at));
          const all = isLong || index === 0;
          await expectDay(page, all ? everyPage(content) : dailyPages, day, content);
          await expect(page.locator('aside')).toHaveCount(0);
          await expect(page.locator('main a[href*="documents"], main a[href*="krijg-ik"]')).toHaveCount(0);
        });
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows what is true on every day', ({ page, content }) =>
    expectAlways(page, everyPage(content), smallAlways, content));
});

test('a page without dated parts has no script for them', ({ exportFolder }) => {
  const read = (page: string) => readFileSync(join(exportFolder, page, 'index.html'), 'utf8');
  expect(read('contact')).not.toContain('visibilitychange');
  expect(read('')).toContain('visibilitychange');
});
