import type { Browser, CDPSession } from '@playwright/test';
import { onSlowPage, phone, reading } from './phone';
import { figuresOf, type TraceFigures, traceCategories } from './trace';

/** What the browser asks for, in the words of its DevTools; what is none of these is `Other`. */
export const kinds = ['Document', 'Prefetch', 'Stylesheet', 'Font', 'Image', 'Script', 'Other'] as const;
export type Kind = (typeof kinds)[number];

/** Requests and their bytes on the line, headers included, per kind. */
export type Traffic = Record<Kind, { requests: number; bytes: number }>;

export type Visit = TraceFigures & {
  /** Asked for until the `load` event. */
  before: Traffic;
};

/** How long a visitor stays after the page has loaded. */
const stay = 5000;

/** Opens a page for the first time on the slow phone, and scrolls down slowly. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return onSlowPage(browser, phone, async (page, cdp) => {
    const traffic = await followTraffic(cdp);
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await scrollDown(cdp);
    const trace = await browser.stopTracing();
    return { ...figuresOf(trace.toString(), url), before: traffic().before };
  });
}

/** A thumb that goes a screen further every half second. Input of the browser itself: nothing runs in the page. */
export async function scrollDown(cdp: CDPSession): Promise<void> {
  const end = Date.now() + stay;
  while (Date.now() < end) {
    await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -500, speed: 1500 });
    await reading(500);
  }
}

/** Listens to what the page asks for; the function that it returns tells the traffic until then. */
export async function followTraffic(cdp: CDPSession): Promise<() => { before: Traffic; all: Traffic }> {
  const requests = new Map<string, { kind: Kind; at: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (!request.url.startsWith('https:')) return; // data: and blob: cost nothing on the line
    const isAhead = type === 'Other' && request.url.endsWith('/'); // a page that is fetched before it is asked for
    const kind = isAhead ? 'Prefetch' : (kinds.find((known) => known === type) ?? 'Other');
    requests.set(requestId, { kind, at: timestamp, bytes: 0 });
  });
  // the bytes themselves, since a request that is cut off or read ahead tells no total
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Document' && response.fromPrefetchCache) requests.delete(requestId); // counted when it was fetched
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Math.max(request.bytes, encodedDataLength);
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = Math.min(loaded, timestamp);
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
  return () => ({ before: total((at) => at <= loaded), all: total(() => true) });
}

const emptyTraffic = (): Traffic => ({
  Document: { requests: 0, bytes: 0 },
  Prefetch: { requests: 0, bytes: 0 },
  Stylesheet: { requests: 0, bytes: 0 },
  Font: { requests: 0, bytes: 0 },
  Image: { requests: 0, bytes: 0 },
  Script: { requests: 0, bytes: 0 },
  Other: { requests: 0, bytes: 0 },
});
