import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { filesIn } from '@/lib/files/files';
import { testKey } from '@/lib/offline/attributes';
import { serve } from '@/pipeline/hosting/server';
import { memoryHost } from '@/tools/deploy/testing/memoryHost';
import { runAt } from '@/tools/deploy/testing/run';
import { shortHash } from '@/tools/deploy/testing/site';
import { test } from '../../group';

const camp = ['/bivak/', '/bivak/boekje/'];

test.beforeEach(({ context }) => context.addInitScript((key) => localStorage.setItem(key, ''), testKey));

/** Opens a page with a network, and waits until the worker keeps a page with these words. */
async function read(page: Page, path: string, words: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const storedPage = () =>
    page.evaluate(async (one) => (await (await caches.match(one))?.text()) ?? '', path);
  await expect.poll(storedPage, path).toContain(words);
}

test('Bivak and the booklet that were read open without a network, and say from when they are', {
  tag: ['@once', '@core'],
}, async ({ page, context }) => {
  for (const path of camp) await read(page, path, '<h1');

  await context.setOffline(true);
  for (const path of camp) {
    await page.goto(path);
    await expect(page.getByText(/^Geen verbinding\. Deze bladzijde is van \d/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await context.setOffline(false);
  await page.goto('/bivak/');
  await expect(page.getByText('Geen verbinding')).toBeHidden();
});

test('a page of the group’s own that was read opens without a network', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await read(page, '/kwaakpost/', '<h1');
  await context.setOffline(true);
  await page.goto('/kwaakpost/');
  await expect(page.getByRole('heading', { level: 1, name: 'Kwaakpost' })).toBeVisible();
});

test('across a deploy and a roll-back every page is of one version, with and without a network', {
  tag: '@once',
}, async ({ browser, exportFolder }) => {
  const www = mkdtempSync(join(tmpdir(), 'offline-'));
  const server = await serve({ dir: www, port: 0 });
  const context = await browser.newContext({ baseURL: server.url });
  await context.addInitScript((key) => localStorage.setItem(key, ''), testKey);
  const page = await context.newPage();
  const host = memoryHost();
  let minutes = 0;
  const deploy = async (version: Map<string, Buffer> | null) => {
    minutes += 1;
    await runAt(() => new Date(Date.UTC(2027, 6, 1, 12, minutes)))(host, version);
    rmSync(www, { recursive: true });
    for (const [path, bytes] of host.files) write(join(www, path), bytes);
  };
  /** The version of the page that is open, of its styles and of its script. */
  const versions = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const styles = getComputedStyle(document.documentElement).getPropertyValue('--version');
      return [dataset.version, styles, dataset.script];
    });
  const opens = async (path: string, version: string) => {
    await page.goto(path);
    await expect.poll(versions, path).toEqual([version, version, version]);
  };
  const [bivak = '', booklet = ''] = camp;

  await deploy(versionOf(exportFolder, 'een'));
  for (const path of camp) await read(page, path, says('een'));
  await deploy(versionOf(exportFolder, 'twee'));
  await context.setOffline(true);
  for (const path of camp) await opens(path, 'een');

  await context.setOffline(false);
  await opens(bivak, 'twee');
  await read(page, bivak, says('twee'));
  await context.setOffline(true);
  await opens(bivak, 'twee');
  await opens(booklet, 'een'); // its styles and its script left the host, or will: it has its own

  await context.setOffline(false);
  await deploy(null);
  await context.setOffline(true);
  await opens(bivak, 'twee');
  await context.setOffline(false);
  for (const path of camp) {
    await opens(path, 'een');
    await read(page, path, says('een'));
  }
  await context.setOffline(true);
  for (const path of camp) await opens(path, 'een');

  await context.close();
  await server.close();
  rmSync(www, { recursive: true });
});

