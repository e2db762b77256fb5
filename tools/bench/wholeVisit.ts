import type { Browser, CDPSession, Page } from '@playwright/test';
import { onSlowPage, phone, reading } from './phone';
import { traceCategories, type WorkFigures, workOf } from './trace';
import { followTraffic, scrollDown, type Traffic } from './visit';

export type WholeVisit = WorkFigures & { traffic: Traffic };

/** Now and then the browser leaves a tap out of its trace: such a visit tells nothing of the slowest one. */
export class TapMissing extends Error {}

/** How a visit goes: as it is, with the script files of the site blocked, or with a message at its end. */
export type Way = 'reads' | 'blocked' | 'sends';

/** The taps of every visit, in their order, in Dutch: they are named in the documentation. */
export const taps = [
  'menu op Home',
  'link naar Bivak',
  'een jaar openvouwen',
  'menu op Bivak',
  'link naar Contact',
] as const;

/**
 * What a parent does: home, read to the bottom, menu → Bivak, unfold the papers of an earlier year, menu → Contact. On the slow
 * phone, with nothing in its cache. Input of the browser itself: nothing of the bench runs in the page.
 *
 * @throws {TapMissing} when a tap is not in the trace
 */
export function wholeVisit(browser: Browser, site: string, way: Way): Promise<WholeVisit> {
  return onSlowPage(browser, phone, async (page, cdp) => {
    const traffic = await followTraffic(cdp);
    if (way === 'blocked') await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(site, { waitUntil: 'load', timeout: 120_000 });
    await reading(1000);
    await scrollDown(cdp);
    await choose(page, cdp, '/bivak/');
    await tap(cdp, 'details:not([open]) summary');
    await choose(page, cdp, '/contact/');
    if (way === 'sends') await write(page, cdp);
    const work = workOf((await browser.stopTracing()).toString());
    if (work.taps.length < taps.length) throw new TapMissing(`the trace holds ${work.taps.length} taps`);
    return { traffic: traffic().all, ...work };
  });
}

/** Takes the way of the menu to a page, and reads what stands there first. */
async function choose(page: Page, cdp: CDPSession, path: string): Promise<void> {
  await tap(cdp, '[popovertarget]');
  await reading(700);
  const arrived = page.waitForURL(`**${path}`, { waitUntil: 'load', timeout: 120_000 });
  await tap(cdp, `#hoofdmenu a[href="${path}"]`);
  await arrived;
  await reading(2000);
}

async function write(page: Page, cdp: CDPSession): Promise<void> {
  for (const [field, text] of [
    ['#name', 'Een ouder'],
    ['#email', 'ouder@post.example'],
    ['#subject', 'Vraag'],
    ['#message', 'Dag leiding'],
  ] as const) {
    await tap(cdp, field);
    await cdp.send('Input.insertText', { text });
  }
  await tap(cdp, 'form [type=submit]');
  await page
    .locator('form [role=alert], form [role=status]:not(:empty)')
    .first()
    .waitFor({ timeout: 60_000 });
  await reading(1000);
}

/**
 * Brings an element into view and touches it. It is found through the browser's own tree of the page: an expression would be
 * script in the page, and count as such.
 */
async function tap(cdp: CDPSession, selector: string): Promise<void> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (!nodeId) throw new Error(`there is no ${selector} to tap`);
  await cdp.send('DOM.scrollIntoViewIfNeeded', { nodeId });
  await reading(500); // where scrolling glides
  const { quads } = await cdp.send('DOM.getContentQuads', { nodeId });
  await cdp.send('DOM.disable'); // nor does the browser tell of changes in that tree while the page answers
  const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
  const finger = { x: (left + right) / 2, y: (top + bottom) / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await reading(500);
}
