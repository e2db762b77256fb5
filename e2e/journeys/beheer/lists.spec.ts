import { expect } from '@playwright/test';
import { openEditor, panel, strip, test } from './editor';
import { openTask } from './invited';

test.use({ viewport: { width: 390, height: 844 } });

test('a list, of the full group on one line, gets an item, which is typed, moved and taken away', {
  tag: '@both',
}, async ({ page, incidents, facts: { list } }) => {
  const { way, one, typed } = list;
  await openEditor(page);
  await openTask(page, 'Alle velden', ...way);
  const items = panel(page, way.at(-1)).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  await page.getByRole('button', { name: `Nieuw: ${one}` }).click();
  await expect(strip(page)).not.toContainText('rechtzetten');
  await page.getByRole('textbox', { name: new RegExp(`^${one}`, 'i') }).pressSequentially(typed);
  await expect(panel(page, typed)).toContainText(`${count + 1} van ${count + 1}`);
  await page.getByRole('button', { name: `Zet ${typed} een plaats naar voor` }).click();
  await expect(panel(page)).toContainText(`${count} van ${count + 1}`);

  await strip(page)
    .getByRole('button', { name: /^Zet online 1/ })
    .click();
  await expect(panel(page, 'Dit gaat online')).toContainText(`‘${typed}’ is nieuw`);
  await page
    .getByRole('button', { name: new RegExp(`‘${typed}’ is nieuw`) })
    .first()
    .click();
  await page.getByRole('button', { name: `Haal ${typed} weg` }).click();
  await expect(items).toHaveCount(count);
  expect(incidents.errors).toEqual([]);
});
