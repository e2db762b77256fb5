/**
 * Calls `apply` while the parser adds elements, before layout and paint, so that nothing shifts and scroll restoration works;
 * and again when the tab becomes visible.
 */
export function applyWhileParsing(apply: () => void): void {
  const observer = new MutationObserver(() => {
    apply();
    observer.takeRecords(); // drops the records of its own changes
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    if (observer.takeRecords()[0]) apply();
    observer.disconnect();
  });
  document.addEventListener('visibilitychange', () => document.hidden || apply());
}
