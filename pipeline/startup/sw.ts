import { workerIn } from '@/lib/offline/worker';

/** The service worker, `/sw.js`: it takes over at once, so that a new version holds from the next page on. */

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Asking = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
declare const self: typeof globalThis & {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> };
  navigator: { connection?: { saveData?: boolean } };
};

const worker = workerIn({
  origin: location.origin,
  fetch: (input) => fetch(input),
  caches,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  savesData: () => self.navigator.connection?.saveData === true,
});

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => (event as Lasting).waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const asking = event as Asking;
  const answer = worker.answer(asking.request, (work) => asking.waitUntil(work));
  if (answer) asking.respondWith(answer);
});

/** The pages that are open were read before this worker was there. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  const open = await self.clients.matchAll();
  await worker.storePages(open.map(({ url }) => new URL(url).pathname));
}
