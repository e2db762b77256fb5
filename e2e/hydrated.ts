import { expect, type Page } from '@playwright/test';

/** Waits until the page's own scripts run, those in the page and the file: only then does the menu button say whether the menu is open. */
export async function alive(page: Page): Promise<void> {
  await expect(
    page.locator('html[data-script] button[popovertarget="hoofdmenu"][aria-expanded]'),
  ).toBeAttached();
}

/** Waits until React has taken over a page that somebody has touched where it brings something to life. */
export async function hydrated(page: Page): Promise<void> {
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'here');
}

/** Opens a page and waits until its own scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}
