import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { serveEditor } from '@/editor/local/server';
import { openEditor, panel, rename, strip, test } from './editor';
import { comeIn, commitOf } from './invited';

test('without an access token a leader asks for an invitation, and publishes what was changed with it', async ({
  page,
  codeHost,
  facts: {
    named: { name: leader },
  },
  incidents,
}) => {
  await openEditor(page);
  await rename(page, { from: leader, to: `${leader} B.` });
  await strip(page)
    .getByRole('button', { name: /^Zet online 1/ })
    .click();
  const ask = panel(page).getByRole('link', { name: /^Vraag een uitnodiging aan .+@/ });
  expect(decodeURIComponent(String(await ask.getAttribute('href')))).toMatch(
    /^mailto:.+Stuur je me er een\?/,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page).getByRole('button', { name: 'Kopieer het bericht' }).click();
  await expect(panel(page).getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Maak een uitnodiging');

  const before = await codeHost.head();
  await comeIn(page, codeHost, 'Dit gaat online');
  await expect(panel(page)).toContainText(`‘${leader}’ wordt ‘${leader} B.’`);
  expect(await codeHost.head()).toBe(before);
  await page.getByRole('button', { name: 'Zet 1 ding online' }).click();
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  expect((await commitOf(codeHost, await codeHost.head())).author).toBe('Amber');
  expect(incidents.violations).toEqual([]);
});

test('on the own computer the editor saves in the folders, and lists the examples for a new group', async ({
  page,
  contentFolder,
  exportFolder,
  facts: {
    named: { name: leader },
  },
}) => {
  const root = mkdtempSync(join(tmpdir(), 'bewerk-'));
  cpSync(contentFolder, join(root, 'content'), { recursive: true });
  cpSync(join(contentFolder, '..', 'public'), join(root, 'public'), { recursive: true });
  mkdirSync(join(root, '.cache'));
  symlinkSync(resolve(exportFolder), join(root, 'out'));
  symlinkSync(resolve(contentFolder, '..', '.cache', 'photos'), join(root, '.cache', 'photos'));
  const server = await serveEditor({ root, port: 4550 });
  try {
    await page.goto(`${server.url}/beheer/`);
    await expect(panel(page, 'Wat wil je doen?')).toContainText(/Nog \d+ te gaan/, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Wat nog van de voorbeeldgroep is' }).click();
    await expect(panel(page, 'Voorbeelden vervangen')).toContainText(/Nog \d+ te gaan/);
    const left = Number(/Nog (\d+) te gaan/.exec(await panel(page).innerText())?.[1]);
    await panel(page)
      .getByText(/^Home: \d+$/)
      .click();
    await panel(page)
      .getByRole('button', { name: /E-mailadres/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill('info@onzegroep.be');
    await strip(page)
      .getByRole('button', { name: /^Bewaar 1/ })
      .click();
    await page.getByRole('button', { name: 'Bewaar 1 ding' }).click();
    await expect(panel(page, 'Bewaard')).toContainText('Bewaard in de mappen');
    await expect(panel(page)).toContainText('npm run deploy');
    expect(readFileSync(join(root, 'content', 'site.yaml'), 'utf8')).toContain('email: info@onzegroep.be');

    await strip(page).getByRole('button', { name: 'Taken' }).click();
    await expect(panel(page)).toContainText(`Nog ${left - 1} te gaan`);
    await page.getByRole('button', { name: 'Wat nog van de voorbeeldgroep is' }).click();
    await expect(panel(page, 'Voorbeelden vervangen')).toContainText(`Nog ${left - 1} te gaan`);

    // what is undone after that was not saved, and what is saved is no longer undone by a notice
    await rename(page, { from: leader, to: `${leader} B.` });
    await rename(page, { from: 'Tuur', to: 'Tuur B.' });
    await strip(page)
      .getByRole('button', { name: /^Bewaar 2/ })
      .click();
    await expect(panel(page, 'Dit wordt bewaard')).toContainText(`‘${leader}’ wordt ‘${leader} B.’`);
    await page.getByRole('button', { name: 'Zet alles terug' }).click();
    await expect(panel(page, 'Niets veranderd')).not.toContainText(/[Bb]ewaard|npm run/);
    const notAfterAll = page.getByRole('button', { name: 'Toch niet' });
    await notAfterAll.click();
    await page.getByRole('button', { name: /^Zet terug: .*‘Tuur’/ }).click();
    await expect(notAfterAll).toBeVisible();
    await page.getByRole('button', { name: 'Bewaar 1 ding' }).click();
    await expect(panel(page, 'Bewaard')).toContainText('npm run deploy');
    await expect(notAfterAll).toHaveCount(0);
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
