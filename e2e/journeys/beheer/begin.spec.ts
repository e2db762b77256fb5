import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { publicNotice } from '@/editor/access/publicRepository';
import { startCodeHost, type TestHost } from '@/editor/publish/testing/codeHost';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { loadedPath } from '@/lib/pages/editor';
import { freePort } from '@/lib/programs/ports';
import { type LocalServer, serve } from '@/pipeline/hosting/server';
import { makeUnbegunSite } from '@/pipeline/unbegun/unbegun';
import { barriers } from '../../barriers';
import { answerBy, panel, previewFrame, test } from './editor';
import { bytesOf, filesAt } from './invited';

const freePages = 'https://scoutsdevos.github.io';

test.use({ viewport: { width: 390, height: 844 } });

let host: TestHost;
let server: LocalServer;
let folder: string;

/** The unbegun site, of a group that bears the name of the one that the product is shown with; and its public project. */
test.beforeAll(async ({ exportFolder }) => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'onbegonnen-'));
  const site = join(folder, 'site');
  makeUnbegunSite(exportFolder, site);
  const file = join(site, loadedPath);
  const loaded = JSON.parse(readFileSync(file, 'utf8'));
  loaded.texts['site.yaml'] = loaded.texts['site.yaml']
    .replace(/^naam: .*$/m, `naam: ${exampleGroup.name}`)
    .replace(/^gemeente: .*$/m, `gemeente: ${exampleGroup.town}`);
  writeFileSync(file, JSON.stringify(loaded));
  server = await serve({ dir: site, port: await freePort() });
  const texts = Object.entries(loaded.texts as Record<string, string>);
  host = await startCodeHost(
    {
      ...Object.fromEntries(texts.map(([path, text]) => [`content/${path}`, text])),
      'content/LEESMIJ.md': '# Leesmij',
      'content/fotos/hero.jpg': 'photo',
      'public/documents/2026/cm.pdf': 'document',
    },
    { isPublic: true },
  );
});
test.afterAll(async () => {
  await host.stop();
  await server.close();
  rmSync(folder, { recursive: true });
});

