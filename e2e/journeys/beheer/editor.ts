import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp, { type Color } from 'sharp';
import { startCodeHost, type TestHost } from '@/editor/publish/testing/codeHost';
import { fileNames } from '@/lib/content/schemas/files';
import { filesIn } from '@/lib/files/files';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { editorPath } from '@/lib/pages/editor';
import { test as base } from '../../group';
import { copyFolder, type GroupName } from '../../groups/exampleGroup';
import { withoutMotion } from '../../motion';
import { type EditorFacts, editorFacts } from './facts';

/** What went wrong in a page beside what it shows. */
export type Incidents = { violations: string[]; errors: string[]; elsewhere: string[] };

type EditorTest = {
  /** Everything that the browser refused, that broke, or that went to another host than the site and the code host. */
  incidents: Incidents;
  /** What the journey states of the group whose site is open. */
  facts: EditorFacts;
  /** A code host with the project of that group, as it is when it begins. */
  codeHost: TestHost;
};

/** The facts of the group whose site is open. @param contentFolder where its content stands */
function factsOf(contentFolder: string): EditorFacts {
  const groups: readonly GroupName[] = ['full', 'small'];
  const group = groups.find((name) => contentFolder === join(copyFolder(name), 'content'));
  if (!group) throw new Error(`No journey of the editor states facts of the content in ${contentFolder}.`);
  return editorFacts[group];
}

/** Playwright's test with a code host that plays the real one: what the page asks of that, it answers. */
export const test = base.extend<EditorTest, { startedHost: TestHost }>({
  contextOptions: withoutMotion.contextOptions,
  facts: async ({ contentFolder }, use) => use(factsOf(contentFolder)),
  // starting one takes as long as a journey: those of a worker share it, and each begins without what others published
  startedHost: [
    async ({ contentFolder }, use) => {
      const host = await codeHostOf(contentFolder);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  codeHost: async ({ startedHost }, use) => {
    await startedHost.reset();
    await use(startedHost);
  },
  incidents: async ({ page, baseURL }, use) => {
    const incidents: Incidents = { violations: [], errors: [], elsewhere: [] };
    // by the event: a script that catches what the policy refuses it leaves no message
    await page.exposeFunction('reportViolation', (violation: string) => incidents.violations.push(violation));
    await page.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile }) => {
          Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`);
        },
      );
    });
    page.on('pageerror', (error) => incidents.errors.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = origin === new URL(baseURL ?? '').origin || origin === codeHostOrigin;
      if (/^https?:$/.test(protocol) && !isOwn) incidents.elsewhere.push(request.url());
    });
    await use(incidents);
    expect(incidents).toEqual({ violations: [], errors: [], elsewhere: [] });
  },
});

/** Starts a code host with the project of a group: its texts as they are, its photos and documents by their names. */
async function codeHostOf(contentFolder: string): Promise<TestHost> {
  const texts = Object.values(fileNames)
    .filter((name) => existsSync(join(contentFolder, name)))
    .map((name): [string, string] => [`content/${name}`, readFileSync(join(contentFolder, name), 'utf8')]);
  const named = (folder: string, path: string) =>
    filesIn(folder).map((file): [string, string] => [`${path}/${file}`, file]);
  return startCodeHost(
    Object.fromEntries([
      ...texts,
      ...named(join(contentFolder, 'fotos'), 'content/fotos'),
      ...named(join(contentFolder, '..', 'public', 'documents'), 'public/documents'),
    ]),
  );
}

/** Routes requests for the real code host to the one on this machine. */
export async function answerBy(page: Page, { address }: TestHost): Promise<void> {
  await page.route(`${codeHostOrigin}/**`, async (route) => {
    const request = route.request();
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    // a connection for each: the code host closes one that was quiet for some seconds, maybe while it is used again
    try {
      const answer = await route.fetch({
        url: request.url().replace(codeHostOrigin, address),
        headers: { ...request.headers(), connection: 'close' },
      });
      await route.fulfill({ response: answer, headers: { ...answer.headers(), ...cors } });
    } catch {
      // no connection, or the journey ended while the editor was asking
      await route.abort().catch(() => undefined);
    }
  });
}

/** The page that is being changed. */
export const previewFrame = (page: Page) => page.frameLocator('iframe');

/** Opens the editor, and waits until the page is there. Where the tasks stand beside it, they are closed. */
export async function openEditor(page: Page, hash = ''): Promise<void> {
  await page.goto(`${editorPath}${hash}`);
  await expect(previewFrame(page).locator('footer')).toBeVisible({ timeout: 30_000 });
  const tasks = page.getByRole('button', { name: 'Sluit Wat wil je doen?' });
  if (await tasks.isVisible()) await tasks.click();
}

/** The panel, and the bottom bar. */
export const panel = (page: Page, name?: string) => page.getByRole('region', name ? { name } : {});
export const strip = (page: Page) => page.getByRole('navigation', { name: 'Beheer' });

/** A text field of the panel, by its label. */
export const textbox = (page: Page, name: string) =>
  panel(page).getByRole('textbox', { name: new RegExp(`^${name}( mag leeg blijven)?$`) });

/** A photo of one colour, as a JPEG. */
export const jpegOf = (background: Color, [width, height] = [64, 48]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Opens a leader of the boys from the page, or what the facts of another group name. */
export async function openLeader(
  page: Page,
  name: string,
  { page: title, on } = editorFacts.full.named,
): Promise<void> {
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .click();
  await on(previewFrame(page), name).click();
  await expect(textbox(page, 'Naam')).toHaveValue(name);
}

/** Gives it another name. */
export async function rename(
  page: Page,
  { from, to }: { from: string; to: string },
  named = editorFacts.full.named,
): Promise<void> {
  await openLeader(page, from, named);
  await textbox(page, 'Naam').fill(to);
  await expect(named.on(previewFrame(page), to)).toBeVisible();
}
