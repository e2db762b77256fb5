import { expect, type Page } from '@playwright/test';
import { editorPath, previewPath } from '@/lib/pages/editor';
import { barriers, wcag } from '../../barriers';
import { openEditor, panel, previewFrame, strip, test, textbox } from './editor';
import { camp } from './facts';

/** The editor itself: the page in its frame is looked at where visitors see it. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await barriers(page, { only: wcag }), state).toEqual([]);
  const [needs, has] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needs, `${state} needs no scrolling to the side`).toBeLessThanOrEqual(has ?? 0);
}

/** The same parts stand beside each other on a wide screen: seen in the long form. */
for (const width of process.env.TESTS === 'long' ? [320, 1440] : [320]) {
  test(`every state of the editor is accessible, ${width} px wide`, async ({
    page,
    facts: {
      named: { name: leader },
    },
    incidents,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, '#uitnodiging=AAAA');
    await expectAccessible(page, 'an invitation');
    await page.getByLabel('Je voornaam').fill('Amber');
    await page.getByLabel('De vijf woorden').fill('een twee drie vier vijf');
    await page.getByRole('button', { name: 'Aan de slag' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Deze link is niet volledig');
    await expectAccessible(page, 'an invitation that cannot be opened');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'the page');

    await strip(page).getByRole('button', { name: 'Taken' }).click();
    await expectAccessible(page, 'the tasks');
    await page.getByRole('button', { name: 'Alle velden' }).click();
    await page.getByLabel('Zoek een veld').fill('van');
    await expectAccessible(page, 'the fields');
    await page.getByLabel('Zoek een veld').fill('laatste dag');
    await page.getByRole('button', { name: /Het kamp Laatste dag/ }).click();
    await page.getByRole('textbox', { name: 'Laatste dag' }).fill(camp.wrong);
    await expect(page.getByRole('button', { name: `Schrijf ${camp.advised}` })).toBeVisible();
    await expectAccessible(page, 'a mistake');
    await page.getByRole('button', { name: `Schrijf ${camp.advised}` }).click();

    await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
    await expectAccessible(page, 'the pages');
    await page.getByRole('button', { name: 'Jongensleiding' }).click();
    await previewFrame(page).getByText(leader, { exact: true }).click();
    await expect(textbox(page, 'Naam')).toHaveValue(leader);
    await expectAccessible(page, 'a person');
    await panel(page).getByRole('button', { name: 'Leiding', exact: true }).click();
    await expectAccessible(page, 'a list');
    await strip(page).getByRole('button', { name: 'Taken' }).click();
    await page
      .getByRole('button', { name: /^Papieren van het bivak|^Papieren/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Papieren van het bivak/ }).click();
    await panel(page).getByRole('button', { name: /^2027/ }).click();
    await expectAccessible(page, 'the documents of a year');
    await panel(page)
      .getByRole('button', { name: /^Haal .* weg$/ })
      .click();
    await strip(page)
      .getByRole('button', { name: /Zet online/ })
      .click();
    await expect(panel(page, 'Dit gaat online')).toBeVisible();
    await expectAccessible(page, 'the changes');
    await openEditor(page); // without the invitation
    await strip(page).getByRole('button', { name: 'Taken' }).click();
    await page.getByRole('button', { name: /^Sleutel/ }).click();
    await page.getByText('Ik maakte de sleutel zelf').click();
    await expectAccessible(page, 'an own access token');
    expect(incidents.violations).toEqual([]);
  });
}

test('the programme is filled in by keyboard alone, and every state of it is accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.clock.setFixedTime(new Date('2027-01-04T12:00:00+01:00'));
  await openEditor(page);
  await strip(page).getByRole('button', { name: 'Taken' }).click();
  await panel(page)
    .getByRole('button', { name: /Dag na dag/ })
    .press('Enter');
  const days = panel(page).getByRole('group', { name: 'Dag' });
  await expect(days.getByRole('radio', { name: /^wo 6 januari/ })).toBeChecked();
  await expectAccessible(page, 'an empty day');
  await panel(page).getByRole('button', { name: 'Klaar' }).press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Schrijf in een paar woorden');
  await expectAccessible(page, 'a day without words');

  // the cursor is in the field by now; what was typed is saved too when another day opens
  await page.keyboard.type('Knopen leggen');
  await days.getByRole('radio', { name: /^wo 6 januari/ }).press('ArrowRight');
  await expect(days.getByRole('radio', { name: /^wo 13 januari/ })).toBeChecked();
  await expect(days.getByRole('radio', { name: /^wo 6 januari/ })).toHaveAccessibleName(/Knopen leggen$/);
  await panel(page).getByRole('button', { name: 'laarzen' }).press('Space');
  await textbox(page, 'Wat doen jullie op woensdag 13\\sjanuari\\?').focus();
  await page.keyboard.type('Zwemmen');
  await page.keyboard.press('Enter');
  const next = textbox(page, 'Wat doen jullie op woensdag 20\\sjanuari\\?');
  await expect(next).toBeFocused();
  await expect(previewFrame(page).getByText('Zwemmen').first()).toBeAttached();
  await panel(page)
    .getByText(/^Voor /)
    .click();
  await expectAccessible(page, 'the groups of a day');
  await panel(page).getByRole('button', { name: 'Geen activiteit' }).press('Enter');
  await textbox(page, 'Waarom\\? Het mag leeg blijven').fill('leidingsweekend');
  await page.keyboard.press('Enter');
  await expect(previewFrame(page).getByText('Leidingsweekend').first()).toBeAttached();
  await expectAccessible(page, 'a day without activity');
});

test('search engines do not index the editor or its preview', { tag: '@core' }, async ({ request }) => {
  for (const path of [editorPath, previewPath]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(editorPath);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line in Dutch leads to what to read', { tag: '@core' }, async ({ page }) => {
    await page.goto(editorPath);
    await expect(page.getByText(/Het beheer heeft JavaScript nodig/)).toBeVisible();
    await expect(page.getByText(/Het beheer heeft JavaScript nodig/)).toContainText('content/LEESMIJ.md');
  });
});
