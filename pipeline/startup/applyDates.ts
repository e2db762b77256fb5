/**
 * Settles each piece of the page as the browser reads it, which is before it is laid out or painted, so that nothing moves and an
 * old place is found again; and once more when a tab that slept is looked at.
 */
export function applyWhileParsing(apply: () => void): void {
  const pieces = new MutationObserver(() => {
    apply();
    pieces.takeRecords(); // what it wrote is no piece that the browser read
  });
  pieces.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    if (pieces.takeRecords()[0]) apply();
    pieces.disconnect();
  });
  document.addEventListener('visibilitychange', () => document.hidden || apply());
}
