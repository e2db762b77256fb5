import { expect } from '@playwright/test';
import { routesOf } from '@/lib/pages/groupPages';
import { routePath } from '@/lib/pages/pages';
import { test } from '../group';
import { open } from '../hydrated';
import { openPreview, show, shownByEditor, written } from '../journeys/beheer/preview';
import { withoutMotion } from '../motion';
import { answerMap } from '../network';

test.use(withoutMotion); // nothing waits to come into view

test('the preview of the editor shows every page element for element as visitors get it, without source markers', {
  tag: '@once',
}, async ({ page, content, contentFolder }) => {
  test.setTimeout(120_000);
  await answerMap(page);
  // the preview is built in the browser, maybe after midnight
  const env = { SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH };
  await page.addInitScript((process) => Object.assign(window, { process }), { env });
  const shown = shownByEditor(contentFolder);
  const visited = new Map<string, string>();
  for (const route of routesOf(content)) {
    await open(page, routePath(route));
    visited.set(route, await written(page));
  }

  await openPreview(page);
  for (const route of routesOf(content)) {
    await show(page, route, shown);
    await expect.poll(() => written(page), { message: route, timeout: 20_000 }).toBe(visited.get(route));
  }
});
