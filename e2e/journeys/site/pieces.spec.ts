import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { open } from '../../hydrated';
import { choose } from '../../menu';

/** Delay of the second piece, in ms: a page that does not wait for it is painted many times. */
const pause = 1000;

/** Proxies the site; the camp page is sent in two pieces. */
async function inPieces(site: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (url === '/bivak/') {
      response.write(body.subarray(0, body.length / 2));
      await new Promise((resolve) => setTimeout(resolve, pause));
      response.end(body.subarray(body.length / 2));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a page that loads in pieces › is first painted at the scroll position of the previous one', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const server = await inPieces(String(baseURL));
  await open(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.addInitScript(() => {
    const drawn: number[] = [];
    Reflect.set(window, 'drawn', drawn);
    const look = () => {
      drawn.push(scrollY);
      if (scrollY > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(() => setTimeout(look)); // once it has been drawn for the first time
  });
  await choose(page, 'Bivak');
  await expect(page).toHaveURL(/\/bivak\/$/);
  const drawnAt = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'drawn'));
  await expect.poll(async () => (await drawnAt()).at(-1), { timeout: 30_000 }).toBe(0);
  const drawn = await drawnAt();
  expect(drawn[0]).toBeGreaterThan(1000);
  expect(drawn).toEqual(drawn.toSorted((one, other) => other - one));
  const [first] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  expect(first?.startTime).toBeGreaterThan(pause);
  server.closeAllConnections();
  server.close();
});
