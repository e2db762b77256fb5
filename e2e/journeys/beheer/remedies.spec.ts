import { expect, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { fileNames } from '@/lib/content/schemas/files';
import { barriers, wcag } from '../../barriers';
import { jpegOf, openEditor, openLeader, panel, previewFrame, strip, test, textbox } from './editor';
import {
  bytesOf,
  comeIn,
  filesAt,
  invitationTo,
  openField,
  openTask,
  publishAll,
  pushByHand,
} from './invited';

let host: TestHost;
test.beforeEach(({ codeHost }) => {
  host = codeHost;
});

const photoInput = (page: Page) => panel(page).locator('input[type=file]');

test('a leader with an access token opens a new invitation, or continues with the stored one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  const words = 'zon tent appel boot kikker';
  const link = await invitationTo(host, words, '2099-10-31');
  await page.goto('about:blank');
  await openEditor(page, link);
  await expect(panel(page, 'Kom erbij.').getByLabel('Je voornaam')).toHaveValue('Amber');
  await page.getByRole('button', { name: 'Ga verder met de sleutel die je al had' }).click();
  await expect(panel(page, 'Dag Amber')).toBeVisible();

  await page.goto('about:blank');
  await openEditor(page, link);
  await page.getByLabel('Je voornaam').fill('   ');
  await page.getByLabel('De vijf woorden').fill(words);
  await page.getByRole('button', { name: 'Aan de slag' }).click();
  await expect(page.getByLabel('Je voornaam')).toBeFocused(); // spaces are no name
  await page.getByLabel('Je voornaam').fill('Noor');
  await page.getByRole('button', { name: 'Aan de slag' }).click();
  await expect(panel(page, 'Welkom, Noor.')).toBeVisible({ timeout: 30_000 });
});

test('advice is a button when it is a value, and only then; problems are listed with links to their fields', async ({
  page,
}) => {
  await openEditor(page);
  await openField(page, 'telefoon', /Hoofdleiding.*Telefoon/s);
  const advised = panel(page).getByRole('button', { name: /^Schrijf/ });
  const phone = textbox(page, 'Telefoon').first();
  await phone.fill('0400 oeps');
  await expect(phone).toHaveAccessibleDescription(/schrijf het hele nummer/);
  await expect(advised).toHaveCount(0);
  await phone.fill('"0400 00 00 21"'); // to the letter
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(strip(page)).not.toContainText('rechtzetten');

  await openTask(page, /Lidgeld 35$/);
  await textbox(page, 'Lidgeld').fill('€ 40 per jaar');
  await panel(page).getByRole('button', { name: 'Schrijf 40' }).click();
  await expect(textbox(page, 'Lidgeld')).toHaveValue('40');
  await expect(textbox(page, 'Lidgeld')).toBeFocused();
  await openField(page, 'begint om', /Wekelijkse activiteit Begint om/);
  await textbox(page, 'Begint om').fill('14u');
  await textbox(page, 'Begint om').blur();
  await expect(textbox(page, 'Begint om')).toHaveValue('14:00'); // what is no guess needs no button
  await expect(strip(page)).not.toContainText('rechtzetten');

  await openTask(page, /Het kamp/);
  await textbox(page, 'Laatste dag').fill('31 julij');
  await openLeader(page, 'Tuur');
  await textbox(page, 'Naam').fill('');
  await strip(page)
    .getByRole('button', { name: 'Eerst 2 dingen rechtzetten, dan kan alles online.' })
    .click();
  const wrong = panel(page).getByRole('region', { name: 'Eerst rechtzetten' });
  await expect(wrong.getByRole('button')).toHaveCount(2);
  await wrong.getByRole('button', { name: /Laatste dag/ }).click();
  await expect(textbox(page, 'Laatste dag')).toBeFocused();
});

test('each change is undone by itself, everything at once, and that is undone too; a field that is as it is online has no undo button, at any index of its list', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await openLeader(page, 'Tuur');
  await textbox(page, 'Naam').fill('Tuur B.');
  await photoInput(page).setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOf('#2a7'),
  });
  await expect(previewFrame(page).locator('img[src^="blob:"]')).toBeVisible({ timeout: 30_000 });
  await openTask(page, /Het kamp/);
  await textbox(page, 'Hoelang').fill('Negen dagen lang');
  const count = (name: RegExp | string) => strip(page).getByRole('button', { name, exact: true });
  await count('Zet online 4 wijzigingen').click(); // a photo is a file too

  await panel(page)
    .getByRole('button', { name: /^Zet terug: .*‘Tuur’ wordt/ })
    .press('Enter');
  await expect(count('Zet online 3 wijzigingen')).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await panel(page)
    .getByRole('button', { name: /^Zet terug: .*een andere foto/ })
    .press('Enter');
  await expect(count('Zet online 1 wijziging')).toBeVisible();
  await expect(previewFrame(page).locator('img[src^="blob:"]')).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'Zet alles terug' }).press('Enter');
  await expect(count('Zet online')).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Toch niet' }).press('Enter');
  await expect(count('Zet online 1 wijziging')).toBeVisible();
  await expect(panel(page)).toContainText('wordt ‘Negen dagen lang’');

  await openLeader(page, 'Wannes');
  await panel(page).getByRole('button', { name: 'Zet Wannes een plaats naar voor' }).click();
  await expect(panel(page)).toContainText('1 van 4');
  await expect(panel(page).getByRole('button', { name: 'Zet terug' })).toHaveCount(0);
  await textbox(page, 'Naam').fill('Wannes V.');
  await panel(page).getByRole('button', { name: 'Zet terug' }).press('Enter');
  await expect(textbox(page, 'Naam')).toHaveValue('Wannes');
  await expect(textbox(page, 'Naam')).toBeFocused();
});

