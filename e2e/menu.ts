import type { Page } from '@playwright/test';

export const widths = { narrow: { width: 375, height: 740 }, wide: { width: 1280, height: 800 } };

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** The button of the menu that phones have. */
export const menuButton = (page: Page, name: 'Menu' | 'Sluit') =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** A button with a list below it, in the menu of wide screens. */
export const disclosure = (page: Page, name: string) =>
  mainMenu(page).getByRole('button', { name, exact: true });
export const menuList = (page: Page, name: string) => mainMenu(page).getByRole('list', { name, exact: true });

/** Follows a link of the menu as a visitor does, at any width. */
export async function choose(page: Page, name: string): Promise<void> {
  const button = menuButton(page, 'Menu');
  const link = mainMenu(page).getByRole('link', { name, exact: true });
  if (await button.isVisible()) await button.click();
  else if (name.endsWith('leiding')) await disclosure(page, 'Leiding').click();
  else if (name === 'Programma') await disclosure(page, 'Activiteiten').click();
  await link.click();
}
