import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { loadedPath } from '@/lib/pages/editor';
import { openEditor, openLeader, panel, strip, test } from './editor';
import type { EditorFacts } from './facts';
import { bytesOf, comeIn, commitOf, filesAt, openField, openTask, publishAll, pushByHand } from './invited';

test.use({ viewport: { width: 390, height: 844 } });

let host: TestHost;
test.beforeEach(({ codeHost }) => {
  test.setTimeout(150_000);
  host = codeHost;
});

type Slip = Awaited<ReturnType<typeof pushSlip>>;

/** Changes a file on the code host by hand. Returns its text before, and the line of the slip. */
async function pushSlip(contentFolder: string, file: string) {
  const good = readFileSync(join(contentFolder, '..', file), 'utf8');
  const line = good.split('\n').findIndex((text) => text.startsWith('    leiding:')) + 1;
  await pushByHand(host, file, () => good.replace('    leiding:', '\tleiding:'));
  return { good, line, commit: await host.head() };
}

const textAt = async (commit: string, path: string) =>
  (await bytesOf(host, (await filesAt(host, commit)).get(path))).toString();

async function change(page: Page, { search, row, label, later }: EditorFacts['field']) {
  await openField(page, search, row);
  await page.getByRole('textbox', { name: label }).fill(later);
}

/** One commit put the file back, and brought the change of the field. */
async function expectMended(slip: Slip, file: string, { file: other, key, later }: EditorFacts['field']) {
  const after = await host.head();
  expect((await commitOf(host, after)).parents).toEqual([slip.commit]);
  expect(await textAt(after, file)).toBe(slip.good);
  expect(await textAt(after, other)).toContain(`${key}: ${later}`);
}

test('with an access token, the editor opens on the last good texts, names the broken line, and puts the file back in one commit', {
  tag: '@both',
}, async ({ page, contentFolder, incidents, facts: { field, named } }) => {
  const { file } = named;
  const slip = await pushSlip(contentFolder, file);
  await comeIn(page, host);

  await test.step('the file and the line are shown', async () => {
    await expect(page.getByText(`Niet te lezen: ${file}, regel ${slip.line}.`)).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Goed zo' }).click();
    await expect(strip(page)).toContainText('Eerst 1 ding rechtzetten');
  });

  await test.step('every panel opens, that of the broken file too', async () => {
    await openTask(page);
    await expect(panel(page, 'Wat wil je doen?')).toContainText(/\d+ mensen in \d+ groep/);
    await openLeader(page, named.name, named);
    await change(page, field);
  });

  await test.step('its last good version goes online together with a change elsewhere', async () => {
    await page.getByRole('button', { name: /^Eerst 1 ding rechtzetten/ }).click();
    await expect(panel(page, 'Dit gaat online')).toContainText(`${file}, regel ${slip.line}`);
    await expect(panel(page, 'Dit gaat online')).toContainText('een tab aan het begin van de regel');
    await page.getByRole('button', { name: 'Zet de laatste goede versie terug' }).click();
    await expect(panel(page, 'Dit gaat online')).toContainText(`${file}: terug naar de laatste goede versie`);
    await publishAll(page);
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  });

  await expectMended(slip, file, field);
  expect(incidents.errors).toEqual([]);
});

test('a slip that comes while somebody works stops the publishing, and the changes stay', async ({
  page,
  contentFolder,
  incidents,
  facts: { field, named },
}) => {
  const { file } = named;
  await comeIn(page, host);
  await change(page, field);
  const slip = await pushSlip(contentFolder, file);
  await publishAll(page);
  await expect(panel(page, 'Dit gaat online')).toContainText(`${file}, regel ${slip.line}`, {
    timeout: 60_000,
  });
  await expect(panel(page, 'Dit gaat online')).toContainText(`wordt ‘${field.later}’`);
  expect(await host.head()).toBe(slip.commit);

  await page.getByRole('button', { name: 'Zet de laatste goede versie terug' }).click();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  await expectMended(slip, file, field);
  expect(incidents.errors).toEqual([]);
});

test('a panel that fails leaves the editor and the draft: the changes can be saved as a file', async ({
  page,
}) => {
  await openEditor(page);
  // a draft that no editor makes: of a file that cannot be read, with a change in another one
  await page.evaluate(async (path) => {
    const { texts, commit } = await (await fetch(path)).json();
    const broken = { ...texts, 'leiding/jongens.yaml': 'groepen: "\n' };
    const draft = {
      base: { commit, texts: broken, isWithoutPrivateFields: true },
      texts: { ...broken, 'contact.yaml': texts['contact.yaml'].replace(/^kop: .*/m, 'kop: Schrijf ons') },
      sent: {},
      changedAt: Date.now(),
      paths: [],
    };
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('beheer');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('draft', 'readwrite');
    transaction.objectStore('draft').put(draft, 'draft');
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, loadedPath);
  await page.reload();
  await page.getByRole('button', { name: 'Goed zo' }).click();
  await strip(page).getByRole('button', { name: 'Taken' }).click();
  await expect(panel(page, 'Hier ging iets mis')).toContainText('Je wijzigingen staan nog op dit toestel');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bewaar mijn wijzigingen als bestand' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('wijzigingen.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain('kop: Schrijf ons');

  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await expect(panel(page, 'Pagina’s')).toBeVisible();
  await strip(page).getByRole('button', { name: 'Taken' }).click();
  await page.getByRole('button', { name: 'Herlaad' }).click();
  await expect(page.getByText('Welkom terug. Je wijziging staat er nog.')).toBeVisible({ timeout: 30_000 });
});
