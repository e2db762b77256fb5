import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { serveEditor } from '@/editor/local/server';
import { openEditor, panel, rename, strip, test } from './editor';

test('without an access token a leader sends a proposal, which another one opens; other files change nothing', async ({
  page,
  browser,
  baseURL,
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
  await panel(page).getByLabel('Je voornaam').fill('Amber');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stuur als voorstel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('voorstel-van-amber.json');
  const proposal = readFileSync(await file.path());

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const their = await other.newPage();
  await openEditor(their, '');
  await strip(their).getByRole('button', { name: 'Taken' }).click();
  await their.getByRole('button', { name: /voorstellen$/ }).click();
  const input = their.getByLabel('Open een voorstel');
  const send = (buffer: Buffer) =>
    input.setInputFiles({ name: 'voorstel.json', mimeType: 'application/json', buffer });

  await send(Buffer.from('{"is":"voorstel","texts":{"site.yaml":"<script>"}}'));
  await expect(input).toHaveAccessibleDescription(/Er is niets veranderd/);
  await expect(strip(their).getByRole('button', { name: 'Zet online', exact: true })).toBeVisible();

  await send(proposal);
  await expect(panel(their, 'Dit gaat online')).toContainText(`‘${leader}’ wordt ‘${leader} B.’`);
  await other.close();
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
