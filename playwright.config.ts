import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { z } from 'zod';
import type { GroupOptions } from './e2e/group';

/**
 * The journeys run on exported sites, served like the host does: `out/` and the other group's. `npm test` builds both and
 * writes down their ports and the browser in .cache/e2e.json; after that `npx playwright test` runs any of them again.
 */
const settingsFile = '.cache/e2e.json';
if (!existsSync(settingsFile)) throw new Error('There is no built site to test yet: run npm test once.');
const { chromium, ...ports } = z
  .object({ site: z.int(), other: z.int(), mailbox: z.int(), chromium: z.string() })
  .parse(JSON.parse(readFileSync(settingsFile, 'utf8')));

const at = (port: number) => `http://127.0.0.1:${port}`;
process.env.MAILBOX_URL = at(ports.mailbox); // for the journeys that read the mail
const server = (command: string, port: number) => ({
  command: `node --import tsx ${command} --port ${port}`,
  url: at(port),
});
const phone = { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const other = {
  baseURL: at(ports.other),
  contentFolder: 'e2e/groups/small/content',
  exportFolder: '.cache/groups/small/out',
};
const onlyOther = ['**/small-group.spec.ts'];
const ofOtherGroup = ['**/any-group/*.spec.ts', ...onlyOther];
// They do not look at the screen: once is enough.
const aboutFiles = [
  '**/hosts/*.spec.ts',
  '**/search/{links,structuredData,tags}.spec.ts',
  '**/site/markup.spec.ts',
];
const aboutWeight = ['**/site/weight.spec.ts']; // its budgets are those of a phone
/**
 * Journeys that choose their own width run on the device it belongs to, and those to which the screen makes no difference
 * (`@once`: what is sent, what a lost file does) on one of the two.
 */
const notOnPhone = /@wide|@once/;
const notOnDesktop = /@narrow/;

export default defineConfig<GroupOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: at(ports.site),
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'phone', testIgnore: [...onlyOther, ...aboutFiles], grepInvert: notOnPhone, use: phone },
    { name: 'desktop', testIgnore: [...onlyOther, ...aboutWeight], grepInvert: notOnDesktop, use: desktop },
    { name: 'other group, phone', testMatch: ofOtherGroup, use: { ...phone, ...other } },
    { name: 'other group, desktop', testMatch: ofOtherGroup, use: { ...desktop, ...other } },
  ],
  webServer: [
    server('scripts/serve.ts --dir out', ports.site),
    server('scripts/serve.ts --dir .cache/groups/small/out', ports.other),
    server('tools/mailbox/mailbox.ts --dir .cache/postvak', ports.mailbox),
  ],
});
