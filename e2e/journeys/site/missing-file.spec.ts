import { expect, test } from '@playwright/test';
import { open } from '../../hydrated';
import { choose } from '../../menu';
import { answerMap } from '../../network';

/** A tab that was open across a deploy asks for files that the host no longer has. */
const gone = [
  ['a script of a page', '**/_next/static/chunks/*.js'],
  ['the styles of a page', '**/_next/static/chunks/*.css'],
] as const;

for (const [what, files] of gone) {
  test(`${what} that is gone leads to one whole page, not to a broken one`, async ({ page }) => {
    await answerMap(page);
    await open(page, '/');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.route(files, (route) => {
      // the next page load finds the files of the new deploy
      if (loads === 0) return route.fulfill({ status: 404, body: 'gone' });
      return route.continue();
    });

    await choose(page, 'Verhuur');

    await expect(page).toHaveURL('/verhuur/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(loads).toBeLessThanOrEqual(1);
  });
}
