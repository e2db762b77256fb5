import { appendToHead } from '@/lib/browser/elements';
import { isStill, toTop } from '@/lib/browser/motion';

/** Under this name a page remembers, for the one after it, how many CSS px from its top it was left. */
const memory = 'top';

/**
 * The page that a link of this site leads to is revealed at the height where the old one was left, and glides to its top; with
 * reduced motion it is there at once. Back and forward are left to the browser, which restores the old place.
 */
export function arrival(): void {
  const left = isLinked() && !isStill() && recalled();
  if (left) revealAt(left);

  let tap: MouseEvent | null;
  addEventListener('click', (event) => {
    tap = event;
    addEventListener('scroll', () => (tap = null), { once: true });
  });
  // a key presses nowhere
  addEventListener('pagehide', () => remember(tap?.detail ? tap.pageY - tap.clientY : scrollY));
}

/**
 * Keeps the page at a height as far as there is page, whenever the browser has laid out more of it and before it draws that;
 * once it has been read, and drawn there, glides up. A browser that can wait with drawing until there is a footer
 * (`rel=expect`) draws it there at once; elsewhere a page that comes in pieces may be drawn higher up first, and jump down.
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

// Where site data is blocked, the new page stands at its top at once.

function recalled(): number {
  try {
    return Number(sessionStorage[memory]);
  } catch {
    return 0;
  }
}

function remember(top: number): void {
  try {
    sessionStorage[memory] = top;
  } catch {}
}
