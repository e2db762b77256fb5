import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { z } from 'zod';
import type { GroupOptions } from './e2e/group';
import { copyFolder, exportFolder, plainFolder } from './e2e/groups/exampleGroup';

/**
 * The journeys run on exported sites, served like the host does: of the two example groups, and of `content/`, on which only
 * those run that hold for any group. `npm test` and `npm run test:rest` build them and write their ports, the browser and the
 * moment of the builds in .cache/e2e.json; after that `npx playwright test` runs any journey again. A site that has no port
 * there is left out.
 *
 * A journey runs on a phone and on a desktop; but one that chooses its own width runs on the device that has it (`@narrow`,
 * `@wide`), and one to which the screen makes no difference (what is sent, what a lost file does) on one of the two
 * (`@once`, or all of its file).
 *
 * `npm test` runs those of an ordinary week (`@core`), once each: on the phone when it is one of their screens. `npm run test:rest`
 * runs what that leaves, of the same journeys the other screen.
 */
const settingsFile = process.env.E2E_SETTINGS ?? join('.cache', 'e2e.json'); // `npm run nakijken` has its own
if (!existsSync(settingsFile)) throw new Error('There is no built site to test yet: run npm test once.');
const port = z.int().optional();
const { chromium, built, pagesOnce, ...ports } = z
  .object({
    site: port,
    full: port,
    plain: port,
    small: port,
    mailbox: port,
    chromium: z.string(),
    built: z.string().optional(),
    /** Whether of `content/` each page is opened once, on a phone: the full group has the rest. */
    pagesOnce: z.boolean().default(false),
  })
  .parse(JSON.parse(readFileSync(settingsFile, 'utf8')));

const at = (port: number) => `http://127.0.0.1:${port}`;
if (ports.mailbox) process.env.MAILBOX_URL = at(ports.mailbox); // for the journeys that read the mail
if (built) process.env.SOURCE_DATE_EPOCH = built; // their day is that of the build, whenever they run

/**
 * One for all, so that a browser that runs is used by the next project too. With the scrollbars that visitors have: a headless
 * browser hides them, and on a desktop they take room of the page.
 */
