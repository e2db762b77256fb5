import type { Browser, CDPSession } from '@playwright/test';
import { onSlowPage, phone, reading } from './phone';
import { figuresOf, type TraceFigures, traceCategories } from './trace';

/** What the browser asks for, in the words of its DevTools; what is none of these is `Other`. */
export const kinds = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Other'] as const;
export type Kind = (typeof kinds)[number];

/** Requests and their bytes on the line, headers included, per kind. */
export type Traffic = Record<Kind, { requests: number; bytes: number }>;

export type Visit = TraceFigures & {
  /** Asked for until the `load` event. */
  before: Traffic;
  /** Asked for after it. */
  after: Traffic;
};

/** How long a visitor stays after the page has loaded. */
const stay = 5000;

/** Opens a page for the first time on the slow phone; stays, and reads what is there or scrolls down slowly. */
export function visit(browser: Browser, url: string, reader: 'reads' | 'scrolls'): Promise<Visit> {
  return onSlowPage(browser, phone, async (page, cdp) => {
    const traffic = await followTraffic(cdp);
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    if (reader === 'reads') await reading(stay);
    else await scrollDown(cdp);
    const trace = await browser.stopTracing();
    return { ...figuresOf(trace.toString(), url), ...traffic() };
  });
}

/** A thumb that goes a screen further every half second. Input of the browser itself: nothing runs in the page. */
async function scrollDown(cdp: CDPSession): Promise<void> {
  const end = Date.now() + stay;
  while (Date.now() < end) {
    await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -500, speed: 1500 });
    await reading(500);
  }
}

/** Listens to what the page asks for; the function that it returns tells the traffic until then. */
async function followTraffic(cdp: CDPSession): Promise<() => Pick<Visit, 'before' | 'after'>> {
  const requests = new Map<string, { kind: Kind; at: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (!request.url.startsWith('https:')) return; // data: and blob: cost nothing on the line
    const kind = kinds.find((known) => known === type) ?? 'Other';
    requests.set(requestId, { kind, at: timestamp, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  await cdp.send('Page.enable');

  const total = (chosen: (at: number) => boolean): Traffic => {
    const traffic = emptyTraffic();
    for (const { kind, at, bytes } of requests.values()) {
      if (!chosen(at)) continue;
      traffic[kind].requests += 1;
      traffic[kind].bytes += bytes;
    }
    return traffic;
  };
  return () => ({ before: total((at) => at <= loaded), after: total((at) => at > loaded) });
}

const emptyTraffic = (): Traffic => ({
  Document: { requests: 0, bytes: 0 },
  Stylesheet: { requests: 0, bytes: 0 },
  Font: { requests: 0, bytes: 0 },
  Image: { requests: 0, bytes: 0 },
  Script: { requests: 0, bytes: 0 },
  Other: { requests: 0, bytes: 0 },
});
