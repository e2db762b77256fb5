import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { open } from '../../hydrated';
import { expectNoShift, recordShifts } from '../../layoutShifts';
import { choose } from '../../menu';

/** Delay of the second piece, in ms: a page that does not wait for it is painted many times. */
const pause = 1000;

/** Proxies the site; one page is sent in two pieces. @param cut where the second begins, in bytes */
async function inPieces(site: string, path: string, cut: (body: Buffer) => number): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (url === path) {
      response.write(body.subarray(0, cut(body)));
      await new Promise((resolve) => setTimeout(resolve, pause));
      response.end(body.subarray(cut(body)));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** When the first words or images were painted, in ms. */
const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('a page that loads in pieces › is first painted at the scroll position of the previous one', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const server = await inPieces(String(baseURL), '/bivak/', ({ length }) => length / 2);
  await open(page, `${addressOf(server)}/`);
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
  expect(await firstPaint(page)).toBeGreaterThan(pause);
  server.closeAllConnections();
  server.close();
});

for (const [part, mark] of [
  ['the menu', 'id="menu-leiding"'],
  ['the title', 'id="welkom">'],
] as const) {
  test(`a page that loads in pieces › is painted once the whole of ${part} is there, so that nothing moves`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    const server = await inPieces(String(baseURL), '/', (body) => body.indexOf(mark) + mark.length);
    await recordShifts(page);
    await open(page, `${addressOf(server)}/`);
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(pause);
    await expectNoShift(page);
    server.closeAllConnections();
    server.close();
  });
}

for (const [path, width, face] of [
  ['/contact/', 412, 'Truculenta'],
  ['/lid-worden/', 320, 'its stand-in'],
] as const) {
  test(`titles whose font comes late › of ${path} at ${width} px have ${face}, and nothing moves`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(/truculenta/, async (route) => {
      await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
      await route.continue();
    });
    await recordShifts(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await facesOfTitle(page)).toEqual([
      face === 'Truculenta' ? face : expect.not.stringMatching('Truculenta'),
    ]);
    await expectNoShift(page);
  });
}

/** The names of the fonts in which the browser draws the title of a page. */
async function facesOfTitle(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
