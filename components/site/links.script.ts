import { closest, isPlain } from '@/lib/browser/elements';
import { toTop } from '@/lib/browser/motion';
import { newTab, showHere } from '@/lib/browser/tab';

/**
 * What the links of a page do besides leading on: one to the page that is open glides to its top, and a file that asks for a new
 * tab opens in this one where none may open. A page that a link leads to is fetched on intent; by this where the browser knows no
 * speculation rules (pipeline/startup/speculation.ts). Not by a hint (`rel=prefetch`): Firefox asks `default-src` whether it
 * may, which allows nothing.
 */
export function links(): void {
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
    fetch(fetched).catch(() => undefined); // it was ahead of its time: the click asks again
  });
}

function ownLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(target, 'a');
  return link?.origin === location.origin ? link : null;
}