test('a tap on a document opens the input that replaces it', async ({ page }) => {
  await openEditor(page);
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page).getByRole('button', { name: 'Bivak' }).click();
  await expect(previewFrame(page).locator('#documenten')).toBeVisible(); // until then it is the former page
  const link = previewFrame(page).locator('a[href$=".pdf"]:visible').last();
  const name = (await link.getAttribute('href'))?.replace('/documents/', '') ?? '';
  await link.click();
  const year = /^\d{4}(-\d{4})?/.exec(name)?.[0];
  await expect(panel(page).getByRole('heading', { name: `Papieren voor ${year}` })).toBeVisible();
});

test('somebody’s photo is taken away, and of photos chosen one after the other only the last goes along', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await comeIn(page, host);
  const before = await host.head();
  await openLeader(page, 'Wannes');
  await panel(page).getByRole('button', { name: 'Haal de foto weg' }).press('Enter');
  await expect(photoInput(page)).toBeFocused();
  await expect(panel(page).locator('img')).toHaveCount(0);

  await openLeader(page, 'Jelle');
  const shown = previewFrame(page).locator('img[src^="blob:"]');
  let address: string | null = null;
  for (const colour of ['#27a', '#a27', '#7a2']) {
    await photoInput(page).setInputFiles({
      name: '../ foto  van mij?.JPG',
      mimeType: 'image/jpeg',
      buffer: await jpegOf(colour),
    });
    await expect(shown).toBeVisible({ timeout: 30_000 });
    await expect(shown).not.toHaveAttribute('src', address ?? 'none yet');
    address = await shown.getAttribute('src');
    await expect(panel(page).getByRole('status').filter({ hasText: 'klein gemaakt' })).toHaveCount(0);
  }
  await publishAll(page);
  await expect(panel(page, 'Het is onderweg')).toContainText('Verzonden', { timeout: 60_000 });
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  const [old, now] = [await filesAt(host, before), await filesAt(host, await host.head())];
  const added = [...now.keys()].filter((path) => !old.has(path));
  expect(added).toEqual([expect.stringMatching(/^content\/fotos\/leiding\/jelle-[0-9a-f]{8}\.jpg$/)]);
  const text = (await bytesOf(host, now.get('content/leiding/jongens.yaml'))).toString();
  expect(text).toMatch(/naam: Wannes\n\s+toestemming: ja/);
});

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await barriers(page, { only: wcag }), state).toEqual([]);
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('section, section > div')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  );
  expect(wide, `${state} needs no scrolling to the side`).toEqual([]);
}

test('the views with an access token are accessible too, 320 px wide', { tag: '@long' }, async ({
  page,
  incidents,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 800 });
  await comeIn(page, host);
  await expectAccessible(page, 'the welcome');
  await openTask(page, 'Wat nog van de voorbeeldgroep is');
  await expectAccessible(page, 'the examples');
  await openTask(page, /^Sleutel/);
  await panel(page).getByRole('button', { name: 'Maak een uitnodiging' }).click();
  const code = page.getByRole('img', { name: 'QR-code van de link' });
  await expect(code).toBeVisible({ timeout: 30_000 });
  expect(
    await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expectAccessible(page, 'an invitation that was made');
  await page.getByLabel('Open een bestand met wijzigingen').setInputFiles({
    name: 'wijzigingen.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(panel(page)).toContainText('Er is niets veranderd');
  await expectAccessible(page, 'a file that has no changes');

  await openLeader(page, 'Gust');
  await textbox(page, 'Naam').fill('Gustaaf');
  await openTask(page, /Het kamp/);
  await textbox(page, 'Laatste dag').fill('31 julij');
  await strip(page)
    .getByRole('button', { name: /rechtzetten/ })
    .click();
  await expectAccessible(page, 'what has to be put right');
  await panel(page)
    .getByRole('button', { name: /^Zet terug: .*Laatste dag/ })
    .click();
  await expectAccessible(page, 'a change that was taken back');
  await page.getByRole('button', { name: 'Goed zo' }).press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();

  await pushByHand(host, `content/${fileNames.boys}`, (text) => text.replace('naam: Gust', 'naam: Gusta'));
  await panel(page)
    .getByRole('button', { name: /^Zet 1 ding online/ })
    .press('Enter');
  await expect(panel(page)).toContainText('Iemand was je net voor', { timeout: 60_000 });
  await expect(panel(page).getByRole('heading', { name: 'Iemand was je net voor' })).toBeFocused();
  await expectAccessible(page, 'a conflict');
  await page.getByRole('radio', { name: /Die van jou/ }).press('Space');
  await page.getByRole('button', { name: 'Ga zo verder' }).press('Enter');
  await expect(panel(page)).toContainText('Verzonden', { timeout: 60_000 });
  await expectAccessible(page, 'what was sent');
  await openTask(page, 'Vorige versies');
  await page.getByLabel('Van welke pagina?').selectOption('Jongensleiding');
  await panel(page)
    .getByRole('button', { name: /Begin$/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Haal dit terug' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'an earlier version');
  expect(incidents.violations).toEqual([]);
});

test('with text of twice the size on a phone, all controls can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openEditor(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await openTask(page, 'Alle velden');
  await page.getByLabel('Zoek een veld').fill('laatste dag');
  const row = panel(page).getByRole('button', { name: /Het kamp Laatste dag/ });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.click();
  await expect(page.getByRole('textbox', { name: 'Laatste dag' })).toBeInViewport({ ratio: 1 });
});
