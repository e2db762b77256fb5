import { expect, type Page } from '@playwright/test';
import { jpegOf, openEditor, openLeader, panel, previewFrame, strip, test, textbox } from './editor';
import { camp } from './facts';
import { openField, openTask } from './invited';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const picked = (page: Page) => previewFrame(page).locator('[class*=picked]');
const publish = (page: Page) => strip(page).getByRole('button', { name: /Zet online/ });

test.describe('the form of what is new', () => {
  test('is calm until a field is left', async ({ page }) => {
    await openEditor(page);
    await openTask(page, /Meldingen boven elke pagina/, 'Nieuw: melding');
    await expect(textbox(page, 'Titel')).toBeFocused();
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    await expect(strip(page)).not.toContainText('rechtzetten');
    await expect(publish(page)).not.toHaveAttribute('aria-disabled');

    await textbox(page, 'Van').focus();
    await expect(textbox(page, 'Titel')).toHaveAccessibleDescription(/vul hier iets in/);
    await expect(panel(page).getByRole('alert')).toHaveCount(1);
  });

  test('shows what is missing when it is to be saved, at its first field', async ({ page }) => {
    await openEditor(page);
    await openTask(page, /Meldingen boven elke pagina/, 'Nieuw: melding');
    await textbox(page, 'Titel').fill('Zaterdag geen activiteit');
    await publish(page).click();
    await expect(textbox(page, 'Van')).toBeFocused();
    await expect(textbox(page, 'Van')).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('alert').first()).toContainText('Dit klopt nog niet');
    await expect(strip(page)).toContainText(/Eerst \d dingen rechtzetten/);
  });
});

test('what is tapped in the page is highlighted there, and nothing for a row of a list; beside the form of somebody new nobody else is', async ({
  page,
}) => {
  await openEditor(page);
  await openField(page, 'begint om', /Wekelijkse activiteit Begint om/);
  await expect(textbox(page, 'Begint om')).toBeFocused();
  await expect(picked(page)).toHaveCount(0);
  const price = previewFrame(page)
    .getByText(/per half jaar$/)
    .first();
  await price.click();
  await expect(textbox(page, 'Lidgeld')).toBeFocused();
  await expect(picked(page)).toContainText('per half jaar');
  await expect(picked(page)).toBeInViewport();

  await openLeader(page, 'Gust');
  await expect(picked(page)).toHaveText('Gust');
  await panel(page).getByRole('button', { name: 'Nieuw: leider' }).click();
  await expect(picked(page)).toHaveCount(0);
  await previewFrame(page).getByText('Wannes', { exact: true }).click();
  await expect(textbox(page, 'Naam')).toHaveValue('Wannes');
  await openTask(page, /^Jongensleiding Groepen/, /^Kwakers/, /^Leiding/, /^Leider \d/);
  await textbox(page, 'Naam').fill('Nel');
  await expect(picked(page)).toHaveText('Nel');
});

test('wherever the page is scrolled to, a tap on Menu opens the menu and no field below it', async ({
  page,
}) => {
  await openEditor(page);
  await strip(page).getByRole('button', { name: 'Pagina’s' }).click();
  await panel(page).getByRole('button', { name: 'Verhuur' }).click();
  await expect(previewFrame(page).locator('#aanvraag')).toBeAttached(); // until then it is the former page
  const menu = previewFrame(page).getByRole('button', { name: 'Menu' });
  const list = previewFrame(page).locator('#hoofdmenu');
  for (const top of [600, 900, 1200, 1500]) {
    await previewFrame(page)
      .locator('html')
      .evaluate((html, y) => html.scrollTo({ top: y, behavior: 'instant' }), top);
    await menu.click();
    await expect(list).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }
});

test('after a photo was chosen, the question whether it may be on the site stands below it, whole', async ({
  page,
}) => {
  await openEditor(page);
  await openLeader(page, 'Gust');
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#2a7', [900, 1600]) });
  const question = panel(page).getByRole('group', { name: 'Mag de foto op de site?' });
  await expect(question).toHaveAccessibleDescription('Zonder ja staat de foto niet op de site.');
  for (const part of [
    question.getByText('Mag de foto op de site?'),
    question.getByRole('radio', { name: 'Ja' }),
    question.getByRole('radio', { name: 'Nee' }),
    panel(page).getByText('Zonder ja staat de foto niet op de site.'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test.describe('with a keyboard on the screen', () => {
  test.use({ viewport: { width: 390, height: 450 } });

  test('the bars leave while somebody types; the field, what to do and its button are seen, and each field of a long form', async ({
    page,
  }) => {
    await openEditor(page);
    await openField(page, 'laatste dag', /Het kamp Laatste dag/);
    await textbox(page, 'Laatste dag').fill(camp.wrong);
    const advised = panel(page).getByRole('button', { name: `Schrijf ${camp.advised}` });
    for (const part of [
      textbox(page, 'Laatste dag'),
      panel(page).getByText(`schrijf ${camp.advised}`, { exact: true }),
      advised,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(publish(page)).not.toBeInViewport();
    await advised.click();
    await expect(textbox(page, 'Laatste dag')).toHaveValue(camp.advised);
    await textbox(page, 'Laatste dag').blur();
    await expect(publish(page)).toBeInViewport({ ratio: 1 });

    await openTask(page, /Meldingen boven elke pagina/, 'Nieuw: melding');
    for (const name of ['Titel', 'Tekst', 'Van', 'Tot en met']) {
      const field = textbox(page, name);
      await field.focus();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      const isOnTop = () =>
        field.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 4, bottom - 4].every(
            (y) => document.elementFromPoint((left + right) / 2, y) === element,
          );
        });
      await expect.poll(isOnTop, name).toBe(true);
    }
  });
});
