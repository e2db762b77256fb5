import { expect, type Page } from '@playwright/test';
import { edited, valueIn } from '@/editor/document/document';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { withoutMotion } from '../../motion';
import { openLeader, panel, previewFrame, rename, test } from './editor';
import { bytesOf, comeIn, filesAt, openTask, publishAll, pushByHand } from './invited';

let host: TestHost;
test.beforeEach(({ codeHost }) => {
  host = codeHost;
});

const ours = { from: 'Tuur', to: 'Tuur B.' };
const theirs = { from: 'Gust', to: 'Gustaaf' };
const both = { from: 'Brent', to: 'Brent V.', other: 'Brent Z.' };

const path = 'content/leiding/jongens.yaml';

async function online(): Promise<string> {
  const files = await filesAt(host, await host.head());
  return (await bytesOf(host, files.get(path))).toString();
}

/** Puts a new leader behind another one. */
async function addLeader(page: Page, { behind, name }: { behind: string; name: string }): Promise<void> {
  await openLeader(page, behind);
  await page.getByRole('button', { name: 'Nieuw: leider' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await expect(previewFrame(page).getByText(name, { exact: true })).toBeVisible();
}

type Group = { naam: string; icoon: string; foto: Record<string, string>; leiding: { naam: string }[] };

/** A file of leaders with more groups behind its own, which look like the first one. */
const withGroups = (text: string, groups: { naam: string; leiding: string[] }[]): string => {
  const [first, ...others] = valueIn(text, ['groepen']) as [Group, ...Group[]];
  return groups.reduce(
    (now, { naam, leiding }, index) =>
      edited('boys', now, {
        type: 'insert',
        list: ['groepen'],
        at: 1 + others.length + index,
        value: {
          naam,
          icoon: first.icoon,
          foto: first.foto,
          leiding: leiding.map((name) => ({ naam: name })),
        },
      }),
    text,
  );
};

/** The names of the leaders, group by group. */
const groupsIn = (text: string): string[][] =>
  (valueIn(text, ['groepen']) as Group[]).map(({ leiding }) => leiding.map(({ naam }) => naam));

test('what two people changed is online; who changed the same field chooses, and neither text is lost before; an earlier version is brought back', {
  tag: '@core',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  await test.step('other things', async () => {
    await rename(page, ours);
    await pushByHand(host, path, (text) => text.replace(`naam: ${theirs.from}`, `naam: ${theirs.to}`));
    await publishAll(page);
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
    expect(await online()).toMatch(new RegExp(`naam: ${ours.to}\n[\\s\\S]*naam: ${theirs.to}\n`));
  });

  await test.step('the same field', async () => {
    await rename(page, both);
    await pushByHand(host, path, (text) => text.replace(`naam: ${both.from}`, `naam: ${both.other}`));
    await publishAll(page);
    await expect(panel(page)).toContainText('Iemand was je net voor', { timeout: 60_000 });
    await expect(panel(page)).toContainText(both.to);
    await expect(panel(page)).toContainText(both.other);
    await page.getByRole('radio', { name: /Die van jou/ }).check();
    await page.getByRole('button', { name: 'Ga zo verder' }).click();
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
    expect(await online()).toContain(`naam: ${both.to}`);
  });

  await test.step('an earlier version', async () => {
    await openTask(page, 'Vorige versies');
    await page.getByLabel('Van welke pagina?').selectOption('Jongensleiding');
    await panel(page)
      .getByRole('button', { name: /Begin$/ })
      .click();
    await expect(panel(page)).toContainText(`‘${both.to}’ wordt ‘${both.from}’`);
    await page.getByRole('button', { name: 'Haal dit terug' }).click();
    await expect(panel(page, 'Dit gaat online')).toContainText(`‘${both.to}’ wordt ‘${both.from}’`);
  });
});

test('two people move and remove leaders in two browsers: the right people are online, each once', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await pushByHand(host, path, (text) =>
    withGroups(text, [
      { naam: 'Bevers', leiding: ['Anouk', 'Basiel', 'Cyriel', 'Dorien'] },
      { naam: 'Uilen', leiding: ['Emmelien'] },
    ]),
  );
  const context = await browser.newContext({
    ...withoutMotion.contextOptions,
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await comeIn(page, host);
  await comeIn(phone, host);

  await openLeader(page, 'Basiel');
  await page.getByRole('button', { name: 'Haal Basiel weg' }).click();
  await openLeader(page, 'Cyriel');
  await page.getByRole('button', { name: 'Haal Cyriel weg' }).click();
  await addLeader(page, { behind: 'Emmelien', name: 'Cyriel' });

  await openLeader(phone, 'Dorien');
  for (const place of [3, 2, 1]) {
    await phone.getByRole('button', { name: 'Zet Dorien een plaats naar voor' }).click();
    await expect(phone.getByText(`Dorien staat nu op plaats ${place} van 4.`)).toBeVisible();
  }
  await openLeader(phone, 'Cyriel');
  await phone.getByRole('button', { name: 'Haal Cyriel weg' }).click();

  await publishAll(page);
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  expect(groupsIn(await online()).slice(-2)).toEqual([
    ['Anouk', 'Dorien'],
    ['Emmelien', 'Cyriel'],
  ]);
  await publishAll(phone);
  await expect(panel(phone)).toContainText('Iemand was je net voor', { timeout: 60_000 });
  const choice = phone.getByRole('group', { name: /Uilen › Leiding › Cyriel/ });
  await expect(phone.getByRole('group')).toHaveCount(1);
  await expect(choice.getByRole('radio', { name: 'Die van jou niet in de lijst' })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await choice.getByRole('radio', { name: /Wat er nu staat/ }).check();
  await phone.getByRole('button', { name: 'Ga zo verder' }).click();
  await expect(panel(phone)).toContainText('Verzonden', { timeout: 60_000 });
  expect(groupsIn(await online()).slice(-2)).toEqual([
    ['Dorien', 'Anouk'],
    ['Emmelien', 'Cyriel'],
  ]);
  await context.close();
});
