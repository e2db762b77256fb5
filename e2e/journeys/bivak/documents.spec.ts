import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { allDocuments, campDocuments } from '@/lib/camp/documents';
import { test } from '../../group';
import { hydrated, scriptsReady } from '../../hydrated';
import { withoutMotion } from '../../motion';
import { delay, delayScripts } from '../../network';

test.use(withoutMotion);

declare global {
  interface Window {
    /** The text of each alert that was added to the page. */
    announced: string[];
  }
}

/** Opens the page and waits until its document links are guarded: focus on one hydrates the island. */
async function openGuarded(page: Page): Promise<void> {
  await page.goto('/bivak/');
  await scriptsReady(page);
  await page.locator(`a[href="/documents/${medical}"]`).focus();
  await hydrated(page);
}

const message = (page: Page) => page.getByText(/^Fout: Het document '.*' is niet gevonden\.$/);
const failure = (fileName: string) => `Fout: Het document '${fileName}' is niet gevonden.`;

/** The link to a document in the list, by its path below /documents/; its year is opened first. */
async function document(page: Page, path: string): Promise<Locator> {
  const address = `a[href="/documents/${path}"]`;
  const year = page.locator('details[name="jaar"]', { has: page.locator(address) });
  const isInYear = (await year.count()) > 0;
  if (isInYear && (await year.getAttribute('open')) === null) await year.locator('summary').click();
  const link = isInYear ? year.locator(address) : page.locator(`${address}:not(details *)`);
  await expect(link).toBeVisible();
  return link;
}

/** Answers for the documents that match, whichever tab asks. */
const answer = (page: Page, path: string, how: (route: Route) => Promise<void>) =>
  page.context().route(`**/documents/${path}`, how);
const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });

/** The tabs beside the page. */
const tabs = (page: Page) => page.context().pages().length - 1;

/** A tab that goes to a document; waiting for it begins at once. */
const goingTo = (page: Page, path: string) =>
  page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().endsWith(path));

const cm = '2027/cm-jongens.pdf';
const liberal = '2027/liberale-mutualiteit-meisjes.pdf';
const medical = 'medische-fiche.pdf';
const oldest = '2024/neutraal.pdf';

test('a document that is missing, is an HTML page or never comes › is named in red and announced, and its link stays focused', {
  tag: ['@core', '@behaviour'],
}, async ({ page }) => {
  const html = (route: Route) =>
    route.fulfill({ contentType: 'application/pdf', body: '<!doctype html><h1>Welkom</h1>' });
  await openGuarded(page);
  for (const [path, how] of [
    [cm, missing],
    [liberal, html],
    [oldest, (route: Route) => route.abort('connectionreset')],
  ] as const) {
    await answer(page, path, how);
    const link = await document(page, path);
    await link.press('Enter');

    await expect(message(page)).toHaveText(failure(path.replace(/^.*\//, '')));
    await expect(page.getByRole('alert').filter({ has: message(page) })).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await message(page).evaluate((text) =>
      (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect.poll(() => tabs(page)).toBe(0);
    await expect(page).toHaveURL(/\/bivak\/$/);
    await page.bringToFront();
    await expect(link).toBeFocused();
  }
});

test('offline › the document counts as missing; once online it opens and the message goes', {
  tag: ['@core', '@behaviour'],
}, async ({ page, context }) => {
  await openGuarded(page);
  const link = await document(page, medical);
  await context.setOffline(true);
  await link.click();
  await expect(message(page)).toHaveText(failure(medical));
  await expect.poll(() => tabs(page)).toBe(0);

  await context.setOffline(false);
  await page.mouse.move(0, 0); // the pointer comes back to the link
  const opened = goingTo(page, medical);
  await link.click();
  await opened;
  await expect(message(page)).toHaveCount(0);
});

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} × ${height} px › the message stands in view beside its link, and is announced each time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGuarded(page);
    await answer(page, '**', missing);
    await page.evaluate(() => {
      window.announced = [];
      const isAlert = (node: Node) =>
        node instanceof Element && (node.matches('[role=alert]') || node.querySelector('[role=alert]'));
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (isAlert(node)) window.announced.push(node.textContent ?? '');
      }).observe(window.document.body, { childList: true, subtree: true });
    });
    const message = page.getByRole('alert').filter({ hasText: 'Fout' });
    const text = (path: string) =>
      `${failure(path.replace(/^.*\//, ''))}Probeer het nog eens, of vraag het ons per mail.`;
    for (const path of [medical, cm, oldest]) {
      const link = await document(page, path);
      for (const [edge, ratio] of [
        ['start', 0.25],
        ['end', 1],
      ] as const) {
        // the link at the upper edge, below the header, or at the lower edge of the window
        await link.evaluate((one, share) => {
          const { bottom } = one.getBoundingClientRect();
          scrollBy({ top: Math.floor(bottom) + 2 - innerHeight * share, behavior: 'instant' });
        }, ratio);
        await page.evaluate(() => {
          window.announced = [];
        });
        for (const time of [1, 2]) {
          await link.press('Enter');
          await expect
            .poll(() => page.evaluate(() => window.announced), `${path} ${edge} ${time}`)
            .toEqual(Array(time).fill(text(path)));
          await expect(message).toHaveText(text(path));
          await expect(message, `${path} ${edge} ${time}`).toBeInViewport({ ratio: 0.99 });
          await expect(link).toBeInViewport({ ratio: 0.99 });
          const [below, above] = [await message.boundingBox(), await link.boundingBox()];
          const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
          expect(Math.abs(gap), `${path} ${edge} ${time}`).toBeLessThan(80);
        }
      }
    }
    await expect.poll(() => tabs(page)).toBe(0);
  });
}

