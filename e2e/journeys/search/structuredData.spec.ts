import { expect, test } from '@playwright/test';
import { routePath, routes } from '@/lib/pages';
import { graphOf, type Node, nodesIn, tellsDay, type Value, wordsOf } from './exported';

test.use({ javaScriptEnabled: false });

const texts = (node: Node, ...keys: string[]) => keys.flatMap((key) => textsIn(node[key]));

/** What a visitor must be able to read too, as the page would write it. */
const claims = (node: Node) => [
  ...texts(
    node,
    'name',
    'streetAddress',
    'postalCode',
    'addressLocality',
    'email',
    'telephone',
    'contactType',
  ),
  ...texts(node, 'price').map((price) => `€ ${price.replace('.', ',')}`),
];

const days = (node: Node) => texts(node, 'startDate', 'endDate', 'exceptDate');

const textsIn = (value: Value | undefined): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
};

for (const route of routes) {
  test(`${route} tells search engines nothing that its visitors cannot read`, async ({ page }) => {
    await page.goto(routePath(route));
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

    const words = await wordsOf(page);
    const nodes = (await graphOf(page)).flatMap(nodesIn);
    expect(nodes.flatMap(claims).length).toBeGreaterThan(5);
    expect(nodes.flatMap(claims).filter((claim) => !words.includes(claim))).toEqual([]);
    expect(nodes.flatMap(days).filter((day) => !tellsDay(words, day))).toEqual([]);
  });
}

for (const [route, types] of [
  ['/', ['Organization', 'WebSite', 'EventSeries', 'Event']],
  ['/jongensleiding', ['Organization', 'WebSite', 'BreadcrumbList']],
  ['/meisjesleiding', ['Organization', 'WebSite', 'BreadcrumbList']],
  ['/bivak', ['Organization', 'WebSite', 'BreadcrumbList', 'Event']],
  ['/contact', ['Organization', 'WebSite', 'BreadcrumbList']],
  ['/verhuur', ['Organization', 'WebSite', 'BreadcrumbList', 'Accommodation']],
] as const) {
  test(`${route} describes ${types.join(', ')}`, async ({ page }) => {
    await page.goto(routePath(route));

    const described = new Set((await graphOf(page)).map((node) => node['@type']));
    expect([...described]).toEqual(types);
  });
}

test('the hall shows its photos, each of which exists', async ({ page, request }) => {
  await page.goto('/verhuur/');
  const photos = (await graphOf(page)).flatMap(nodesIn).filter((node) => node['@type'] === 'ImageObject');

  expect(photos.length).toBeGreaterThan(0);
  for (const { contentUrl } of photos) {
    const { pathname } = new URL(String(contentUrl));
    expect((await request.get(pathname)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('no facts for search engines break the policy of the page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: true });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto('/');
  await page.close();

  expect(complaints).toEqual([]);
});
