import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { ensureChromium } from '@/scripts/programs/chromium';

/** The phone that Lighthouse stands for: a Moto G Power (`core/config/constants.js`, motoGPowerEmulationMetrics). */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A tablet in its width: wide enough for the menu in a row, and it is tapped too. */
export const tablet: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: true,
};

/** Lighthouse's slow 4G when the browser itself is slowed down (`core/config/constants.js`, mobileSlow4G). */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const cpuSlowdown = 4;

/** The host that stands in for the third party whose frame is in the site, and the port of a server for it. */
export type StandIn = { host: string; port: number };

/** Starts a Chromium that trusts the bench's certificate and reaches nothing outside this computer. */
export async function startBrowser(standIn: StandIn, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      ...more,
      `--host-resolver-rules=MAP ${standIn.host} 127.0.0.1:${standIn.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
}

/** Lets `use` do something on a fresh page with nothing in its cache, on a slow line and a slow processor. */
export async function onSlowPage<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true, locale: 'nl-BE' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

/** Waits on purpose: the visitor reads. */
export const reading = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
