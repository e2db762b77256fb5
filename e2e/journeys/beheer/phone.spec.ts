import { expect, type Locator, type Page } from '@playwright/test';
import { openEditor, openLeader, panel, previewFrame, strip, test, textbox } from './editor';
import { openField, openTask } from './invited';

test.use({ viewport: { width: 390, height: 844 } });

const changes = (page: Page) => strip(page).getByRole('button', { name: /^Zet online/ });
const topOf = async (element: Locator) => (await element.boundingBox())?.y;

test('somebody moves to another group in one step, with photo and consent, and back', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await openLeader(page, 'Wannes');
  await expect(panel(page).getByRole('radio', { name: 'Ja' })).toBeChecked();
  await panel(page).getByText('Zet bij een andere groep').click();
  await panel(page)
    .getByRole('button', { name: /\(Meisjesleiding\)$/ })
    .first()
    .click();
  await expect(textbox(page, 'Naam')).toHaveValue('Wannes');
  await expect(panel(page).getByRole('radio', { name: 'Ja' })).toBeChecked();
  await expect(panel(page).getByRole('img')).toHaveCount(0); // its picture is decoration, and there
  await expect(panel(page).locator('img')).toBeVisible();
  await expect(previewFrame(page).getByText('Wannes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zet terug', exact: true }).click();
  await expect(changes(page)).toHaveAccessibleName('Zet online');
  await expect(textbox(page, 'Naam')).toHaveValue('Wannes'); // in the former group
});

test('a block is off after one tap, also its page that was open, and on again after another one', async ({
  page,
}) => {
  await openEditor(page);
  const heading = previewFrame(page).getByRole('heading', { level: 1 });
  const homeTitle = (await heading.textContent()) ?? '';
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page).getByRole('button', { name: 'Verhuur' }).click();
  await expect(heading).not.toHaveText(homeTitle);
  const title = (await heading.textContent()) ?? '';
  await openTask(page, 'Wat hebben jullie?');
  const hall = panel(page).getByRole('checkbox', { name: 'Lokaal te huur' });
  await hall.uncheck();
  await expect(heading).toHaveText(homeTitle);
  await changes(page).click();
  await panel(page)
    .getByRole('button', { name: /^Wat jullie hebben ‘Lokaal te huur’ staat uit/ })
    .click();
  await hall.check();
  await expect(changes(page)).toHaveAccessibleName('Zet online'); // the same file
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page).getByRole('button', { name: 'Verhuur' }).click();
  await expect(heading).toHaveText(title);
});

/**
 * Kills the tab, as a phone does that needs its memory, and opens the editor in another one.
 * @param kept what it says is still there
 */
async function killedAndReopened(page: Page, kept: string): Promise<Page> {
  const context = page.context();
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void client.send('Page.crash').catch(() => undefined); // it never answers
  await crashed;
  const next = await context.newPage();
  await openEditor(next);
  await expect(next.getByText(`Welkom terug. Je ${kept} er nog.`, { exact: true })).toBeVisible();
  return next;
}

test('a tab that is killed right after a key loses nothing, nor does one in which a day of the programme was being filled in', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(new Date('2027-01-04T12:00:00+01:00'));
  await openEditor(page);
  await openLeader(page, 'Wannes');
  await textbox(page, 'Naam').press('End');
  await page.keyboard.type(' V.');
  const next = await killedAndReopened(page, 'wijziging staat');
  await openLeader(next, 'Wannes V.');

  await openTask(next, /Dag na dag/);
  await next.getByRole('textbox', { name: /^Wat doen jullie op woensdag 6/ }).fill('Knopen leggen');
  const last = await killedAndReopened(next, '2 wijzigingen staan');
  await openTask(last, /Dag na dag/);
  await expect(panel(last).getByRole('radio', { name: /^wo 6 januari/ })).toHaveAccessibleName(
    /Knopen leggen$/,
  );
});

