import { expect } from '@playwright/test';
import { openEditor, panel, strip, test } from './editor';
import { openTask } from './invited';

test.use({ viewport: { width: 390, height: 844 } });

test('a list on one line gets an item, which is typed, moved and taken away', {
  tag: '@both',
}, async ({ page, incidents }) => {
  await openEditor(page);
  await openTask(page, 'Alle velden', 'Verhuur', 'Slaapplaatsen', 'Bedden per kamer');
  const rooms = panel(page, 'Bedden per kamer').getByRole('listitem');
  const count = await rooms.count();
  await page.getByRole('button', { name: 'Nieuw: kamer' }).click();
  await expect(strip(page)).toContainText('Eerst 1 ding rechtzetten');
  await page.getByRole('textbox', { name: 'Kamer' }).pressSequentially('37');
  await expect(panel(page, '37')).toContainText(`${count + 1} van ${count + 1}`);
  await page.getByRole('button', { name: 'Zet 37 een plaats naar voor' }).click();
  await expect(panel(page)).toContainText(`${count} van ${count + 1}`);

  await strip(page)
    .getByRole('button', { name: /^Zet online 1/ })
    .click();
  await expect(panel(page, 'Dit gaat online')).toContainText('‘37’ is nieuw');
  await page
    .getByRole('button', { name: /‘37’ is nieuw/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Haal 37 weg' }).click();
  await expect(rooms).toHaveCount(count);
  expect(incidents.errors).toEqual([]);
});
