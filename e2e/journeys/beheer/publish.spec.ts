import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { answerBy, openEditor, openLeader, panel, previewFrame, rename, strip, test } from './editor';
import {
  bytesOf,
  changedLines,
  commitOf,
  filesAt,
  invitationTo,
  invitationWords,
  publishAll,
} from './invited';

test.use({ viewport: { width: 390, height: 844 } });

let host: TestHost;
test.beforeEach(({ codeHost }) => {
  host = codeHost;
});

test('with a link and five words, a leader gets another name and the site another commit', {
  tag: ['@both', '@core'],
}, async ({ page, contentFolder, facts: { named }, incidents }) => {
  const { name, on, file, line } = named;
  const isGroup = line.startsWith('  - '); // it keeps its former name
  test.setTimeout(120_000);
  await answerBy(page, host);
  const before = await host.head();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));

  await test.step('wrong words open nothing', async () => {
    await openEditor(page, await invitationTo(host));
    expect(new URL(page.url()).hash).toBe('');
    await panel(page, 'Kom erbij.').getByLabel('Je voornaam').fill('Amber');
    await page.getByLabel('De vijf woorden').fill('tent appel zon kikker trein');
    await page.getByRole('button', { name: 'Aan de slag' }).click();
    await expect(page.getByLabel('De vijf woorden')).toHaveAccessibleDescription(/Er is niets bewaard/);
    expect(asked.filter((address) => address.includes('api.'))).toEqual([]);
  });

  await test.step('the right ones do', async () => {
    await page.getByLabel('De vijf woorden').fill(invitationWords);
    await page.getByRole('button', { name: 'Aan de slag' }).click();
    await expect(panel(page, 'Kom erbij.')).toBeHidden({ timeout: 30_000 });
  });

  await test.step('a tap on a name opens it', async () => {
    await openLeader(page, name, named);
    await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  });

  await test.step('what is typed stands on the page at once', async () => {
    await page.getByRole('textbox', { name: 'Naam' }).fill(`${name} V.`);
    await expect(on(previewFrame(page), `${name} V.`)).toBeVisible();
  });

  await test.step('what is typed back is no change, and nothing goes online', async () => {
    await page.getByRole('textbox', { name: 'Naam' }).fill(name);
    await expect(on(previewFrame(page), name)).toBeVisible();
    await strip(page).getByRole('button', { name: 'Zet online', exact: true }).click();
    await expect(panel(page, 'Niets veranderd')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: /online/ })).toHaveCount(0);
    expect(await host.head()).toBe(before);
  });

  await test.step('it goes online', async () => {
    await rename(page, { from: name, to: `${name} V.` }, named);
    await strip(page)
      .getByRole('button', { name: isGroup ? /^Zet online 2/ : /^Zet online 1/ })
      .click();
    await expect(panel(page)).toContainText(`‘${name}’ wordt ‘${name} V.’`);
    await publishAll(page);
    await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  });

  const commit = await host.head();
  const { author, message, parents } = await commitOf(host, commit);
  expect(parents).toEqual([before]);
  expect(author).toBe('Amber');
  expect(message).toContain(`${name} V.`);
  const [old, now] = [await filesAt(host, before), await filesAt(host, commit)];
  expect([...now].filter(([path, hash]) => old.get(path) !== hash).map(([path]) => path)).toEqual([file]);
  const was = readFileSync(join(contentFolder, '..', file), 'utf8');
  const is = (await bytesOf(host, now.get(file))).toString();
  expect(changedLines(was, is)).toEqual([
    `-${line}${name}`,
    `+${line}${name} V.`,
    ...(isGroup ? ['+    vroeger:', `+      - ${name}`] : []),
  ]);
  expect(
    asked.filter((address) => address.includes(host.access.token) || address.includes('kikker')),
  ).toEqual([]);
  expect(incidents.violations).toEqual([]);
});
