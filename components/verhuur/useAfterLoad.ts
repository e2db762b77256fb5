'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * Does something once, a number of milliseconds after the page has loaded.
 *
 * On a first visit that counts from the window's `load` event, also when the script arrives later than that; on a
 * page reached by a link inside the site there is no such event, and it counts from the moment the page is there.
 */
export function useAfterLoad(delay: number, action: () => void): void {
  const hydrating = useSyncExternalStore(never, no, yes);
  const [firstVisit] = useState(hydrating);
  const act = useEffectEvent(action);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (from: number) => {
      timer = setTimeout(() => act(), Math.max(0, from + delay - performance.now()));
    };
    const countFromNow = () => count(performance.now());

    if (!firstVisit) countFromNow();
    else if (document.readyState === 'complete') count(loadEnd() ?? performance.now());
    else addEventListener('load', countFromNow, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', countFromNow);
    };
  }, [delay, firstVisit]);
}

/** When the `load` event was over, in ms on the clock of `performance.now()`; undefined while it is being handled. */
function loadEnd(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('loadEventEnd' in navigation)) return undefined;
  return Number(navigation.loadEventEnd) || undefined;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
