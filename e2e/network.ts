import type { BrowserContext, Page } from '@playwright/test';

/** Mocks of the network in a journey; no request leaves this machine. */

export const mapOrigin = 'https://www.openstreetmap.org';
export const mapRequests = `${mapOrigin}/**`;

/** Answers for the site of the map. */
export async function answerMap(visitor: Page | BrowserContext): Promise<void> {
  await visitor.route(mapRequests, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="nl"><title>Kaart</title><h1>Kaart</h1>',
    }),
  );
}

/** Blocks every script. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

/** Delays every script until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
