import { expect, type Page } from '@playwright/test';
import { versionPath } from '@/editor/local/loaded';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { versionFile } from '@/lib/version/version';
import { barriers, wcag } from '../../barriers';
import { panel, rename, strip, test } from './editor';
import { bytesOf, comeIn, commitOf, filesAt, openTask, publishAll, pushByHand } from './invited';
import { playUpdates, preparedBranches, prepareOn } from './updates';

test.use({ viewport: { width: 390, height: 844 } });

let host: TestHost;
test.beforeEach(async ({ codeHost, page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const { setTimeout } = window; // what asks the code host every ten seconds asks at once
    window.setTimeout = ((run: TimerHandler, time: number, ...more: unknown[]) =>
      setTimeout(run, time === 10_000 ? 500 : time, ...more)) as typeof setTimeout;
  });
  host = codeHost;
});
test.afterEach(async ({ page }) => {
  await page.goto('about:blank'); // ends what the editor follows
  await page.unrouteAll({ behavior: 'wait' });
});

const textAt = async (path: string) =>
  (await bytesOf(host, (await filesAt(host, await host.head())).get(path))).toString();

/** What is online is what the branch has. */
const publishAtOnce = (page: Page) =>
  page.route(`**${versionPath}`, async (route) => route.fulfill({ json: { commit: await host.head() } }));

const expectAccessible = async (page: Page, state: string) => {
  expect(await barriers(page, { only: wcag }), state).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(390);
};

test('a prepared version is read, with the files that change, one button brings it in and one takes it back; own changes stay', async ({
  page,
  incidents,
}) => {
  const before = await host.head();
  const update = await prepareOn(host, [
    { path: 'app/page.tsx', text: 'new' },
    { path: versionFile, text: '{}' },
  ]);
  await comeIn(page, host);
  await playUpdates(page, host);
  await publishAtOnce(page);
  await rename(page, { from: 'Wannes', to: 'Wannes B.' });

  await openTask(page);
  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toHaveText('Er is een nieuwe versie');
  await expectAccessible(page, 'the tasks');
  await panel(page).getByRole('button', { name: 'Wat ze brengt' }).press('Enter');
  await expect(panel(page, 'Er is een nieuwe versie')).toContainText('Bij Bivak staat wat het weer wordt.');
  await panel(page).getByText('Het bestand dat verandert').click();
  await expect(panel(page).getByText('app/page.tsx')).toBeVisible();
  await expectAccessible(page, 'what it brings');

  await panel(page).getByRole('button', { name: 'Haal versie 99.0.0 binnen' }).press('Enter');
  await expect(panel(page, 'Versie 99.0.0 is binnen')).toContainText('Online!', { timeout: 60_000 });
  await expect(panel(page).getByRole('button', { name: /^Open het beheer/ })).toBeVisible();
  await expectAccessible(page, 'the message after it');
  const { parents, message } = await commitOf(host, await host.head());
  expect(parents).toEqual([before, update]);
  expect(message).toBe('Versie 99.0.0 van het programma, binnengehaald door Amber');
  expect(await textAt('app/page.tsx')).toBe('new');
  await expect.poll(() => preparedBranches(host)).toEqual([]);

  await expect(strip(page).getByRole('button', { name: 'Zet online 1 wijziging' })).toBeVisible();
  await publishAll(page);
  await expect(panel(page)).toContainText('Online!', { timeout: 60_000 });
  expect(await textAt('app/page.tsx')).toBe('new');
  expect(await textAt('content/leiding/jongens.yaml')).toContain('naam: Wannes B.');

  await openTask(page, 'Nieuwe versie van het programma');
  await expectAccessible(page, 'the way back');
  await panel(page).getByRole('button', { name: 'Haal versie 99.0.0 weer weg' }).press('Enter');
  await expect(panel(page, 'Versie 99.0.0 is weer weg')).toContainText('Online!', { timeout: 60_000 });
  const files = await filesAt(host, await host.head());
  expect(files.has('app/page.tsx') || files.has(versionFile)).toBe(false);
  expect(await textAt('content/leiding/jongens.yaml')).toContain('naam: Wannes B.');
  expect(incidents.violations).toEqual([]);
});

test('when the site changed the same file since, a new version is prepared again and brought in; then this editor is too old to write', async ({
  page,
}) => {
  const [path, other] = ['content/bivak.yaml', 'content/site.yaml'];
  const migrated = async (name: string) => ({ path: name, text: `${await textAt(name)}# migrated\n` });
  await prepareOn(host, [await migrated(path)]);
  await comeIn(page, host);
  let isAsked = false;
  const runs = await playUpdates(page, host, async (started) => {
    isAsked = true;
    started.push({ id: 2, status: 'in_progress', conclusion: null });
  });
  runs.push({ id: 1, status: 'completed', conclusion: 'success' });
  await pushByHand(host, path, (text) => `${text}# by somebody else\n`);
  await openTask(page, 'Wat ze brengt');
  await panel(page).getByRole('button', { name: 'Haal versie 99.0.0 binnen' }).click();
  await expect(panel(page)).toContainText('De site was intussen veranderd', { timeout: 30_000 });
  await expect(panel(page)).toContainText('Ze wordt klaargemaakt en nagekeken', { timeout: 30_000 });
  expect(isAsked).toBe(true);
  await expect(panel(page).getByRole('button', { name: 'Haal versie 99.0.0 binnen' })).toBeDisabled();
  await expectAccessible(page, 'while it is prepared');

  const format = { path: other, text: (await textAt(other)).replace(/^formaat: .*/m, 'formaat: 99') };
  await prepareOn(host, [await migrated(path), format], { to: '99.0.1' });
  runs.push({ id: 2, status: 'completed', conclusion: 'success' });
  await panel(page).getByRole('button', { name: 'Haal versie 99.0.1 binnen' }).click({ timeout: 30_000 });
  await expect(panel(page, 'Versie 99.0.1 is binnen')).toBeVisible({ timeout: 30_000 });
  expect(await textAt(path)).toMatch(/# by somebody else\n# migrated\n$/);
  expect(await textAt(other)).toMatch(/formaat: 99\n$/);

  const there = await host.head();
  await rename(page, { from: 'Wannes', to: 'Wannes B.' });
  await publishAll(page);
  await expect(panel(page)).toContainText(/andere versie dan deze pagina.*staan nog op dit toestel/, {
    timeout: 30_000,
  });
  expect(await host.head()).toBe(there);
});

test('a leader asks for a new version, and reads what came of it', async ({ page }) => {
  await comeIn(page, host);
  await playUpdates(page, host, async (started) => {
    started.push({ id: 1, status: 'completed', conclusion: 'failure' });
  });
  await openTask(page, 'Nieuwe versie van het programma');
  await panel(page).getByRole('button', { name: 'Vraag een nieuwe versie na' }).press('Enter');
  await expect(panel(page)).toContainText('Het klaarmaken lukte niet', { timeout: 30_000 });
  await expect(panel(page).getByRole('link', { name: 'Bekijk waarom' })).toBeVisible();
  await expectAccessible(page, 'a failure');
});
