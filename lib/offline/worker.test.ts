/** @jest-environment node */
import { readAlong, writtenAlong } from './attributes';
import { alongDelay, filesNamedIn, maxAge, maxKeptBytes, networkTimeout, workerIn } from './worker';

const origin = 'https://groep.example';
const style = '/_next/static/chunks/a.css';
const font = '/_next/static/media/f.woff2';

const pageOf = (version: string, more = '') =>
  `<html><link href="${style}?"/><link rel="stylesheet" href="${style}"/><body><p data-offline="" hidden="" class="x" role="status"></p><h1>${version}</h1>${more}</body></html>`;

/** A browser with a cache and a network that can be cut. */
function world(pages: Record<string, string>) {
  const store = new Map<string, Response>();
  const pathOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
  const cache = {
    match: async (key: Request | string) => store.get(pathOf(key))?.clone(),
    put: async (key: Request | string, value: Response) => void store.set(pathOf(key), value.clone()),
    delete: async (key: Request | string) => store.delete(pathOf(key)),
    keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
  };
  const state = {
    isOffline: false,
    isFull: false,
    isSlow: false,
    savesData: false,
    now: Date.parse('2027-07-10T10:05:00Z'),
    asked: [] as string[],
  };
  const worker = workerIn({
    origin,
    caches: {
      open: async () => {
        if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
        return cache as unknown as Cache;
      },
    },
    now: () => state.now,
    wait: async (ms) => {
      if (ms === alongDelay) return;
      expect(ms).toBe(networkTimeout);
      if (!state.isSlow) await new Promise(() => undefined);
    },
    savesData: () => state.savesData,
    fetch: async (input) => {
      const path = pathOf(input);
      state.asked.push(path);
      if (state.isOffline) throw new TypeError('Failed to fetch');
      if (state.isSlow) await new Promise(() => undefined);
      const text = pages[path];
      const type = path.endsWith('/') ? 'text/html; charset=utf-8' : 'text/css';
      return new Response(text ?? 'weg', {
        status: text === undefined ? 404 : 200,
        headers: { 'content-type': type },
      });
    },
  });
  /** Opens a page as a browser does; undefined when the worker leaves it to the browser. */
  async function visit(path: string, init: { method?: string; mode?: string } = {}) {
    const request = new Request(origin + path, { method: init.method ?? 'GET' });
    Object.defineProperty(request, 'mode', { value: init.mode ?? 'navigate' });
    const work: Promise<unknown>[] = [];
    const answer = worker.answer(request, (one) => work.push(one));
    const text = answer && (await (await answer).text());
    if (!state.isSlow) await Promise.all(work);
    return text;
  }
  return { state, store, worker, visit, pages };
}

const files = { [style]: `p{src:url(${font})}`, [font]: 'font' };

test('a cache that does not answer leaves the network to answer', async () => {
  const { state, visit } = world({ '/bivak/': pageOf('een'), ...files });
  state.isFull = true;
  expect(await visit('/bivak/')).toContain('<h1>een</h1>');
  expect(await visit(style, { mode: 'no-cors' })).toContain('src:url');
});

test('a page that is no more on the site is no more on the device', async () => {
  const { state, store, visit, pages } = world({ '/bivak/': pageOf('een'), ...files });
  await visit('/bivak/');
  expect(store.has('/bivak/')).toBe(true);
  delete pages['/bivak/'];
  await visit('/bivak/');
  expect([...store.keys()]).toEqual([]);
  state.isOffline = true;
  await expect(visit('/bivak/')).rejects.toThrow();
});

test('a page that was read opens without a network, with one line that says from when it is', async () => {
  const { state, visit } = world({ '/bivak/': pageOf('een'), ...files });
  expect(await visit('/bivak/')).toContain('data-offline="" hidden=""');
  state.isOffline = true;
  expect(await visit('/bivak/')).toMatch(
    /<p data-offline="" class="x" role="status">Geen verbinding\. Deze bladzijde is van 10 juli.{1,6}12\.05 uur\.<\/p>/,
  );
  expect(await visit(font, { mode: 'cors' })).toBe('font');
});

test('the network goes first: a new version is seen at once, and stored in the place of the old one', async () => {
  const { state, visit, pages, store } = world({ '/bivak/': pageOf('een'), ...files });
  await visit('/bivak/');
  pages['/bivak/'] = pageOf('twee').replaceAll('a.css', 'b.css');
  pages['/_next/static/chunks/b.css'] = '';
  expect(await visit('/bivak/')).toContain('twee');
  state.isOffline = true;
  expect(await visit('/bivak/')).toContain('twee');
  expect([...store.keys()].sort()).toEqual(['/_next/static/chunks/b.css', '/bivak/']); // nothing of the old one is left
});

test('a page of which a file does not arrive is not stored: two versions never mix', async () => {
  const { state, visit, pages } = world({ '/bivak/': pageOf('een'), ...files });
  await visit('/bivak/');
  pages['/bivak/'] = pageOf('twee').replaceAll('a.css', 'gone.css');
  expect(await visit('/bivak/')).toContain('twee');
  state.isOffline = true;
  expect(await visit('/bivak/')).toContain('een');
});

test('a network that does not answer in time gives way to the cached page', async () => {
  const { state, visit } = world({ '/bivak/': pageOf('een'), ...files });
  await visit('/bivak/');
  state.isSlow = true;
  expect(await visit('/bivak/')).toContain('Geen verbinding');
});

