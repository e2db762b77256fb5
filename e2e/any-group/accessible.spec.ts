import { expect } from '@playwright/test';
import { ownLinks } from '@/lib/pages/ownPages';
import { routePath, routes } from '@/lib/pages/pages';
import { barriers, wcag } from '../barriers';
import { test } from '../group';
import { withoutMotion } from '../motion';
import { answerMap } from '../network';

/** As in pages.spec.ts. Of the full group journeys/site/accessibility.spec.ts sees the same pages, and every state of them. */

test.use(withoutMotion); // what fades in has another contrast half-way

test.beforeEach(({ page }) => answerMap(page));

const everyone = 'iedereen kan de pagina lezen en gebruiken, ook wie slecht ziet';

test('/*/ eigen pagina’s can be read and used by everyone', { tag: '@once' }, async ({ page, content }) => {
  for (const { address } of ownLinks(content)) {
    await page.goto(routePath(address));
    expect(await barriers(page, { only: wcag }), everyone).toEqual([]);
  }
});

for (const path of routes.map(routePath)) {
  test(`${path} can be read and used by everyone`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    expect(await barriers(page, { only: wcag }), everyone).toEqual([]);
  });
}
