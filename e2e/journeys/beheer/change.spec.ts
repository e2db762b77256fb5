import { expect } from '@playwright/test';
import { openEditor, panel, previewFrame, strip, test, textbox } from './editor';
import { openField, openTask } from './invited';

const publish = (page: Parameters<typeof strip>[0]) =>
  strip(page).getByRole('button', { name: /Zet online/ });

/** In the preview: the camp of this year, not those that the page holds for later. */
const visibleWords = (page: Parameters<typeof strip>[0], words: RegExp) =>
  previewFrame(page).getByText(words).filter({ visible: true });

test('a problem is shown in the words of the check, the page is unchanged, and nothing goes online', {
  tag: ['@both', '@core'],
}, async ({ page, facts: { field: fact }, incidents }) => {
  await openEditor(page);
  await openField(page, fact.search, fact.row);
  const field = page.getByRole('textbox', { name: fact.label });
  await expect(visibleWords(page, fact.shown)).toBeVisible();

  await field.fill(fact.wrong);
  await expect(field).toHaveAccessibleDescription(
    new RegExp(
      `doe dit schrijf ${fact.advised} Schrijf ${fact.advised} gevonden ${fact.wrong} verwacht ${fact.expected}`,
    ),
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(publish(page)).toHaveAccessibleDescription(/Eerst 1 ding rechtzetten/);
  await expect(visibleWords(page, fact.shown)).toBeVisible();

  await page.getByRole('button', { name: `Schrijf ${fact.advised}` }).click();
  await expect(visibleWords(page, fact.shownAdvised)).toBeVisible();
  await expect(publish(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(publish(page)).toHaveAccessibleName('Zet online 1 wijziging');

  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect(visibleWords(page, fact.shown)).toBeVisible();
  await expect(publish(page)).toHaveAccessibleName('Zet online');
  expect(incidents.violations).toEqual([]);
});

test('without `checkVisibility` and `URL.canParse`, as in Safari 16.4 › the preview brings into view what is picked', async ({
  page,
  incidents,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(URL, 'canParse');
  });
  await openEditor(page);
  await openField(page, 'zonder klok', /Het kamp Titel/);
  await expect(previewFrame(page).locator('[class*=picked]')).toBeInViewport();
  await expect(previewFrame(page).locator('[class*=picked]')).toHaveText('Negen dagen zonder klok');
  expect(incidents.errors).toEqual([]);
});

test('somebody is added, moved and taken away by keyboard, with the way back', async ({
  page,
  incidents,
}) => {
  await openEditor(page);
  await strip(page).getByRole('button', { name: 'Taken' }).press('Enter');
  await page.getByRole('button', { name: /^Jongensleiding Groepen/ }).press('Enter');
  await page.getByRole('button', { name: /^Dikkopjes/ }).press('Enter');
  await page.getByRole('button', { name: /^Leiding/ }).press('Enter');
  await page.getByRole('button', { name: 'Nieuw: leider' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.type('Nel');
  await expect(previewFrame(page).getByText('Nel', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Zet Nel een plaats naar voor' }).press('Enter');
  await expect(panel(page)).toContainText('4 van 5');
  await expect(page.getByRole('button', { name: 'Zet Nel een plaats naar voor' })).toBeFocused();
  await page.getByRole('button', { name: 'Haal Nel weg' }).press('Enter');
  await expect(previewFrame(page).getByText('Nel', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Nel is weg uit de lijst.')).toBeVisible();

  await page.getByRole('button', { name: 'Zet terug' }).press('Enter');
  await expect(previewFrame(page).getByText('Nel', { exact: true })).toBeVisible();
  expect(incidents.errors).toEqual([]);
});

test('a tab that is gone one second after a change has lost nothing, and a second one only reads and says so in every panel', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await previewFrame(page).getByRole('heading', { level: 1 }).getByText('Spring').click();
  await page.getByRole('textbox').fill('Kikker');
  await expect(previewFrame(page).getByRole('heading', { level: 1 })).toContainText('Kikker');
  await page.waitForTimeout(1000); // the second of the promise

  const second = await context.newPage();
  await openEditor(second);
  await expect(strip(second)).toContainText('Het beheer is al open in een ander tabblad.');
  await previewFrame(second).getByRole('heading', { level: 1 }).click();
  await expect(second.getByRole('textbox').first()).toHaveAttribute('readonly');
  await openTask(second, /Lidgeld \d+$/);
  await expect(panel(second)).toContainText('Het beheer is al open in een ander tabblad.');
  await expect(textbox(second, 'Lidgeld')).not.toBeEditable();
  await second.close();

  await page.close();
  const again = await context.newPage();
  await openEditor(again);
  await expect(again.getByText('Welkom terug. Je wijziging staat er nog.')).toBeVisible();
  await expect(previewFrame(again).getByRole('heading', { level: 1 })).toContainText('Kikker');
});
