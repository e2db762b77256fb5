import path from 'node:path';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { missingPrograms } from '@/lib/programs/debian';
import { freePort } from '@/lib/programs/ports';
import { type Server, startServer } from '@/lib/programs/programs';
import type { Browser, Engine, Point } from './engine';
import { isKey } from './firefox';

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const gtk = {
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  bindings: `${libraries}/girepository-1.0/WebKit2-4.1.typelib`,
  python: '/usr/lib/python3/dist-packages/gi/__init__.py',
};
const wpeScreen = 800;
const wpe = { driver: '/usr/bin/WPEWebDriver', window: '/usr/bin/cog' };

/** Today's WebKit in a bare window of GTK, on a virtual display. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    missingPrograms({
      [gtk.driver]: 'webkit2gtk-driver',
      [gtk.display]: 'xvfb',
      [gtk.bindings]: 'gir1.2-webkit2-4.1',
      [gtk.python]: 'python3-gi',
    }),
  start: async ({ width, height, reducedMotion }) => {
    const display = await screen();
    const window = path.resolve('e2e', 'browsers', 'webkit-window.py');
    const args = [String(width), String(height), ...(reducedMotion ? ['still'] : [])];
    return drive({
      driver: gtk.driver,
      env: { DISPLAY: display.name },
      name: 'WebKit',
      options: { 'webkitgtk:browserOptions': { binary: window, args } },
      also: display.close,
    });
  },
};

/** WebKit of 2022, as in Safari 16.0: Debian 12 has it, later ones do not. Its screen is 800 px wide, whatever a page has of it. */
export const oldWebkit: Engine = {
  name: 'WebKit of 2022',
  missing: () => missingPrograms({ [wpe.driver]: 'wpewebkit-driver', [wpe.window]: 'cog' }),
  start: ({ width }) =>
    drive({
      driver: wpe.driver,
      name: 'cog',
      options: {
        'wpe:browserOptions': {
          binary: wpe.window,
          args: ['--automation', '--platform=headless', `--scale=${wpeScreen / width}`],
        },
      },
      scale: wpeScreen / width,
    }),
};

type Driven = {
  driver: string;
  env?: Record<string, string>;
  /** As the browser calls itself. */
  name: string;
  options: Record<string, unknown>;
  /** px of the screen for one of the page. */
  scale?: number;
  /** Ended with the browser. */
  also?: () => Promise<void>;
};

async function drive({ driver, env = {}, name, options, scale = 1, also }: Driven): Promise<Browser> {
  const port = await freePort();
  const server: Server = await startServer([driver, `--port=${port}`, '--host=127.0.0.1'], port, { env });
  const wanted = new Capabilities(options).setBrowserName(name);
  const session = await new Builder().usingServer(server.url).withCapabilities(wanted).build();
  const at = ({ x, y }: Point) => ({
    x: Math.round(x * scale),
    y: Math.round(y * scale),
    origin: Origin.VIEWPORT,
    duration: 0,
  });
  return {
    open: (url) => session.get(url),
    back: async () => {
      await session.executeScript('history.back()');
    },
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height });
    },
    run: (code, ...args) => session.executeScript(`return (${code})(...arguments)`, ...args),
    press: async (from, ...further) => {
      const actions = session.actions({ async: true }).move(at(from)).press();
      for (const place of further) actions.move(at(place));
      await actions.release().perform();
    },
    type: async (keys) => {
      const named = isKey(keys) ? Key[keys.toUpperCase() as 'ESCAPE' | 'TAB' | 'ENTER' | 'SPACE'] : keys;
      await session.actions({ async: true }).sendKeys(named).perform();
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit().catch(() => undefined); // its window closes before the answer
      await server.close();
      await also?.();
    },
  };
}

/** A virtual display with a free number. */
async function screen() {
  const number = 80 + (process.pid % 400);
  const port = 6000 + number;
  const server = await startServer(
    [gtk.display, `:${number}`, '-screen', '0', '1400x1000x24', '-listen', 'tcp', '-nolisten', 'unix', '-ac'],
    port,
  );
  return { name: `127.0.0.1:${number}`, close: server.close };
}
