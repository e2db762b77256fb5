/**
 * Settles the page when its body begins, before each frame that draws more of it, so that nothing moves and an old place is found
 * again, and once it has been read; and when a tab that slept is looked at. Not at each piece that comes in: to tell of those,
 * the browser would write down every element that it reads. But Chromium may draw its first frame without asking.
 */
export function keepSettled(settle: () => void): void {
  const elements = document.getElementsByTagName('*'); // as many as there are by now
  let settled = 0;
  const more = () => {
    if (settled === elements.length) return;
    settled = elements.length;
    settle();
  };
  const frame = () => {
    more(); // what came last too, which may be drawn before anybody is told that it was the last
    if (document.readyState === 'loading') requestAnimationFrame(frame);
  };
  new MutationObserver(frame).observe(document.documentElement, { childList: true });
  document.addEventListener('DOMContentLoaded', more);
  document.addEventListener('visibilitychange', () => document.hidden || settle());
}
