import { expect } from '@playwright/test';
import { hydrated } from '../../hydrated';
import { test } from './mailbox';

/** What a browser does that translates a page: each text becomes another one, in elements of its own. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data} (translated)`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test('what was typed on a translated page stays when the script comes, and the field keeps its focus', async ({
  page,
}) => {
  await page.goto('/contact/');
  await page.evaluate(translate);
  const name = page.locator('[name=name]');
  await name.click();
  await page.keyboard.type('Parent');
  await hydrated(page);
  await expect(name).toHaveValue('Parent');
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: /^Activiteiten/ }).click();
  await expect(page.getByRole('link', { name: 'Programma' }).first()).toBeVisible();
});

/** Types all but the last letter, and that one in the moment that React has made the page anew: in what has the focus then. */
function typeInBoth(old: HTMLInputElement) {
  old.focus(); // asks for React
  old.value = 'Paren';
  new MutationObserver((_, observer) => {
    if (old.isConnected) return;
    observer.disconnect();
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement) focused.value += 't';
  }).observe(document, { childList: true, subtree: true });
}

test('a key that is pressed in the moment that the script comes is kept as well', async ({ page }) => {
  await page.goto('/contact/');
  await page.evaluate(translate);
  const name = page.locator('[name=name]');
  await name.evaluate(typeInBoth);
  await hydrated(page);
  await expect(name).toHaveValue('Parent');
});

test('a rental request on a translated page keeps its days', async ({ page }) => {
  await page.goto('/verhuur/');
  await page.evaluate(translate);
  const request = page.locator('#aanvraag');
  await request.locator('[name=from]').fill('2027-01-15');
  await request.locator('[name=kind]').first().check();
  await hydrated(page);
  await expect(request.locator('[name=from]')).toHaveValue('2027-01-15');
  await expect(request.locator('[name=kind]').first()).toBeChecked();
});
