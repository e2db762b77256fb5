import type { BrowserContext, Page } from '@playwright/test';

/** What the network does to a page in a journey; nothing leaves this machine. */

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

/** Keeps every script from the page. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

/** Keeps the page without its scripts until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
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
