import type { Behaviour } from '@/lib/browser/behaviour';
import { testKey, workerPath } from '@/lib/offline/attributes';

/** Registers the service worker when the page is idle; the worker (`lib/offline/worker.ts`) does the rest. */
export const offline: Behaviour = { selector: 'body', when: 'later', start: registerWorker };

function registerWorker(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(async () => {
    try {
      if (!/^(?:localhost|127\.|\[)/.test(location.hostname) || testKey in localStorage)
        await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    } catch {
      // a browser that has or allows none: the site works as before
    }
  });
}
