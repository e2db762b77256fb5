import { expect, type Page, test } from '@playwright/test';
import { exported, exportedFile, pages, publicOrigin } from './exported';

test.use({ javaScriptEnabled: false });

const origin = publicOrigin();

/** Everything that a page leads to or loads, as absolute addresses on the public site. */
async function addressesOf(page: Page): Promise<URL[]> {
  const found = await page.evaluate(() => {
    const from = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const sets = [...from('[srcset]', 'srcset'), ...from('[imagesrcset]', 'imagesrcset')];
    return [
      ...from('[href]', 'href'),
      ...from('[src]', 'src'),
      ...from('[action]', 'action'),
      ...from('[poster]', 'poster'),
      ...from('meta[property="og:image"]', 'content'),
      // the address of a candidate may hold commas itself, when it is the picture
      ...sets.flatMap((set) =>
        [...set.matchAll(/(data:\S+|[^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?/g)].map(([, url]) => url ?? ''),
      ),
    ];
  });
  const { pathname } = new URL(page.url());
  return found.map((address) => new URL(address, `${origin}${pathname}`));
}

/** The style sheet's own pictures and fonts. */
function addressesInStyles(pathname: string): string[] {
  const styles = exported(pathname).toString();
  return [...styles.matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)/g)].map(
    ([, address]) => new URL(address ?? '', `${origin}${pathname}`).pathname,
  );
}

for (const path of pages) {
  test(`everything that ${path} leads to or loads is there, without a redirect`, async ({ page }) => {
    await page.goto(path);
    const own = (await addressesOf(page))
      .filter((address) => address.origin === origin)
      .map(({ pathname }) => pathname);
    const styles = own.filter((pathname) => pathname.endsWith('.css'));

    expect(own.length).toBeGreaterThan(10);
    const missing = [...own, ...styles.flatMap(addressesInStyles)].filter(
      (pathname) => !exportedFile(pathname),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test(`every document that ${path} offers is a PDF`, async ({ page }) => {
    await page.goto(path);
    const documents = (await addressesOf(page)).filter(({ pathname }) => pathname.endsWith('.pdf'));

    for (const { pathname } of documents) {
      expect(exported(pathname).subarray(0, 5).toString(), pathname).toBe('%PDF-');
    }
  });

  test(`links from ${path} to another site open in a new tab, cut off from this one`, async ({ page }) => {
    await page.goto(path);
    const wrong = await page.locator('a[href^="http"]').evaluateAll((links, ownOrigin) => {
      const outside = links.filter((link) => !link.getAttribute('href')?.startsWith(ownOrigin));
      return outside
        .filter(
          (link) =>
            link.getAttribute('target') !== '_blank' || !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''),
        )
        .map((link) => link.outerHTML);
    }, origin);

    expect(wrong).toEqual([]);
  });
}

test('every anchor that a page leads to is there', async ({ page }) => {
  const ids = new Map<string, Set<string>>();
  const anchors: { on: string; to: URL }[] = [];
  for (const path of pages) {
    await page.goto(path);
    ids.set(path, new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))));
    const addresses = await addressesOf(page);
    anchors.push(...addresses.filter(({ hash }) => hash.length > 1).map((to) => ({ on: path, to })));
  }

  expect(anchors.length).toBeGreaterThan(0);
  const inside = anchors.filter(({ to }) => to.origin === origin);
  const broken = inside.filter(({ to }) => !ids.get(to.pathname)?.has(decodeURIComponent(to.hash.slice(1))));
  expect(broken.map(({ on, to }) => `${on} → ${to.pathname}${to.hash}`)).toEqual([]);
});