const launchOptions = {
  executablePath: chromium,
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-gpu',
    '--no-first-run',
  ],
};
const phone = { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const forAnyGroup = '**/any-group/*.spec.ts';
const ofSmall = '**/journeys/small-group.spec.ts';
const ofFull = '**/journeys/**/*.spec.ts';
/** Those with `@both` run on the small group too. */
const ofEditor = '**/journeys/beheer/*.spec.ts';
/** All of these runs once: texts, documents, messages and files are the same on every screen. */
const once = [
  '**/journeys/{beheer,contact}/*.spec.ts',
  '**/journeys/bivak/documents.spec.ts',
  '**/journeys/verhuur/{availability,map,request,sheet}.spec.ts',
  '**/journeys/site/{budget,pages}.spec.ts',
];
/** Its budgets are those of a phone. */
const aboutWeight = '**/journeys/site/weight.spec.ts';
/** Of the full group journeys/site/accessibility.spec.ts sees the same pages. */
const accessible = '**/any-group/accessible.spec.ts';

const form = process.env.TESTS;

/** The long form of what has one is for `npm run test:long` alone, or for `node scripts/run.mjs scripts/browsers.ts`. */
const notNow = form === 'long' ? [] : [/@long/];

const notOnPhone = { testIgnore: [ofSmall, ...once], grepInvert: [/@wide|@once/, ...notNow] };
const notOnDesktop = { testIgnore: [ofSmall, aboutWeight, accessible], grepInvert: [/@narrow/, ...notNow] };

/** What of the core runs on a desktop: what no phone has. A pattern sees the file, the titles and the tags. */
const coreOfDesktop =
  /^(?=.*@core).*(@wide|@once|(beheer|contact)\/|bivak\/documents|verhuur\/(availability|map|request|sheet)|site\/(budget|pages))/;

/** Less what the other command runs. @param core what of these journeys belongs to `npm test` */
function ofThisForm<Selected extends { grepInvert: RegExp[] }>(selected: Selected, core: RegExp) {
  if (form === 'core') return { ...selected, grep: core };
  return form === 'rest' ? { ...selected, grepInvert: [...selected.grepInvert, core] } : selected;
}

/** The site of a group as the journeys open it, from its folder: that of the project or of its copy. */
const siteOf = (folder: string, port: number) => ({
  baseURL: at(port),
  contentFolder: join(folder, 'content'),
  exportFolder: join(folder, 'out'),
});

function projectsOfFull(port: number): Project<object, GroupOptions>[] {
  const site = siteOf(copyFolder('full'), port);
  return [
    {
      name: 'full, phone',
      testMatch: ofFull,
      ...ofThisForm(notOnPhone, /@core/),
      use: { ...phone, ...site },
    },
    {
      name: 'full, desktop',
      testMatch: [ofFull, forAnyGroup],
      ...ofThisForm(notOnDesktop, coreOfDesktop),
      use: { ...desktop, ...site },
    },
    ...(form === 'core' ? [] : withOwnServers),
  ];
}

const withOwnServers: Project<object, GroupOptions>[] = [
  // they start their own servers, on the export of the full group and on one with a file of every kind
  { name: 'hosts', testMatch: '**/hosts/*.spec.ts', grepInvert: notNow, use: desktop },
  // it starts Next's own server, in the copy of the full group
  { name: 'dev', testMatch: '**/dev/*.spec.ts', use: desktop },
  // they bring their own browsers
  { name: 'browsers', testMatch: '**/browsers/*.spec.ts', grepInvert: notNow },
];

/** The journeys of behaviour (`@behaviour`) on what `next build` alone exports: the app is the product, the pipeline makes it faster. */
function projectsOfPlain(port: number): Project<object, GroupOptions>[] {
  const site = {
    ...siteOf(copyFolder('full'), port),
    exportFolder: plainFolder('full'),
    startedByReact: true,
  };
  const grep = /@behaviour/;
  return [
    { name: 'plain, phone', testMatch: ofFull, ...notOnPhone, grep, use: { ...phone, ...site } },
    { name: 'plain, desktop', testMatch: ofFull, ...notOnDesktop, grep, use: { ...desktop, ...site } },
  ];
}

/** Those for any group run on it when `npm run test:rest` checks it as a leader does. */
function projectsOfSmall(port: number): Project<object, GroupOptions>[] {
  const site = siteOf(copyFolder('small'), port);
  return [
    { name: 'small', testMatch: ofSmall, grepInvert: notNow, use: { ...phone, ...site } },
    {
      name: 'small, desktop',
      testMatch: ofEditor,
      grep: /@both/,
      use: { ...desktop, ...site },
    },
  ];
}

/** On both screens for `npm run nakijken`, which the rest runs too; for `npm test`, which has the full group, each page once on a phone. */
function projectsOfContent(port: number): Project<object, GroupOptions>[] {
  const site = siteOf('.', port);
  const use = { ...phone, ...site };
  if (pagesOnce) return [{ name: 'content, phone', testMatch: '**/any-group/pages.spec.ts', use }];
  return [
    { name: 'content, phone', testMatch: forAnyGroup, ...notOnPhone, use },
    {
      name: 'content, desktop',
      testMatch: forAnyGroup,
      ...notOnDesktop,
      testIgnore: [],
      use: { ...desktop, ...site },
    },
  ];
}

const server = (command: string, port: number | undefined) =>
  port ? [{ command: `node --import tsx ${command} --port ${port}`, url: at(port) }] : [];

export default defineConfig<object, GroupOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // a journey waits half of its time, for what moves or is on its way
  reporter: 'list',
  timeout: 90_000, // long enough for a busy machine: no journey is about the clock
  expect: { timeout: 20_000 },
  use: {
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    launchOptions,
  },
  projects: [
    ...(ports.full ? projectsOfFull(ports.full) : []),
    ...(ports.plain ? projectsOfPlain(ports.plain) : []),
    ...(ports.small ? projectsOfSmall(ports.small) : []),
    ...(ports.site ? projectsOfContent(ports.site) : []),
  ],
  webServer: [
    ...server('scripts/serve.ts --dir out', ports.site),
    ...server(`scripts/serve.ts --dir ${exportFolder('full')}`, ports.full),
    ...server(`scripts/serve.ts --dir ${plainFolder('full')}`, ports.plain),
    ...server(`scripts/serve.ts --dir ${exportFolder('small')}`, ports.small),
    ...server('tools/mailbox/mailbox.ts --dir .cache/postvak', ports.mailbox),
  ],
});
