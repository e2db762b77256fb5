import puppeteer, { type Page } from 'puppeteer-core';
import { editorPath } from '@/lib/pages/editor';
import { ensureChromium } from '@/lib/programs/chromium';

/** Of one visit to the editor. */
type EditorFigures = {
  /** Bytes of scripts on the line until it can be used, headers included; and of everything, its preview too. */
  script: number;
  all: number;
  /** In ms, until its bar, or the questions of a new group, are on screen. */
  usable: number;
  /** In ms, from the first tap on *Taken*, as soon as that is there, to the frame that shows them. */
  tap: number;
  /** In ms, of the editor and its preview, from the start until both are at rest. */
  longestTask: number;
};

/** What a script in the page notes, by the clock of the page. */
type Notes = { usable?: number; tapped?: number; answered?: number; longestTask: number };

const phone = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowProcessor = 4;
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const mostTime = 120_000;

/** Opens the editor of an export once on a slow phone, with nothing stored. @throws {Error} when it is not there in two minutes */
export async function measureEditor(site: string): Promise<EditorFigures> {
  const browser = await puppeteer.launch({
    executablePath: await ensureChromium(),
    defaultViewport: phone,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--ignore-certificate-errors',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(mostTime);
    await page.evaluateOnNewDocument(takeNotes);
    const cdp = await page.createCDPSession();
    const scripts = new Set<string>();
    const received = { script: 0, all: 0 };
    cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      received.all += encodedDataLength;
      if (scripts.has(requestId)) received.script += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slowLine);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.goto(`${site}${editorPath}`, { waitUntil: 'domcontentloaded', timeout: mostTime });
    await noted(page, 'usable');
    const { script } = received;
    const tasks = await page.$('#strook button[aria-expanded]');
    await tasks?.tap();
    if (tasks) await noted(page, 'answered'); // a new group has questions instead
    await page.waitForNetworkIdle({ idleTime: 3000, timeout: mostTime });
    const { usable = 0, tapped = 0, answered = 0, longestTask } = await notesIn(page);
    return { script, all: received.all, usable, tap: answered - tapped, longestTask };
  } finally {
    await browser.close();
  }
}

const notesIn = (page: Page) => page.evaluate((): Notes => Reflect.get(window, 'notes'));
const noted = (page: Page, what: 'usable' | 'answered') =>
  page.waitForFunction((name) => Reflect.get(Reflect.get(window, 'notes'), name) !== undefined, {}, what);

/** Runs in the page, before its own scripts. */
function takeNotes() {
  if (window !== top) return;
  const notes: Notes = { longestTask: 0 };
  Object.assign(window, { notes });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longestTask = Math.max(notes.longestTask, duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
  addEventListener('touchstart', ({ timeStamp }) => {
    notes.tapped ??= timeStamp;
  });
  // no named function in here: the compiler would call a helper that the page does not have
  new MutationObserver(() => {
    if (notes.usable === undefined && document.querySelector('#strook button, main[data-begin] section'))
      requestAnimationFrame(() =>
        setTimeout(() => {
          notes.usable ??= performance.now();
        }),
      );
    if (notes.answered === undefined && document.querySelector('#paneel'))
      requestAnimationFrame(() =>
        setTimeout(() => {
          notes.answered ??= performance.now();
        }),
      );
  }).observe(document, { childList: true, subtree: true });
}
