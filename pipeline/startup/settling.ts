/**
 * Settles each piece of the page as the browser reads it, which is before it is laid out or painted, so that nothing moves and an
 * old place is found again; and once more when a tab that slept is looked at.
 */
export function keepSettled(settle: () => void): void {
  const pieces = new MutationObserver(settle);
  pieces.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    pieces.disconnect();
    settle();
  });
  document.addEventListener('visibilitychange', settle);
}
