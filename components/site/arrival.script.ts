import type { Behaviour } from '@/lib/browser/behaviour';
import { appendToHead } from '@/lib/browser/elements';
import { isStill, toTop } from '@/lib/browser/motion';

/** Key in session storage: how far the page that is left was scrolled, in CSS px. */
const storageKey = 'top';

/**
 * After a link of this site the new page starts at the scroll position of the old one and scrolls smoothly to its top; with
 * reduced motion it starts at the top. Back and forward are left to the browser, which restores the position.
 */
export const arrival: Behaviour = {
  selector: 'body',
  when: 'parsing',
  start() {
    const left = document.readyState === 'loading' && isLinked() && !isStill() && storedTop();
    if (left) revealAt(left);

    let tap: MouseEvent | null;
    addEventListener('click', (event) => {
      tap = event;
      addEventListener('scroll', () => (tap = null), { once: true });
    });
    // a click by keyboard has no position
    addEventListener('pagehide', () => storeTop(tap?.detail ? tap.pageY - tap.clientY : scrollY));
  },
};

/**
 * Scrolls to a position each time the page grows, before the next paint; once the page has been parsed and painted there,
 * scrolls smoothly to its top. Browsers with `rel=expect` wait with the first paint until there is a footer; elsewhere a page that
 * arrives in pieces may be painted higher up first, and jump down.
 */
function revealAt(top: number): void {
  appendToHead('link', { rel: 'expect', href: '#voet', blocking: 'render' });
  const grows = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  grows.observe(document.documentElement);
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        grows.disconnect();
        toTop();
      }),
    ),
  );
}

/** Whether a link of this site led to this page, and not to a part of it. */
function isLinked(): boolean {
  const isOwn = !location.hash && document.referrer.startsWith(location.origin);
  return isOwn && visit()?.type === 'navigate';
}

const visit = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

// Where site data is blocked, the new page starts at its top.

function storedTop(): number {
  try {
    return Number(sessionStorage[storageKey]);
  } catch {
    return 0;
  }
}

function storeTop(top: number): void {
  try {
    sessionStorage[storageKey] = top;
  } catch {}
}
