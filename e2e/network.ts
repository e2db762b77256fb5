import type { BrowserContext, Page, Route } from '@playwright/test';
import { mapOrigin } from '@/lib/rental/map';

/** Mocks of the network in a journey; no request leaves this machine. */

export const mapRequests = `${mapOrigin}/**`;

/**
 * Answers for the site of the map. Playwright's `route` stops every request of the page to ask whether it matches, and turns the cache off:
 * a page is a third more work with it.
 */
export async function answerMap(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = '<!doctype html><html lang="nl"><title>Kaart</title><h1>Kaart</h1>';
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/html' }],
        body: Buffer.from(body).toString('base64'),
      })
      .catch(() => undefined); // the journey ended meanwhile
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${mapOrigin}/*` }] });
}

/** Blocks every script. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

/** Delays the matching requests until the returned function is called; then each goes on, or is answered by `respond`. */
export async function delay(
  visitor: Page | BrowserContext,
  pattern: string,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.route(pattern, async (route) => {
    await released;
    await respond(route);
  });
  return release;
}

/** Delays every script until the returned function is called. */
export const delayScripts = (page: Page) => delay(page, '**/*.js');
