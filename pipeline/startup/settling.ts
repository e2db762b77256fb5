/**
 * Settles what the browser has read of the page before each time that it paints, so that nothing moves; and again when a tab that
 * slept is looked at.
 */
export function keepSettled(settle: () => void): void {
  let isDue = false;
  const pieces = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      settle();
    });
  });
  pieces.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    pieces.disconnect();
    settle();
  });
  document.addEventListener('visibilitychange', settle);
}
