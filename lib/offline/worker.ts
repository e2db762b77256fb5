import { ownFileAttribute } from '@/lib/browser/startup';
import { minuteOf } from '@/lib/dates/periods';
import { hashedFolders } from '@/lib/hosting/hashed';
import { alongAttribute, goneAttribute, offlineAttribute, readAlong } from './attributes';

/**
 * The service worker: pages that were read open again without a network. The network goes first; the cached page is answered when it does not
 * answer, with a line that says from when it is. A page is stored only together with every hashed file that it names, so that two
 * versions of the site never mix. No photo is stored, no page with a form to send, nothing of the editor.
 */

/** ms after which the cached page is answered in the place of one that is still on its way. */
export const networkTimeout = 3000;
/** ms after a page has been stored and before those that come along are fetched: what it shows goes first. */
export const alongDelay = 4000;
const hours = 3_600_000;
/** ms for which a page stays in the cache. */
export const maxAge = 30 * 24 * hours;
/** ms after which a page that comes along is fetched again. */
const freshFor = 12 * hours;
/** Bytes of all pages and files together, unpacked. */
export const maxKeptBytes = 3 * 1024 * 1024;

const cacheName = 'gelezen';
/** Headers of what is cached: its bytes; of a page when it was read, until when it stays, and the files that it names. */
const [bytesOf, readAt, goneAt, filesOf] = ['x-bytes', 'x-read', 'x-gone', 'x-files'];

type WorkerWorld = {
  origin: string;
  fetch: (input: Request | string) => Promise<Response>;
  caches: Pick<CacheStorage, 'open'>;
  /** ms since 1970. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Whether the visitor asked for little data. */
  savesData: () => boolean;
};

