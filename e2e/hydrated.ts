import { expect, type Page } from '@playwright/test';

/**
 * Gives a sign of life, since a page may wait for one before it asks for its script, and waits until React has taken
 * over and run its effects: only from then on does the menu button say whether the menu is open.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(
    page.locator('html[data-script="here"] button[popovertarget="hoofdmenu"][aria-expanded]'),
  ).toBeAttached();
}

/** Opens a page and waits until its script runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