test('days are understood as they are typed, a problem is said in the words of the form, and the close button stays where it is', async ({
  page,
}) => {
  const close = panel(page).getByRole('button', { name: /^Sluit / });
  await openEditor(page);
  await openTask(page);
  const top = await topOf(close);
  await test.step('a rental has both days in its row', async () => {
    await openTask(page, /Verhuringen/);
    await expect(panel(page).getByRole('button').nth(3)).toHaveAccessibleName(/^Nieuw: verhuring/);
    await panel(page)
      .getByRole('button', { name: /^26 februari tot 1 maart 2027/ })
      .click();
    const leaving = textbox(page, 'Vertrekken op');
    await leaving.fill('02/03/2027');
    await leaving.blur();
    await expect(leaving).toHaveValue('2 maart 2027');
    await expect(panel(page, '26 februari tot 2 maart 2027')).toBeVisible();
    await leaving.fill('1 januari 2020');
    await expect(leaving).toHaveAccessibleDescription(
      /doe dit kijk of ‘Komen aan op’ en ‘Vertrekken op’ niet omgewisseld zijn.* een dag van vertrek na de dag van aankomst \(veld ‘Komen aan op’\)/,
    );
    await leaving.fill('1 maart 2027');
    await expect(changes(page)).toHaveAccessibleName('Zet online');
  });
  await test.step('a fee', async () => {
    await openTask(page, /Lidgeld \d+$/);
    expect(await topOf(close)).toBe(top);
    await textbox(page, 'Lidgeld').fill('€ 40 per jaar');
    await expect(panel(page)).toContainText('Dit klopt nog niet');
    expect(await topOf(close)).toBe(top);
    await textbox(page, 'Lidgeld').fill('41');
    await expect(changes(page)).toHaveAccessibleName('Zet online 1 wijziging');
  });
  await changes(page).click();
  await expect(panel(page, 'Dit gaat online')).toBeVisible();
  expect(await topOf(close)).toBe(top);
});

test('words become bold and a link with buttons; below a text, the addresses that the site lists itself are explained', async ({
  page,
}) => {
  await openEditor(page);
  await openField(page, 'inleiding', /Welkom Inleiding/);
  const text = textbox(page, 'Inleiding');
  await text.fill('Kom spelen');
  await text.press('End');
  await panel(page).getByRole('button', { name: 'Vet' }).first().click();
  await expect(text).toHaveValue('Kom **spelen**');
  await expect(previewFrame(page).locator('strong', { hasText: 'spelen' })).toBeVisible();
  await text.fill('Kom spelen');
  await panel(page).getByRole('button', { name: 'Link' }).first().click();
  await panel(page).getByLabel('Waar leidt de link naartoe?').fill('/contact');
  await page.getByRole('button', { name: 'Zet de link' }).click();
  await expect(text).toHaveValue('Kom [spelen](/contact)');

  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page).getByRole('button', { name: 'Privacy' }).click();
  await previewFrame(page)
    .getByText(/trooper/)
    .click();
  await expect(panel(page)).toContainText('De adressen eronder zet de site er zelf bij');
});

test('without a connection a view that was not loaded yet says so, and opens once there is one', async ({
  page,
}) => {
  const network = { isLost: false };
  await page.route('**/_next/static/chunks/**', (route) =>
    network.isLost ? route.abort('internetdisconnected') : route.fallback(),
  );
  await openEditor(page);
  await openLeader(page, 'Wannes');
  await textbox(page, 'Naam').fill('Wannes V.');
  network.isLost = true;
  await openTask(page, /Dag na dag/);
  await expect(panel(page).getByRole('alert')).toContainText('Je wijzigingen staan nog op dit toestel');
  network.isLost = false;
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('textbox', { name: /^Wat doen jullie op/ })).toBeVisible();
  await expect(changes(page)).toHaveAccessibleName('Zet online 1 wijziging');
});
