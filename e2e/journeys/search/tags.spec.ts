import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { routePath, routes } from '@/lib/pages';
import { exported, publicOrigin } from './exported';

test.use({ javaScriptEnabled: false });

const origin = publicOrigin();

for (const route of routes) {
  test(`${route} tells browsers, search engines and chats what it is`, async ({ page }) => {
    await page.goto(routePath(route));
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const url = `${origin}${routePath(route)}`;
    const title = await page.title();

    expect(title).not.toBe('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
    await expect(meta('description')).toHaveAttribute('content', /.{40,160}/);
    await expect(meta('theme-color')).toHaveAttribute('content', /^#[0-9a-f]{6}$/);
    await expect(meta('og:url')).toHaveAttribute('content', url);
    await expect(meta('og:title')).toHaveAttribute('content', title);
    await expect(meta('og:locale')).toHaveAttribute('content', 'nl_BE');
    await expect(meta('og:image:alt')).toHaveAttribute('content', /\S/);
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      await expect(page.locator(`link[rel="${rel}"]`)).toHaveCount(1);
    }
  });

  test(`${route} shares a picture that chats can show`, async ({ page }) => {
    await page.goto(routePath(route));
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';

    expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(address).toMatch(/\.png$/);
    const picture = exported(new URL(address).pathname);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });
}

for (const [what, selector, attribute] of [
  ['title', 'title', undefined],
  ['description', 'meta[name="description"]', 'content'],
  ['address', 'link[rel="canonical"]', 'href'],
  ['picture', 'meta[property="og:image"]', 'content'],
] as const) {
  test(`every page has a ${what} of its own`, async ({ page }) => {
    const seen = new Set<string | null>();
    for (const route of routes) {
      await page.goto(routePath(route));
      const tag = page.locator(`head > ${selector}`);
      seen.add(attribute ? await tag.getAttribute(attribute) : await tag.textContent());
    }

    expect(seen.size).toBe(routes.length);
  });
}

test('the page for a lost visitor is not offered to search engines', async ({ page }) => {
  await page.goto('/404.html');

  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});

test('the sitemap names every page, with the day on which its content changed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  const dates = [...sitemap.matchAll(/<lastmod>(.+?)<\/lastmod>/g)].map(([, date]) => Date.parse(date ?? ''));

  expect(addresses.toSorted()).toEqual(routes.map((route) => `${origin}${routePath(route)}`).toSorted());
  expect(dates).toHaveLength(routes.length);
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
});

test('robots may come in and are shown the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();

  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \//m);
});

test('the web manifest has a name and icons that exist at their size', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();

  expect(manifest.name).toBeTruthy();
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(exported(src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});