test('the worker that the guide gives to whoever wants none takes itself away, with every stored page', {
  tag: '@once',
}, async ({ browser, exportFolder }) => {
  const www = mkdtempSync(join(tmpdir(), 'offline-'));
  cpSync(exportFolder, www, {
    recursive: true,
    filter: (path) => !/(?:fotos|beheer|documents|\.(?:br|gz))$/.test(path),
  });
  const server = await serve({ dir: www, port: 0 });
  const context = await browser.newContext({ baseURL: server.url });
  await context.addInitScript((key) => localStorage.setItem(key, ''), testKey);
  const page = await context.newPage();
  const [path = ''] = camp;
  await read(page, path, '<h1');

  const [, worker = ''] =
    /`public\/sw\.js`[^`]*```js\n(.+?)```/s.exec(readFileSync('docs/publiceren.md', 'utf8')) ?? [];
  expect(worker).toContain('unregister');
  write(join(www, 'sw.js'), Buffer.from(worker));
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await page.goto(path);
  await expect.poll(left).toEqual([]);

  await page.goto('/contact/'); // no worker answers it
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(left).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await context.close();
  await server.close();
  rmSync(www, { recursive: true });
});

test('the worker of a former site at this address makes way, though it answers every page by itself', {
  tag: '@once',
}, async ({ browser, exportFolder }) => {
  const www = mkdtempSync(join(tmpdir(), 'offline-'));
  const former = `<!doctype html><title>Vorige site</title><h1>Vorige site</h1>
<script>navigator.serviceWorker.register('/service-worker.js')</script>`;
  write(join(www, 'index.html'), Buffer.from(former));
  write(
    join(www, 'service-worker.js'),
    Buffer.from(`addEventListener('install', (event) => event.waitUntil(caches.open('oud').then((cache) => cache.add('/'))));
addEventListener('activate', () => clients.claim());
addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((page) => page ?? fetch(event.request))));`),
  );
  const server = await serve({ dir: www, port: 0 });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller);

  rmSync(www, { recursive: true });
  cpSync(exportFolder, www, { recursive: true, filter: (path) => !/(?:fotos|beheer|documents)$/.test(path) });
  await page.goto('/contact/');
  await expect(page).toHaveTitle('Vorige site'); // it never asks the host
  await expect(async () => {
    await page.goto('/contact/');
    await expect(page).toHaveTitle(/^Contact/, { timeout: 1000 });
  }).toPass();

  await context.close();
  await server.close();
  rmSync(www, { recursive: true });
});

const says = (version: string) => `data-version="${version}"`;

function write(file: string, bytes: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * The pages of an export with their files, as a build of another version makes them: every style sheet and script has other bytes,
 * and so another name. Each says its version.
 */
function versionOf(folder: string, version: string): Map<string, Buffer> {
  const needed = filesIn(folder).filter(
    (path) => /^(?:_next\/static|icons|bivak)\/|^[^/]+$/.test(path) && !/\.(?:br|gz)$/.test(path),
  );
  const mark: Record<string, string> = {
    '.css': `\n:root{--version:${version}}`,
    '.js': `\n;globalThis.document&&(document.documentElement.dataset.script="${version}")`,
  };
  const marked = needed
    .filter((path) => /^_next\/.*\.(?:css|js)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8') + mark[extname(path)];
      return { path, text, name: `${dirname(path)}/${shortHash(text)}${extname(path)}` };
    });
  const renamed = (text: string) =>
    marked.reduce((all, { path, name }) => all.replaceAll(`/${path}`, `/${name}`), text);
  return new Map([
    ...marked.map(({ name, text }) => [name, Buffer.from(renamed(text))] as const),
    ...needed
      .filter((path) => !marked.some((one) => one.path === path))
      .map((path) => {
        const bytes = readFileSync(join(folder, path));
        if (!path.endsWith('.html')) return [path, bytes] as const;
        const html = renamed(bytes.toString()).replace('<html ', `<html ${says(version)} `);
        return [path, Buffer.from(html)] as const;
      }),
  ]);
}
