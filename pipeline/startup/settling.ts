import { type Minute, minuteOf } from '@/lib/periods';

/**
 * Settles each piece of the page as the browser reads it, which is before it is painted, so that nothing moves; and again when a
 * tab that slept is looked at.
 */
export function keepSettled(settle: (root: ParentNode, now: Minute) => void): void {
  const settleNow = () => settle(document, minuteOf(new Date()));
  const pieces = new MutationObserver(settleNow);
  pieces.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    pieces.disconnect();
    settleNow();
  });
  document.addEventListener('visibilitychange', settleNow);
}
