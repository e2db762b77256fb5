import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { onSlowPage, phone, reading, tablet } from './phone';

/** Something that one tap opens: where, what the finger hits and what must appear. */
type Target = { device: BrowserContextOptions; button: string; opens: string };

/** The controls that must answer before any script is there. `Dialog` is only on the home page. */
const targets = {
  menu: { device: phone, button: '[popovertarget]', opens: '[popover]' },
  dropdown: { device: tablet, button: 'nav [aria-controls]', opens: 'nav [aria-controls] + ul' },
  dialog: { device: phone, button: '[command="show-modal"]', opens: 'dialog' },
} satisfies Record<string, Target>;

export type Control = keyof typeof targets;

export type Tap = {
  /** Milliseconds from the finger to the first frame that shows it; undefined when it stays away. */
  opened: number | undefined;
  /** Whether it is still open 3 s after the page has loaded, when a late script has taken over. */
  stayed: boolean;
};

/** Opens the page and taps a control once, at the moment that the browser reports its first contentful paint. */
export function firstTap(browser: Browser, url: string, control: Control): Promise<Tap> {
  const { device, button, opens } = targets[control];
  return onSlowPage(browser, device, async (page, cdp) => {
    await page.addInitScript(watchFor, opens);
    const painted = firstPaint(cdp, url);
    await cdp.send('Page.enable');
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await Promise.all([
      page.goto(url, { waitUntil: 'load', timeout: 120_000 }),
      painted.then(() => tap(cdp, button)),
    ]);
    await reading(3000);
    const { tapped, shown, open } = await page.evaluate(() => window.bench);
    if (tapped === undefined) throw new Error(`${url}: the tap on ${button} did not arrive`);
    return { opened: shown === undefined ? undefined : shown - tapped, stayed: open };
  });
}

/** Of this address: the empty page that was there before it may paint too. */
const firstPaint = (cdp: CDPSession, url: string) =>
  new Promise<void>((resolve) => {
    let visit: string | undefined;
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.url === url) visit = frame.loaderId;
    });
    cdp.on('Page.lifecycleEvent', ({ name, loaderId }) => {
      if (name === 'firstContentfulPaint' && loaderId === visit) resolve();
    });
  });

/** Finds the button and touches it through the browser itself, without any work for the page. */
async function tap(cdp: CDPSession, button: string): Promise<void> {
  const expression = `document.querySelector('${button}')`;
  const { objectId } = (await cdp.send('Runtime.evaluate', { expression })).result;
  if (!objectId) throw new Error(`at the first paint there is no ${button}`);
  await cdp.send('DOM.scrollIntoViewIfNeeded', { objectId });
  const { quads } = await cdp.send('DOM.getContentQuads', { objectId });
  const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
  const finger = { x: (left + right) / 2, y: (top + bottom) / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in the page: remembers when the finger came and, frame by frame, whether what it opens can be seen. Without
 * functions that have a name of their own: tsx marks those with a helper that the page does not know.
 */
function watchFor(opens: string): void {
  const seen: Window['bench'] = { tapped: undefined, shown: undefined, open: false };
  const frames = {
    look() {
      const all = [...document.querySelectorAll(opens)];
      seen.open = all.some((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
      if (seen.open && seen.tapped !== undefined) seen.shown ??= performance.now();
      requestAnimationFrame(frames.look);
    },
  };
  window.bench = seen;
  requestAnimationFrame(frames.look);
  addEventListener(
    'touchstart',
    (event) => {
      seen.tapped ??= event.timeStamp;
    },
    { capture: true, passive: true },
  );
}

declare global {
  interface Window {
    /** Times on the clock of `performance.now()`. */
    bench: { tapped: number | undefined; shown: number | undefined; open: boolean };
  }
}
