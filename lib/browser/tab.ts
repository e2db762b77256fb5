/** Navigates the current tab; Back returns to the page. */
export function showHere(href: string): void {
  location.assign(href);
}

/**
 * Opens a new tab without `opener`; blank without an address. Must be called during a click. Undefined where none may open: an
 * in-app browser refuses, or returns the page's own tab.
 */
export function newTab(href = ''): Window | undefined {
  const tab = window.open(href, '_blank');
  if (!tab || tab === window) return undefined;
  tab.opener = null;
  return tab;
}
