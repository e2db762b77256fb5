import { isWithin, type Minute, type Period, writtenPeriods } from '@/lib/dates/periods';

/**
 * The contract between the pages and the service worker (`worker.ts`), which caches pages that were read.
 *
 * - `data-offline`: the empty, hidden line that a cached page fills with its day.
 * - `data-along` beside it: pages that come along by themselves, and in which periods.
 * - `data-gone`: the minute from which a page leaves the cache.
 */
export const offlineAttribute = 'data-offline';
export const alongAttribute = 'data-along';
export const goneAttribute = 'data-gone';

export const workerPath = '/sw.js';

/**
 * Where tools put the worker of a site (Create React App, Workbox, Angular, plugins of WordPress): one that a former site at this address left in
 * a browser would answer with its own pages for ever, and looks there for a newer version of itself.
 */
export const formerWorkerPaths = [
  '/service-worker.js',
  '/serviceworker.js',
  '/ngsw-worker.js',
  '/superpwa-sw.js',
];

export const writtenAlong = (periods: readonly Period[], paths: readonly string[]): string =>
  `${writtenPeriods(periods)}|${paths.join(' ')}`;

/** The pages that come along at a minute. */
export function readAlong(written: string, now: Minute): string[] {
  const [periods = '', paths = ''] = written.split('|');
  return isWithin(periods, now) ? paths.split(' ').filter(Boolean) : [];
}

/** Set by tests: elsewhere a site on one's own computer has no service worker. */
export const testKey = 'offline-test';
