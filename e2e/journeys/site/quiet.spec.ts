import { expect, test } from '@playwright/test';
import { inFoot, outsideMenu, routePath } from '@/lib/pages/pages';
import { fullRoutes } from '../../groups/exampleGroup';
import { hydrated, scriptsReady } from '../../hydrated';
import { answerMap } from '../../network';

test.beforeEach(({ page }) => answerMap(page));

test('from page to page › no message, no failed request', { tag: ['@once', '@core'] }, async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto('/');
  await scriptsReady(page);
  const reachable = fullRoutes.filter((route) => !outsideMenu.includes(route) || inFoot.includes(route)); // others from one page alone
  for (const path of [...reachable.slice(1), ...reachable.slice(0, 1)].map(routePath)) {
    // the links of the menu, without opening it: how it opens is another journey; those that it does not hold stand in the foot
    const foot = inFoot.map(routePath).includes(path);
    const link = page.locator(`${foot ? 'footer' : '#hoofdmenu'} a[href="${path}"]`);
    await link.evaluate((one: HTMLAnchorElement) => one.click());
    if (foot) await expect(page).toHaveURL(path);
    else await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  expect(noise).toEqual([]);
});

for (const path of ['/bivak/', '/verhuur/', '/contact/']) {
  test(`${path} › React hydrates what the page's own scripts have changed, without a message`, {
    tag: '@narrow',
  }, async ({ page }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    await page.clock.setFixedTime(new Date('2027-12-01T12:00:00Z')); // other words than on the day of the build
    await page.goto(path);
    await scriptsReady(page);
    if (path === '/verhuur/') await expect(page.locator('[data-begun]')).toBeAttached();
    const touched = page.locator('[data-react] :is(input, a)').first();
    const before = await touched.elementHandle();
    await touched.focus();
    await hydrated(page);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true); // nothing was rendered again
    await expect(touched).toBeFocused();
    expect(noise).toEqual([]);
  });
}