test('from the page that says that a site comes here, six questions and a token lead to one commit of a true site', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  await answerBy(page, host);
  const count = { taps: 0, typed: 0 };
  const tap = async (role: 'button' | 'radio' | 'checkbox' | 'link', name: string | RegExp) => {
    count.taps += 1;
    const one = page.getByRole(role, { name }).first();
    await (role === 'radio' || role === 'checkbox' ? one.check({ force: true }) : one.click());
  };
  const type = async (label: string | RegExp, words: string) => {
    count.typed += 1;
    await page.locator('input').and(page.getByLabel(label)).first().fill(words);
  };
  const next = () => tap('button', /^(Volgende|Klaar)/);

  // the free pages of the code host, played by the server on this machine
  await page.route(`${freePages}/**`, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(freePages, server.url) }),
    }),
  );
  await page.goto(freePages);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier komt de site van een jeugdbeweging');
  expect(await barriers(page)).toEqual([]);
  await tap('link', 'Begin met zes vragen');
  await expect(page.getByRole('heading', { name: 'Maak ze van jullie.' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(publicNotice)).toBeVisible();
  const began = Date.now();
  await tap('button', 'Begin');

  await test.step('1. who', async () => {
    await type('Naam van de groep', 'Scouts De Vos');
    await tap('radio', 'Scouts en Gidsen Vlaanderen');
    await type('Gemeente', 'Heikapel');
    await type('Waar komen jullie samen?', 'Bosweg 12, 9100 Heikapel');
    await type('Mailadres', 'hallo@scoutsdevos.test');
    await type('Adres van de site', 'https://scoutsdevos.test');
    await next();
  });
  await test.step('2. when', async () => {
    await tap('radio', 'zaterdag');
    await tap('checkbox', 'In de kerstvakantie');
    await type('Eerste dag', '21 juli');
    await type('Laatste dag', '31 juli');
    await tap('checkbox', /^Een groep komt op een andere dag/);
    await next();
  });
  await test.step('3. which groups', async () => {
    await expect(page.getByText('Kabouters en welpen')).toBeVisible();
    await tap('button', 'Verander');
    count.taps += 2;
    await page.getByLabel('Dag', { exact: true }).selectOption('zondag');
    await expect(page.getByText('zondag, 14 tot 17 uur')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await tap('button', 'Bekijk');
    await expect(previewFrame(page).getByRole('heading', { level: 1, name: 'De leiding' })).toBeVisible();
    await tap('button', 'Vul in');
    await next();
  });
  await test.step('4. what there is', async () => {
    await expect(page.getByRole('heading', { name: 'Wat hebben jullie?' })).toBeVisible();
    count.taps += 1;
    await page.getByRole('checkbox', { name: /^Uniform/ }).uncheck({ force: true });
  });
  await test.step('a reload half-way', async () => {
    await expect.poll(() => hasUniform(page)).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Verder waar je was.' })).toBeVisible({
      timeout: 30_000,
    });
    await tap('button', 'Verder');
    await expect(page.getByRole('checkbox', { name: /^Uniform/ })).not.toBeChecked();
    await next();
  });
  await test.step('5. how it looks', async () => {
    await tap('radio', 'Vos');
    await next();
  });
  await test.step('6. photos', async () => {
    await expect(page.getByRole('heading', { name: 'Hebben jullie al foto’s?' })).toBeVisible();
    await next();
  });

  await expect(page.getByRole('heading', { name: 'Jullie site staat klaar.' })).toBeVisible();
  await tap('button', 'Zet online');
  await expect(panel(page)).toContainText('Scouts De Vos');

  await test.step('the token', async () => {
    await tap('button', /sleutel/i);
    await page.getByText('Ik maakte de sleutel zelf').click();
    count.taps += 1;
    await type('Je voornaam', 'Amber');
    await type('Het project op GitHub', `${host.access.owner}/${host.access.repo}`);
    await type('De sleutel', host.access.token);
    await type('Geldig tot en met', '2099-10-01');
    await tap('button', 'Bewaar de sleutel');
  });
  await test.step('online', async () => {
    await tap('button', /^Zet \d+ ding(en)? online/);
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  });

  const files = await filesAt(host, await host.head());
  const paths = [...files.keys()].filter((path) => /^(content|public)\//.test(path)).sort();
  expect(paths).toEqual([
    'content/LEESMIJ.md',
    'content/bivak.yaml',
    'content/contact.yaml',
    'content/home.yaml',
    'content/kalender.yaml',
    'content/leiding/leiding.yaml',
    'content/site.yaml',
  ]);
  const site = (await bytesOf(host, files.get('content/site.yaml'))).toString();
  expect(site).toContain('naam: Scouts De Vos');
  expect(site).toMatch(/teken: vos/);
  expect(site).toMatch(/zonder:[^:]*- uniformen/);
  expect((await bytesOf(host, files.get('content/bivak.yaml'))).toString()).toMatch(
    /van: 21 juli\s+tot: 31 juli/,
  );
  const leaders = (await bytesOf(host, files.get('content/leiding/leiding.yaml'))).toString();
  expect(leaders).toMatch(/naam: Kapoenen[^-]*werking:\s+dag: zondag/);
  await expect(previewFrame(page).getByText('Scouts De Vos').first()).toBeAttached();
  testInfo.annotations.push({
    type: 'weet',
    description: `${count.taps} taps and ${count.typed} typed answers, ${Math.round((Date.now() - began) / 1000)} s`,
  });
  expect(count.taps).toBeLessThanOrEqual(30);
  expect(count.typed).toBeLessThanOrEqual(12);
});

/** What this browser stored of the answer about the uniform. */
const hasUniform = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('beheer');
        request.onsuccess = () => {
          const draft = request.result.transaction('draft').objectStore('draft').get('draft');
          draft.onsuccess = () => {
            request.result.close();
            resolve(draft.result?.begun?.answers.wat.uniform);
          };
        };
      }),
  );
