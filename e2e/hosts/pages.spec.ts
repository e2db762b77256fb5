import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fullRoutes } from '@/e2e/groups/exampleGroup';
import { editorPath } from '@/lib/pages/editor';
import { routePath } from '@/lib/pages/pages';
import { serve } from '@/pipeline/hosting/server';
import { exportFolder } from '../groups/exampleGroup';
import { frames } from '../motion';
import { answerMap } from '../network';
import { apacheMissing, startApache } from './apache';
import { host, type RunningServer, skipWhen } from './eachServer';
import { nginxMissing, startNginx } from './nginx';

const out = exportFolder('full');
const paths = fullRoutes.map(routePath);

const kinds = [
  { name: 'Apache', missing: apacheMissing, start: () => startApache(out) },
  { name: 'nginx', missing: nginxMissing, start: () => startNginx(out, host) },
];

/**
 * Collects policy violations, console messages and errors from now on. The map is mocked: tests request nothing from other
 * sites.
 */
async function listen(page: Page): Promise<string[]> {
  const messages: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => messages.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await answerMap(page);
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return messages;
}

/** Waits until all scripts of the page run: its own, and React where it has an island. */
async function allScriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[popovertarget][aria-expanded]'));
  const island = page.locator('[data-react] :is(input, a)').first();
  if ((await island.count()) === 0) return;
  await island.focus();
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}

/** Waits for the style sheets and for the images that are not lazy. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        (link) => link.disabled || link.sheet !== null,
      ),
  );
}

/** All of a page, read to its end. */
async function expectToRun(page: Page): Promise<void> {
  await allScriptsRun(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  if (new URL(page.url()).pathname === '/verhuur/')
    await page.frameLocator('iframe').getByRole('heading', { name: 'Kaart' }).waitFor();
  await loaded(page);
}

for (const kind of kinds) {
  test.describe(`the built site on ${kind.name}`, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      test.setTimeout(300_000); // the server may have to be installed first
      skipWhen(kind.missing());
      expect(existsSync(`${out}/.htaccess`), 'the site is built and finished').toBe(true);
      server = await kind.start();
    });
    test.afterAll(() => server?.close());

    test('every page is reached from the first one, and runs its scripts under its own policy', async ({
      page,
    }) => {
      test.slow(); // every page
      const messages = await listen(page);
      expect((await page.goto(server.url))?.status()).toBe(200);
      await expectToRun(page);
      for (const path of [...paths.slice(1), '/']) {
        const link = page.locator(`a[href="${path}"]`).first();
        if ((await link.count()) === 0) {
          // outside the menu: from the first page
          await page.locator('a[href="/"]').first().dispatchEvent('click');
          await page.waitForURL(`${server.url}/`);
          await loaded(page);
        }
        // Also a link inside a closed menu: here it is about the way, not about the menu.
        await link.dispatchEvent('click');
        await page.waitForURL(server.url + path);
        await expectToRun(page);
        expect(messages, path).toEqual([]);
      }
    });

    test('the editor shows its page in a frame; no other page can stand in one', async ({ page }) => {
      const messages = await listen(page);
      await page.goto(server.url + editorPath);
      await page.frameLocator('iframe').locator('footer').waitFor();
      expect(messages).toEqual([]);

      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.name = 'other';
        frame.src = '/bivak/';
        document.body.append(frame);
      });
      await expect.poll(() => page.frame('other')?.url()).toMatch(/^chrome-error:/);
    });

    test('an unknown address shows the not-found page, with its scripts', async ({ page }) => {
      const messages = await listen(page);
      const answer = await page.goto(`${server.url}/bestaat-niet/`);
      expect(answer?.status()).toBe(404);
      await allScriptsRun(page);
      // The browser itself notes each answer with an error status.
      expect(messages.filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  });
}

test.describe('the policy that stands in every page', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await serve({ dir: out, port: 0 });
  });
  test.afterAll(() => server?.close());

  test('data in the page needs no hash, and a script that is not in the policy does not run', async ({
    page,
  }) => {
    const messages = await listen(page);
    await page.goto(server.url);
    await page.evaluate(() => {
      const data = document.createElement('script');
      data.type = 'application/ld+json';
      data.textContent = '{"@context":"https://schema.org"}';
      document.body.append(data);
    });
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
    await expect.poll(() => messages.join('\n')).toContain('policy: script-src-elem inline');
    await frames(page, 2); // by then the data would have been refused too
    expect(messages.toSorted()).toEqual([
      expect.stringMatching(/^console error: Executing inline script violates/),
      expect.stringMatching(/^policy: script-src-elem inline/),
    ]);
  });
});
