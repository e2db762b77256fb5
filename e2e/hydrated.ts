import { expect, type Page } from '@playwright/test';

/** Waits until the page's own scripts run, inline ones and the file: only then does the menu button have `aria-expanded`. */
export async function scriptsReady(page: Page): Promise<void> {
  await expect(
    page.locator('html[data-script] button[popovertarget="hoofdmenu"][aria-expanded]'),
  ).toBeAttached();
}

/** Waits until React has hydrated a page on which an island was touched. */
export async function hydrated(page: Page): Promise<void> {
  await scriptsReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'here');
}

/** Opens a page and waits until its own scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsReady(page);
}
