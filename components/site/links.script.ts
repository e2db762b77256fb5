import type { Behaviour } from '@/lib/browser/behaviour';
import { closest, isPlain } from '@/lib/browser/elements';
import { toTop } from '@/lib/browser/motion';
import { newTab, showHere } from '@/lib/browser/tab';

/**
 * A link to the open page scrolls to its top, and a file with a new tab as target opens in this one where no tab may open. Pages
 * are fetched on intent where the browser has no speculation rules (pipeline/startup/speculation.ts). Not with `rel=prefetch`: in
 * Firefox that falls under `default-src`, which allows nothing.
 */
export const links: Behaviour = { selector: 'a', when: 'later', start: listenToLinks };

function listenToLinks(): void {
  addEventListener('click', (event) => {
    const link = ownLinkAt(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    if (link.target) {
      event.preventDefault();
      if (!newTab(link.href)) showHere(link.href);
    } else if (link.href === location.origin + location.pathname) {
      event.preventDefault();
      if (location.hash) history.replaceState(history.state, '', location.pathname);
      toTop();
    }
  });

  if (HTMLScriptElement.supports?.('speculationrules')) return;
  let fetched: string | undefined;
  addEventListener('pointerover', (event) => {
    const link = ownLinkAt(event);
    // pages are folders: their addresses end in a slash
    if (!link?.href.endsWith('/') || link.href === fetched) return;
    fetched = link.href;
    fetch(fetched).catch(() => undefined); // the click fetches it once more
  });
}

function ownLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(target, 'a');
  return link?.origin === location.origin ? link : null;
}