export function workerIn({ origin, fetch, caches, now, wait, savesData }: WorkerWorld) {
  /** Answers a request; undefined for one that the browser handles itself. */
  function answer(
    request: Request,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Response> | undefined {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return undefined;
    if (request.mode === 'navigate')
      return isPage(url.pathname) ? page(request, url.pathname, waitUntil) : undefined;
    if (isHashed(url.pathname)) return file(request, url.pathname);
    return isIcon(url.pathname) ? icon(request, url.pathname) : undefined;
  }

  async function page(request: Request, path: string, waitUntil: (work: Promise<unknown>) => void) {
    const fresh = fetch(request);
    waitUntil(
      fresh
        .then((response) => store(path, response.clone()))
        .then(storeAlong)
        .catch(ignore),
    );
    const soon = await Promise.race([fresh.catch(ignore), wait(networkTimeout)]);
    return soon ?? (await cached(path)) ?? fresh; // a failure shows the browser's own page
  }

  async function file(request: Request, path: string) {
    return (await stored(path)) ?? fetch(request);
  }

  /** What the cache has; undefined too when it does not answer, as when it is full or forbidden: the network still does. */
  const stored = async (path: string): Promise<Response | undefined> => {
    try {
      return await (await caches.open(cacheName)).match(path);
    } catch {
      return undefined;
    }
  };

  async function icon(request: Request, path: string) {
    try {
      return await fetch(request);
    } catch (error) {
      const old = await stored(path);
      if (old) return old;
      throw error;
    }
  }

  let turn: Promise<unknown> = Promise.resolve();

  /** Stores a page with its files, or nothing of it; one page at a time, since each removes what no page names. Returns its text. */
  function store(path: string, response: Response): Promise<string> {
    const stored = turn.then(() => storeNow(path, response));
    turn = stored.catch(ignore);
    return stored;
  }

  async function storeNow(path: string, response: Response): Promise<string> {
    if (response.status === 404 || response.status === 410) await forget(path);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || response.redirected || !type.startsWith('text/html')) return '';
    const body = await response.arrayBuffer();
    const text = new TextDecoder().decode(body);
    if (/<form\b[^>]*\bmethod="post"/i.test(text)) return text;
    const cache = await caches.open(cacheName);
    const files = new Map<string, Response>();
    await collect(cache, text, files);
    const changed = new Set<string>();
    for (const [name, file] of files) {
      const old = await cache.match(name);
      if (old && (isHashed(name) || (await old.text()) === (await file.clone().text()))) continue;
      if (old) changed.add(name);
      await cache.put(name, file);
    }
    const gone = Number(attributeIn(goneAttribute, text) ?? Number.POSITIVE_INFINITY) * 60_000;
    const page = withHeaders(body, response, {
      [readAt]: String(now()),
      [goneAt]: String(Math.min(now() + maxAge, gone)),
      [filesOf]: [...files.keys()].join(' '),
    });
    await cache.put(path, page);
    await tidy(cache, (other, named) => other === path || !named.some((name) => changed.has(name)));
    return text;
  }

  /** Removes a page that is no more on the site, with the files that no other names. */
  async function forget(path: string): Promise<void> {
    const cache = await caches.open(cacheName);
    await tidy(cache, (other) => other !== path);
  }

  /**
   * Collects the files that a page or a style sheet names, and those that they name.
   * @throws {Error} when one does not arrive: the page is not stored then
   */
  async function collect(cache: Cache, text: string, files: Map<string, Response>): Promise<void> {
    for (const name of filesNamedIn(text)) {
      if (files.has(name)) continue;
      let file = isHashed(name) ? await cache.match(name) : undefined;
      if (!file) {
        const response = await fetch(name);
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        file = withHeaders(await response.arrayBuffer(), response);
      }
      files.set(name, file);
      if (name.endsWith('.css')) await collect(cache, await file.clone().text(), files);
    }
  }

  /** The cached page with the line that says from when it is; undefined when there is none any more. */
  async function cached(path: string): Promise<Response | undefined> {
    const found = await stored(path);
    if (!found || Number(found.headers.get(goneAt)) <= now()) return undefined;
    const line = `Geen verbinding. Deze bladzijde is van ${momentWords(Number(found.headers.get(readAt)))}.`;
    const text = (await found.text()).replace(
      offlineLine,
      (_, start: string, end: string) => `${start}${end}${line}`,
    );
    return new Response(text, { headers: found.headers });
  }

  /** Removes pages that may not stay, whose time is over or for which there is no room, oldest first, and files that no page names. */
  async function tidy(cache: Cache, mayStay: (path: string, files: string[]) => boolean): Promise<void> {
    const entries = await Promise.all(
      (await cache.keys()).map(async (request) => ({
        request,
        path: new URL(request.url, origin).pathname,
        headers: (await cache.match(request))?.headers ?? new Headers(),
      })),
    );
    const bytes = new Map(entries.map(({ path, headers }) => [path, Number(headers.get(bytesOf))]));
    const stay = new Set<string>();
    let sum = 0;
    for (const { path, headers } of entries
      .filter(({ headers }) => Number(headers.get(goneAt)) > now())
      .sort((a, b) => Number(b.headers.get(readAt)) - Number(a.headers.get(readAt)))) {
      const files = headers.get(filesOf)?.split(' ').filter(Boolean) ?? [];
      const added = [path, ...files].filter((name) => !stay.has(name));
      const more = added.reduce((all, name) => all + (bytes.get(name) ?? Number.POSITIVE_INFINITY), 0);
      if (sum + more > maxKeptBytes || !mayStay(path, files)) continue;
      sum += more;
      for (const name of added) stay.add(name);
    }
    await Promise.all(
      entries.filter(({ path }) => !stay.has(path)).map(({ request }) => cache.delete(request)),
    );
  }

  /** Fetches the pages that come along with a page that was stored, unless they were read today. */
  async function storeAlong(text: string): Promise<void> {
    const along = readAlong(attributeIn(alongAttribute, text) ?? '', minuteOf(new Date(now())));
    if (along.length === 0 || savesData()) return;
    await wait(alongDelay);
    const cache = await caches.open(cacheName);
    for (const path of along) {
      const found = await cache.match(path);
      if (now() - Number(found?.headers.get(readAt) ?? 0) >= freshFor) await fetchAndStore(path);
    }
  }

  const fetchAndStore = (path: string): Promise<string> =>
    fetch(path)
      .then((response) => store(path, response))
      .catch(() => '');

  /** Stores pages that were read before the worker was there, and those that come along. */
  async function storePages(paths: readonly string[]): Promise<void> {
    for (const path of paths.filter(isPage)) await storeAlong(await fetchAndStore(path));
  }

  return { answer, storePages };
}

const ignore = () => undefined;

/** Pages are folders: their addresses end in a slash. The editor's are left alone. */
const isPage = (path: string) => path.endsWith('/') && !path.startsWith('/beheer/');
const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder));
const isIcon = (path: string) => /^\/icons\/[\w-]+\.svg$/.test(path);

/** The hashed files and icons that a page or a style sheet names; not the framework, which a page loads only when it is touched. */
export const filesNamedIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(named)].map(([, path = '']) => path).filter((path) => isHashed(path) || isIcon(path)),
  ),
];

const named = new RegExp(
  `(?:(?:href|src|${ownFileAttribute})="|url\\(["']?)((?:${hashedFolders.join('|')}|/icons/)[^"')?#\\s]+)`,
  'g',
);

/** The value of an attribute of a page, where it first stands. */
const attributeIn = (name: string, text: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(text)?.[1];

/** A response for the cache: unpacked, with its bytes and other headers. */
function withHeaders(body: ArrayBuffer, { headers: from }: Response, more: Record<string, string> = {}) {
  const headers = new Headers({ ...Object.fromEntries(from), ...more, [bytesOf]: String(body.byteLength) });
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { headers });
}

/** The empty line of a page: `<p data-offline="" hidden="" …></p>`. */
const offlineLine = new RegExp(`(<p ${offlineAttribute}="") hidden=""([^>]*>)(?=</p>)`);

/** `10 juli om 12.05 uur`, in Brussels. */
const momentWords = (ms: number): string => `${moment.format(ms).replace(':', '.')} uur`;

const moment = new Intl.DateTimeFormat('nl-BE', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Brussels',
});