test('a page stays in the cache for thirty days, or until the moment that it names', async () => {
  const until = Date.parse('2027-08-01T00:00:00Z') / 60_000;
  const { state, visit } = world({
    '/bivak/': pageOf('een'),
    '/bivak/boekje/': pageOf('boekje', `<div data-gone="${until}"></div>`),
    ...files,
  });
  await visit('/bivak/');
  await visit('/bivak/boekje/');
  state.isOffline = true;
  state.now = until * 60_000;
  await expect(visit('/bivak/boekje/')).rejects.toThrow('Failed to fetch');
  expect(await visit('/bivak/')).toContain('een');
  state.now = Date.parse('2027-07-10T10:05:00Z') + maxAge;
  await expect(visit('/bivak/')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['the editor', '/beheer/', {}],
  ['a form that is sent', '/contact/', { method: 'POST' }],
  ['a photo', '/fotos/leiding-jelle.0123-360.avif', { mode: 'no-cors' }],
  ['a document', '/documents/2027/cm.pdf', { mode: 'navigate' }],
])('%s is left to the browser', async (_, path, init) => {
  const { visit, store } = world({ [path]: 'x' });
  expect(await visit(path, init)).toBeUndefined();
  expect(store.size).toBe(0);
});

test('a page with a form to send, and one that is not there, are not stored', async () => {
  const { visit, store } = world({
    '/contact/': pageOf('een', '<form method="post" action="/mail"></form>'),
    ...files,
  });
  await visit('/contact/');
  await visit('/weg/');
  expect(store.size).toBe(0);
});

/** A line that lets Bivak come along in July 2027. */
const along = `<p data-along="${writtenAlong([{ from: Date.parse('2027-07-07T00:00:00Z') / 60_000, until: Date.parse('2027-08-01T00:00:00Z') / 60_000 }], ['/bivak/'])}"></p>`;

test('pages that were open before the worker are stored, and not those of the editor', async () => {
  const { worker, store } = world({ '/': pageOf('home'), '/beheer/': pageOf('beheer'), ...files });
  await worker.storePages(['/', '/beheer/', '/documents/2027/cm.pdf']);
  expect([...store.keys()].sort()).toEqual(['/', style, font].sort());
});

test('pages come along with one that is read, once a day', async () => {
  const { state, visit, store } = world({ '/': pageOf('home', along), '/bivak/': pageOf('een'), ...files });
  await visit('/');
  expect(store.has('/bivak/')).toBe(true);
  state.asked.length = 0;
  await visit('/');
  expect(state.asked).toEqual(['/']);
  state.now += 13 * 3_600_000;
  await visit('/');
  expect(state.asked).toEqual(['/', '/', '/bivak/']);
});

test('nothing comes along for a visitor who saves data, nor outside of its weeks', async () => {
  const { state, visit, store } = world({ '/': pageOf('home', along), '/bivak/': pageOf('een'), ...files });
  state.savesData = true;
  await visit('/');
  state.savesData = false;
  state.now = Date.parse('2027-06-01T00:00:00Z');
  await visit('/');
  expect(store.has('/bivak/')).toBe(false);
});

test('all together stays below its bytes: pages read maxAge ago go first, with the files that no other names', async () => {
  const room = maxKeptBytes - 10_000;
  const big = '/_next/static/chunks/big.css';
  const [half, most] = ['é'.repeat(room / 4), 'x'.repeat(room)]; // two bytes each, and one
  const { state, visit, store } = world({
    '/een/': pageOf('een').replaceAll(style, big),
    '/twee/': pageOf('twee', half),
    '/drie/': pageOf('drie', half),
    '/vier/': pageOf('vier', most),
    '/vijf/': pageOf('vijf', most + half),
    [big]: half,
    ...files,
  });
  const cached = async (path: string) => {
    state.now += 1;
    await visit(path);
    const bytes = await Promise.all(
      [...store.values()].map(async (one) => (await one.clone().arrayBuffer()).byteLength),
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxKeptBytes);
    return [...store.keys()].filter((one) => one !== style && one !== font).sort();
  };
  expect(await cached('/een/')).toEqual([big, '/een/']);
  expect(await cached('/twee/')).toEqual([big, '/een/', '/twee/']);
  expect(await cached('/drie/')).toEqual(['/drie/', '/twee/']);
  expect(await cached('/vier/')).toEqual(['/vier/']);
  expect(await cached('/vijf/')).toEqual(['/vier/']); // too large by itself
});

test('an icon, which has one name in all versions, takes the pages that named its former drawing along', async () => {
  const logo = '/icons/logo.svg';
  const withLogo = (version: string) => pageOf(version, `<img src="${logo}">`);
  const { visit, store, pages } = world({
    '/': withLogo('een'),
    '/bivak/': withLogo('een'),
    [logo]: 'rood',
    ...files,
  });
  await visit('/');
  await visit('/bivak/');
  expect(store.has('/') && store.has('/bivak/')).toBe(true);
  Object.assign(pages, { '/': withLogo('twee'), [logo]: 'groen' });
  await visit('/');
  expect(store.has('/bivak/')).toBe(false);
  expect(await store.get(logo)?.clone().text()).toBe('groen');
});

test('the files of a page are its styles, fonts, icons and own script, and not the framework or photos', () => {
  const html = `<link href="${style}"/><script data-own="/_next/static/chunks/own.js" data-late="/_next/static/chunks/react.js"></script><img src="/icons/logo.svg"/><img src="/fotos/jelle.avif"/>`;
  expect(filesNamedIn(html)).toEqual([style, '/_next/static/chunks/own.js', '/icons/logo.svg']);
});

test('pages come along in their period only', () => {
  const written = writtenAlong(
    [
      { from: 100, until: 200 },
      { from: 300, until: 400 },
    ],
    ['/bivak/', '/bivak/boekje/'],
  );
  expect(readAlong(written, 150)).toEqual(['/bivak/', '/bivak/boekje/']);
  expect(readAlong(written, 250)).toEqual([]);
});
