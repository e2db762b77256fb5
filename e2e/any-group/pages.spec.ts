import { expect } from '@playwright/test';
import { routePath, routes } from '@/lib/pages';
import { test } from '../group';

/** What holds on every page of every group, whatever its content. */
const paths = routes.map(routePath);

for (const path of paths) {
  test(`${path} opens without an error, in Dutch, with one heading and the hall in its footer`, async ({
    page,
    content,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`),
    );

    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(content.site.lokaal.street);
    await expect(footer.getByRole('link', { name: content.site.email })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('every page has its own title and description', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
});

test('an address that does not exist answers 404 with the way back', async ({ page, content }) => {
  const response = await page.goto('/bestaat-niet/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: content.site.nietGevonden.kop })).toBeVisible();
});

test('the leader pages show every age group and every leader', async ({ page, content }) => {
  for (const [route, leaders] of [
    ['/jongensleiding/', content.boys],
    ['/meisjesleiding/', content.girls],
  ] as const) {
    await page.goto(route);
    const main = page.getByRole('main');
    for (const group of leaders.groepen) {
      await expect(main.getByRole('heading', { name: group.naam })).toBeVisible();
      for (const { naam } of group.leiding)
        await expect(main.getByText(naam, { exact: true }).first()).toBeAttached();
    }
  }
});