for (const way of ['click', 'Enter'] as const) {
  test(`a good document opens in a new tab by ${way}, which cannot reach this one`, {
    tag: ['@core', '@behaviour'],
  }, async ({ page }) => {
    await openGuarded(page);
    const link = await document(page, liberal);
    const asked = goingTo(page, liberal);
    const tab = page.waitForEvent('popup');
    if (way === 'click') await link.click();
    else await link.press('Enter');
    const opened = await tab;
    // while the document takes the place of the blank page, there is nothing to ask
    const reaches = () => opened.evaluate(() => window.opener !== null).catch(() => undefined);
    await expect.poll(reaches).toBe(false);
    await asked;
    await expect(message(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/bivak\/$/);
  });
}

test('a slow answer › the tab is there at once, and goes when the document is missing', async ({ page }) => {
  await openGuarded(page);
  const release = await delay(page.context(), `**/documents/${cm}`, missing);
  const link = await document(page, cm);
  const tab = page.waitForEvent('popup');
  await link.click();
  const opened = await tab;
  await expect(message(page)).toHaveCount(0);
  release();
  await expect.poll(() => opened.isClosed()).toBe(true);
  await expect(message(page)).toHaveText(failure('cm-jongens.pdf'));
});

test('a slow good document › comes in the tab that was opened at once', async ({ page }) => {
  await openGuarded(page);
  const release = await delay(page.context(), `**/documents/${cm}`);
  const asked = goingTo(page, cm);
  const tab = page.waitForEvent('popup');
  await (await document(page, cm)).click();
  await tab;
  release();
  await asked;
  expect(tabs(page)).toBeLessThanOrEqual(1); // a browser that saves PDFs closes the tab by itself
});

for (const [what, path, how] of [
  ['missing', cm, missing],
  ['good', liberal, (route: Route) => route.continue()],
] as const) {
  test(`tapped before its guard is there › a ${what} document is answered once it is`, async ({ page }) => {
    const release = await delayScripts(page);
    await page.clock.install();
    await page.goto('/bivak/');
    await page.clock.pauseAt(Date.now() + 60_000); // nobody gives up in the meantime
    await answer(page, path, how);
    const opened = what === 'good' ? goingTo(page, path) : undefined;
    await (await document(page, path)).click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'coming');
    expect(tabs(page)).toBe(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'here');
    expect(tabs(page)).toBe(0);
    await page.clock.runFor(100);
    if (opened) await opened;
    else await expect(message(page)).toHaveText(failure('cm-jongens.pdf'));
    await expect(message(page)).toHaveCount(opened ? 0 : 1);
  });
}

test('tapped where the guard cannot come › the browser shows the document by itself', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/bivak/');
  const opened = goingTo(page, liberal);
  await (await document(page, liberal)).click();
  await opened;
});

test('with the middle button › the browser’s own way, without a message', async ({ page }) => {
  await openGuarded(page);
  const link = await document(page, cm);
  const opened = goingTo(page, cm);
  await link.click({ button: 'middle' });
  await opened;
  await expect(message(page)).toHaveCount(0);
});

test('the 45 documents of the camp are guarded, the fee forms are plain links', async ({ page, content }) => {
  test.slow(); // 49 links
  const { fees: feeYears, ...ofCamp } = campDocuments(content.documents);
  const guarded = allDocuments({ ...ofCamp, fees: [] });
  const fees = allDocuments({ camps: [], fees: feeYears });
  expect([guarded.length, fees.length]).toEqual([45, 4]);
  await openGuarded(page);
  await answer(page, '**', missing);

  // a few of them in the short form: which documents there are, lib/camp/documents.test.ts knows
  for (const { path } of process.env.TESTS === 'long'
    ? guarded
    : guarded.filter((_, index) => index % 4 === 0)) {
    await (await document(page, path)).press('Enter');
    await expect(message(page), path).toHaveText(failure(path.replace(/^.*\//, '')));
  }
  await expect.poll(() => tabs(page)).toBe(0);
  const last = await message(page).textContent();
  for (const { path } of fees) {
    const tab = page.waitForEvent('popup');
    await (await document(page, path)).click();
    await (await tab).close();
    await expect(message(page), path).toHaveText(String(last));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // that each link leads to an existing file, the export checks know
  test('a document opens from its link, in a tab of its own', async ({ page }) => {
    await page.goto('/bivak/');
    for (const path of [medical, cm, oldest]) {
      const opened = goingTo(page, path);
      const tab = page.context().waitForEvent('page');
      await (await document(page, path)).click();
      await opened;
      await (await tab).close();
    }
  });
});
