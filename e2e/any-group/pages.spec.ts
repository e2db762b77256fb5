import { expect, type Page } from '@playwright/test';
import type { Content } from '@/lib/content/schemas/content';
import { hasPage } from '@/lib/pages/groupPages';
import { ownLinks } from '@/lib/pages/ownPages';
import { routePath, routes } from '@/lib/pages/pages';
import { mapOrigin } from '@/lib/rental/map';
import { test } from '../group';
import { scriptsReady } from '../hydrated';
import { expectNoShift, recordShifts } from '../layoutShifts';
import { frames } from '../motion';
import { answerMap, delay } from '../network';

/**
 * What holds on every page of every group, whatever its content, and can only be seen in a browser: the rest is in
 * pipeline/export-checks. `npm run nakijken` shows the results to leaders: a title begins with the path of its page, and
 * the messages are in Dutch.
 */

test.beforeEach(({ page }) => answerMap(page));

const leadersOn: Partial<Record<string, 'boys' | 'girls' | 'leaders'>> = {
  '/jongensleiding/': 'boys',
  '/meisjesleiding/': 'girls',
  '/leiding/': 'leaders',
};

const isRead =
  'read to its end › its leaders and facts are there, no message, no failed request, no other host, nothing that jumps or sticks out';

for (const route of routes) {
  const path = routePath(route);

  test(`${path} ${isRead}`, async ({ page, baseURL, content }) => {
    const isThere = hasPage(content, route);
    if (isThere) return readPage({ page, baseURL, content, path });
    const response = await page.goto(path);
    expect(response?.status(), 'een pagina waarvoor niets geschreven is, bestaat niet').toBe(404);
  });
}

test(`/*/ eigen pagina’s ${isRead}`, async ({ context, baseURL, content }) => {
  for (const { address } of ownLinks(content)) {
    const page = await context.newPage();
    await readPage({ page, baseURL, content, path: routePath(address) });
    await page.close();
  }
});

type ReadOptions = { page: Page; baseURL: string | undefined; content: Content; path: string };

async function readPage({ page, baseURL, content, path }: ReadOptions): Promise<void> {
  const noise = noiseOf(page, baseURL);
  const weight = weightOf(page);
  await recordShifts(page);
  const sendFont = await delay(page, '**/*.woff2');

  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(response?.status(), 'de pagina bestaat').toBe(200);
  await frames(page, 2); // it has been on the screen
  sendFont(); // it loads while the page is being read
  await scriptsReady(page);
  if (path === '/bivak/')
    await expect(
      page.locator('[data-camp]:visible p:visible').last(),
      'er wordt afgeteld naar het kamp',
    ).toHaveText(/^\s*(Nog\s+\d|Kamp is bezig)/, { useInnerText: true });
  const main = page.getByRole('main');
  const leaders = leadersOn[path];
  for (const { naam, leiding } of (leaders && content[leaders]?.groepen) ?? []) {
    await expect(main.getByRole('heading', { name: naam }), `de groep ${naam} staat er`).toBeVisible();
    for (const leader of leiding)
      await expect(
        main.getByText(leader.naam, { exact: true }).first(),
        `${leader.naam} staat er`,
      ).toBeAttached();
  }
  await readToTheEnd(page);
  if (path === '/verhuur/')
    await expect(page.getByTitle(/^Kaart: /), 'de kaart verschijnt').toHaveAttribute('src');

  const { lokaal, email } = content.site;
  const footer = page.getByRole('contentinfo');
  await expect(footer, 'het adres van het lokaal staat onderaan').toContainText(lokaal.street);
  await expect(footer.getByRole('link', { name: email }), 'het mailadres staat onderaan').toBeVisible();
  expect(await sticksOut(page), 'alles past in de breedte van het scherm').toEqual([]);
  // a late font may shift a word by a few pixels, nothing below it
  await expectNoShift(page, 'niets verspringt terwijl je leest');
  expect(noise, 'de browser meldt geen fouten').toEqual([]);
  if (test.info().project.name.endsWith('phone')) test.info().annotations.push(await weight());
}

test('/bestaat-niet/ answers 404 with the way back', { tag: '@once' }, async ({ page, content }) => {
  const response = await page.goto('/bestaat-niet/');
  expect(response?.status(), 'een adres dat niet bestaat, geeft ‘niet gevonden’').toBe(404);
  await expect(
    page.getByRole('heading', { name: content.site.nietGevonden.kop }),
    'wie verdwaalt, ziet de weg terug',
  ).toBeVisible();
});

/** What the browser complains about, as it goes on. */
function noiseOf(page: Page, ownOrigin: string | undefined): string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`console: ${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('requestfailed', (request) =>
    noise.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && origin !== mapOrigin && protocol !== 'data:')
      noise.push(`abroad: ${request.url()}`);
  });
  return noise;
}

/** Counts the compressed bytes of every response; returns a function that describes the sum in Dutch. */
function weightOf(page: Page) {
  const answers: Promise<{ bytes: number; isPicture: boolean }>[] = [];
  page.on('response', (response) => {
    const isPicture = response.request().resourceType() === 'image';
    const bytes = response.headerValue('content-length').then(Number, () => 0); // the journey may have ended
    answers.push(bytes.then((length) => ({ bytes: length || 0, isPicture })));
  });
  return async () => {
    const all = await Promise.all(answers);
    const kB = (some: typeof all) => Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
    const pictures = kB(all.filter(({ isPicture }) => isPicture));
    const { pathname } = new URL(page.url());
    return {
      type: 'weet',
      description: `  ${pathname} weegt op een gsm ${kB(all)} kB, waarvan ${pictures} kB foto’s, helemaal gelezen.`,
    };
  };
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(100, 400);
  const toGo = () =>
    page.evaluate(() => document.documentElement.scrollHeight - Math.ceil(scrollY + innerHeight));
  for (let step = 0; step < 60 && (await toGo()) > 2; step += 1) await page.mouse.wheel(0, 500);
  await expect.poll(toGo, 'de pagina heeft een einde').toBeLessThanOrEqual(2);
  const arePicturesThere = () =>
    page.locator('img:visible').evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete));
  await expect.poll(arePicturesThere, 'alle foto’s verschijnen').toBe(true);
}

/** The texts that reach beyond the side of the screen, when the page has to be moved sideways to read them. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = ['iets zonder tekst'];
    while (texts.nextNode()) {
      const range = new Range();
      range.selectNode(texts.currentNode);
      const text = texts.currentNode.parentElement?.checkVisibility() && texts.currentNode.nodeValue?.trim();
      if (text && range.getBoundingClientRect().right > clientWidth) found.push(text);
    }
    return found.length > 1 ? found.slice(1, 6) : found;
  });
