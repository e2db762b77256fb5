/** Shows an address in the tab that the page stands in; Back leads to the page again. */
export function showHere(href: string): void {
  location.assign(href);
}

/**
 * A new tab that the page holds and that cannot reach back; empty without an address. To be asked for within a click.
 * Undefined where none may open: a browser inside another app refuses, or gives the page's own tab instead.
 */
export function newTab(href = ''): Window | undefined {
  const tab = window.open(href, '_blank');
  if (!tab || tab === window) return undefined;
  tab.opener = null;
  return tab;
}
