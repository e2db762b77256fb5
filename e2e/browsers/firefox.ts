import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { missingPrograms } from '@/lib/programs/debian';
import type { Engine } from './engine';

const debians = '/usr/bin/firefox-esr';
const findFirefox = (): string | undefined =>
  [debians, '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync);

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : missingPrograms({ [debians]: 'firefox-esr' })),
  start: async ({ width, height, reducedMotion = false }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? debians,
      headless: true,
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': Number(reducedMotion),
        // scrollbars that take space, as on Windows
        'widget.gtk.overlay-scrollbars.enabled': false,
      },
    });
    const [page = await browser.newPage()] = await browser.pages();
    page.setDefaultNavigationTimeout(90_000); // as long as the other journeys have: a busy machine needs more than 30 s
    const resize = (width: number, height: number) => page.setViewport({ width, height });
    await resize(width, height);
    return {
      resize,
      open: async (url) => {
        await page.goto(url);
      },
      back: async () => {
        await page.evaluate(() => history.back());
      },
      run: async (code, ...args) =>
        (await page.evaluate(`(${code})(...${JSON.stringify(args)})`)) as ReturnType<typeof code>,
      press: async (from, ...further) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        for (const { x, y } of further) await page.mouse.move(x, y);
        await page.mouse.up();
      },
      type: (keys) => (isKey(keys) ? page.keyboard.press(keys as KeyInput) : page.keyboard.type(keys)),
      picture: async () => Buffer.from(await page.screenshot()),
      print: () =>
        page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }),
      close: () => browser.close(),
    };
  },
};

/** Whether it is the name of a key, not text. */
export const isKey = (keys: string): boolean => /^(Escape|Tab|Enter|Space)$/.test(keys);
