'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { settleAll } from '@/lib/datedNext';
import { type Route, routeOf, routePath } from '@/lib/pages';
import { minuteOf } from '@/lib/periods';
import { newTab, showHere } from '@/lib/tab';

/**
 * Turns the plain links of the page into client navigation, fetches a page on intent (pointer over, touch, focus)
 * and brings the reader smoothly to the top on every route change. A file that asks for a new tab opens in this one
 * where none may open.
 *
 * Next itself scrolls only as far as the first element of the new page, and not at all when that is in view
 * already, hence `scroll: false` and a scroll of our own. Back and forward are left to the browser, which
 * restores the old position: at once, since nothing glides (`data-returning`) until the next click.
 *
 * The new page says what holds today before it is painted; afterwards, whenever the reader comes back to the tab.
 */
export function RouteChange() {
  const router = useRouter();
  const pathname = usePathname();
  /** The page that a link leads to, until it is there. */
  const going = useRef<Route>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useLayoutEffect(() => {
    const settleNow = () => settleAll(document, minuteOf(new Date()));
    settleNow();
    document.addEventListener('visibilitychange', settleNow);
    return () => document.removeEventListener('visibilitychange', settleNow);
  }, [pathname]);

  useEffect(() => {
    const prefetch = (event: Event) => {
      const route = linkedRoute(event);
      if (route) router.prefetch(route);
    };
    const follow = (event: MouseEvent) => {
      delete document.documentElement.dataset.returning;
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const paper = ownTabLink(event);
      if (paper) {
        event.preventDefault();
        if (!newTab(paper)) showHere(paper);
        return;
      }
      const route = linkedRoute(event);
      if (!route) return;
      event.preventDefault();
      if (route === routeOf(location.pathname)) {
        if (location.hash) history.replaceState(null, '', location.pathname);
        toTop();
        return;
      }
      going.current = route;
      router.push(route, { scroll: false });
    };
    // A tab that was open across a deploy asks for scripts that are gone: one whole page load brings the new ones.
    const onMissingScript = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && going.current) showHere(routePath(going.current));
    };
    // Back or Forward while a page is coming: it does not come any more. A link to a part of the page has no state.
    const forget = ({ state }: PopStateEvent) => {
      if (!state) return;
      going.current = undefined;
      document.documentElement.dataset.returning = '';
    };
    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    document.addEventListener('click', follow);
    document.addEventListener('error', onMissingScript, true);
    addEventListener('popstate', forget);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
      document.removeEventListener('click', follow);
      document.removeEventListener('error', onMissingScript, true);
      removeEventListener('popstate', forget);
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason to scroll, before it is painted elsewhere
  useLayoutEffect(() => {
    if (!going.current) return;
    going.current = undefined;
    toTop();
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** The address of a link to a file of the site that asks for a tab of its own. */
function ownTabLink(event: Event): string | undefined {
  const link = linkOf(event);
  return link?.target && link.origin === location.origin ? link.href : undefined;
}

function linkedRoute(event: Event): Route | undefined {
  const link = linkOf(event);
  if (!link || link.target || link.origin !== location.origin || link.hash) return undefined;
  return routeOf(link.pathname);
}

function toTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
