import type { UserFlow } from 'lighthouse';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { ensureChromium } from '@/lib/programs/chromium';

/** Of a page, or of a part of a visit. Bytes on the line by kind, headers included; milliseconds; scores from 0 to 100. */
export type Figures = {
  bytes: Record<string, number>;
  /** Script on the main thread, with its compilation and garbage collection. */
  script: number;
  lcp: number;
  cls: number;
  /** The slowest tap, from the finger to the next frame. */
  tap: number;
  scores: number[];
};

/**
 * Measures pages of an export, and a whole visit that reads and one that sends a message, as one user flow of Lighthouse. In a browser
 * of its own that reaches nothing outside this computer; at `mapHost`, whose frame is in the site, it finds the server itself.
 *
 * @param sends whether this export can show the result of a message, which requires scripts
 * @throws {Error} when Lighthouse could not measure a step
 */
export async function measure(site: string, paths: readonly string[], mapHost: string, sends: boolean) {
  const { startFlow, generateReport } = await import('lighthouse');
  const browser = await puppeteer.launch({
    executablePath: await ensureChromium(),
    defaultViewport: null,
    args: [
      `--host-resolver-rules=MAP ${mapHost} ${new URL(site).host}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const page = await browser.newPage();
    const flow = await startFlow(page, { flags: { logLevel: 'silent' } });
    for (const path of paths) {
      await flow.navigate(`${site}${path}`, { name: path, disableStorageReset: false });
    }
    for (const name of sends ? ['reads', 'sends'] : ['reads']) {
      await page.goto(`${site}/robots.txt`); // from the site itself: a trace follows one process
      await flow.startTimespan({
        name,
        throttlingMethod: 'devtools', // really slow, where Lighthouse else calculates from a fast load
        onlyAudits: ['network-requests', 'mainthread-work-breakdown', 'interaction-to-next-paint'],
      });
      const cdp = await page.createCDPSession();
      await cdp.send('Network.clearBrowserCache');
      await visit(page, cdp, site, name === 'sends');
      await flow.endTimespan();
    }
    const result = await flow.createFlowResult();
    const figures = result.steps.map(({ lhr }) => figuresOf(lhr));
    const [reads, sent] = figures.slice(paths.length);
    return { pages: figures.slice(0, paths.length), reads, sent, report: generateReport(result) };
  } finally {
    await browser.close();
  }
}

/** Home to its end, menu → Bivak, opens the documents of an earlier year, menu → Contact. */
async function visit(page: Page, cdp: CDPSession, site: string, sends: boolean): Promise<void> {
  await page.goto(site, { waitUntil: 'load', timeout: 120_000 });
  await reading(1000);
  for (let screens = 0; screens < 6; screens += 1) {
    await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -1000, speed: 1500 });
    await reading(300);
  }
  const choose = async (path: string) => {
    await tap(cdp, '[popovertarget]');
    const arrived = new Promise((resolve) => page.once('load', resolve));
    await tap(cdp, `#hoofdmenu a[href="${path}"]`);
    await arrived;
    await reading(2000);
  };
  await choose('/bivak/');
  await tap(cdp, 'details:not([open]) summary');
  await choose('/contact/');
  if (!sends) return;
  for (const field of ['name', 'email', 'subject', 'message']) {
    await tap(cdp, `#${field}`);
    await page.keyboard.sendCharacter('ouder@post.example');
  }
  await tap(cdp, 'form [type=submit]');
  await page.waitForSelector('form [role=alert], form [role=status]:not(:empty)');
}

/** Through the browser's own tree of the page: an expression would be script in the page, and count as such. */
async function tap(cdp: CDPSession, selector: string): Promise<void> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (!nodeId) throw new Error(`there is no ${selector} to tap`);
  await cdp.send('DOM.scrollIntoViewIfNeeded', { nodeId });
  await reading(500); // where scrolling glides
  const { quads } = await cdp.send('DOM.getContentQuads', { nodeId });
  await cdp.send('DOM.disable');
  const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
  const touchPoints = [{ x: (left + right) / 2, y: (top + bottom) / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await reading(700);
}

/** Waits on purpose: the visitor reads. */
const reading = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const itemsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ details: z.object({ items: z.array(item) }) }).transform(({ details }) => details.items);
const requests = itemsOf(z.object({ url: z.string(), resourceType: z.string(), transferSize: z.number() }));
const work = itemsOf(z.object({ group: z.string(), duration: z.number() }));

type Report = Awaited<ReturnType<UserFlow['createFlowResult']>>['steps'][number]['lhr'];

function figuresOf({ audits, categories, runtimeError, finalDisplayedUrl }: Report): Figures {
  if (runtimeError)
    throw new Error(`Lighthouse could not measure ${finalDisplayedUrl}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const bytes: Record<string, number> = {};
  for (const { url, resourceType, transferSize } of requests.parse(audits['network-requests'])) {
    if (url.startsWith('https:')) bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  const scripts = work
    .parse(audits['mainthread-work-breakdown'])
    .filter(({ group }) => /script|garbage/.test(group));
  return {
    bytes,
    script: scripts.reduce((sum, { duration }) => sum + duration, 0),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tap: value('interaction-to-next-paint'),
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}
