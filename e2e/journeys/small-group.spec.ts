import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sourcesIn } from '@/lib/content/check/read';
import { filesIn } from '@/lib/files/files';
import { absentRoutes } from '@/lib/pages/groupPages';
import { routePath } from '@/lib/pages/pages';
import { photoSlug } from '@/lib/text/slug';
import { leaderGroupsIn } from '@/pipeline/check/leaders';
import { barriers } from '../barriers';
import { untruths } from '../export/untruths';
import { filesWith } from '../exportedTexts';
import { test } from '../group';
import { exampleContent } from '../groups/exampleGroup';
import { answerMap } from '../network';
import { smallAlways, smallYear } from './small-year';
import { everyPage, expectAlways, expectDays, hasTurn, isLong, zones } from './year';

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

test('every page is valid HTML, and says to search engines what stands on it', async ({
  exportFolder,
  contentFolder,
}) => {
  expect(await untruths(exportFolder, contentFolder)).toEqual([]);
});

test('embargoed leaders are in no file of the export', ({ contentFolder, exportFolder }) => {
  const traces = leaderGroupsIn(sourcesIn(contentFolder).leaders).flatMap(({ leiding }) =>
    leiding.flatMap(({ naam, foto }) => [naam, ...(foto ? [photoSlug(foto)] : [])]),
  );
  const files = filesIn(exportFolder).map((file) => join(exportFolder, file));
  const contains = (file: string, trace: string) =>
    new RegExp(`(?<![\\p{L}\\d])${trace}(?![\\p{L}\\d])`, 'u').test(`${file}\n${readFileSync(file, 'utf8')}`);
  const where = (trace: string) => files.filter((file) => contains(file, trace));

  expect(traces).toHaveLength(4);
  expect(traces.flatMap(where)).toEqual([]);
  expect(where('Matrozen')).not.toEqual([]); // their group is there
});

test('before that day a group shows the date; one without names yet says nothing of it', async ({ page }) => {
  await page.goto('/leiding/');
  const group = page.getByRole('region', { name: 'Matrozen' });
  await expect(group).toContainText('Dat verklappen we op zaterdag 26 september.');
  await expect(group.getByRole('listitem')).toHaveCount(0);
  expect(await barriers(page, { parts: ['main'] })).toEqual([]);
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

test('in forced colours those of the group give way', { tag: '@once' }, async ({ page, content }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const tokens = [
    '--poppy',
    '--poppy-deep',
    '--link-ink',
    '--forest',
    '--forest-deep',
    '--sky-pale',
    '--sky',
  ];
  const used = await page.evaluate(
    (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
    tokens,
  );
  expect(Object.keys(content.site.kleuren ?? {})).toHaveLength(tokens.length);
  for (const colour of used) expect(colour).toMatch(/^(Canvas|CanvasText|LinkText)$/);
});

test('what the group does not have is nowhere: no page, no word in the menu, no photo, no form', async ({
  page,
  request,
  content,
}) => {
  for (const route of absentRoutes(content))
    expect((await request.get(routePath(route))).status(), route).toBe(404);
  for (const path of everyPage(content)) {
    await page.goto(path);
    const body = page.locator('body');
    await expect(body.getByRole('link', { name: /facebook|instagram|verhuur|bivak|trooper/i })).toHaveCount(
      0,
    );
    await expect(body.locator('picture, form, iframe, a[href$=".pdf"]')).toHaveCount(0);
    await expect(body).not.toContainText(/bivak|zomerkamp|trooper|uniform|emailjs/i);
  }
});

test('in the place of a photo stands a scene in the colours of the group, and its sign is in the header', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-scene] svg').first()).toBeVisible();
  await expect(page.getByRole('banner').locator('svg, img').first()).toBeVisible();
});

for (const zone of zones) {
  test.describe(`for a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    const all = smallYear.filter((_, index) => hasTurn(index, zone));

    test(`every page is true on ${all.length} days of a year, with what this group has`, async ({
      page,
      content,
    }) => {
      test.slow();
      await answerMap(page);
      for (const path of everyPage(content)) {
        const isDaily = isLong || ['/', '/programma/'].includes(path);
        const days = all.filter((day) => isDaily || day === smallYear[0]);
        if (days.length === 0) continue;
        await expectDays(page, path, { days, zone, content });
        await expect(page.locator('aside')).toHaveCount(0);
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

test('mud hits the full stop of the slogan once, and nothing moves for who does not want it', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const moves = () =>
    title.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map((move) => Number(move.effect?.getComputedTiming().endTime)),
    );
  const ends = await moves();
  expect(ends).toHaveLength(3); // the strip, the mud, the sign
  expect(Math.max(...ends)).toBeLessThanOrEqual(2500);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves()).toEqual([]);
  await expect(title.locator('i')).toBeHidden();
});
