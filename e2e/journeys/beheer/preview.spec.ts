import { expect } from '@playwright/test';
import { fieldAt, fieldKey } from '@/editor/document/fieldKey';
import { pageOf } from '@/editor/document/places';
import { completed } from '@/lib/content/check/facts';
import { readContent } from '@/lib/content/check/read';
import { kindAt } from '@/lib/content/schemas/shape';
import { routesOf } from '@/lib/pages/groupPages';
import { pages } from '@/lib/pages/pages';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { test } from './editor';
import { camp } from './facts';
import { openPreview, show, shownByEditor, tap, tappedAll } from './preview';

test('every text of the content that is seen opens its own field; a price, a day and a photo do too', async ({
  page,
  content,
  contentFolder,
}) => {
  test.setTimeout(120_000);
  const shown = shownByEditor(contentFolder);
  const { sources } = readContent(contentFolder);
  await openPreview(page);
  for (const route of routesOf(content)) {
    await show(page, route, shown);
    const opened = await tappedAll(page);
    const reached = new Set(opened.flatMap(({ keys }) => keys));
    const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const [own] = pages[route].content;
    const texts = [...(sources[own]?.values() ?? [])].filter(
      ({ path }) =>
        pageOf({ file: own, path: fieldAt(fieldKey(own, path)).path }) === route &&
        (kindAt(own, path) === 'plain' || kindAt(own, path) === 'text'),
    );
    const missed = texts
      .map(({ path, value }) => ({
        key: fieldKey(own, path),
        words: wordsOf(completed(String(value), content)),
      }))
      .filter(({ words }) => words.length > 3 && seen.includes(words.replace(/\s+/g, ' ')))
      .filter(({ key }) => !reached.has(key));
    expect(texts.length, route).toBeGreaterThan(3);
    expect(missed, route).toEqual([]);
  }

  await show(page, '/', shown);
  expect(await tap(page, /per half jaar$/)).toContain('site.werking.lidgeld');
  await show(page, '/bivak', shown);
  expect(await tap(page, camp.days)).toEqual(expect.arrayContaining(['camp.kamp.van', 'camp.kamp.tot']));
});
