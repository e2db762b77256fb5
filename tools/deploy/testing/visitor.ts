import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { arrivedWhole, ROUTES, shortHash } from './site';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.webp', 'image/webp'],
]);

/**
 * Serves a host's folder, or its files in memory, over HTTP as Apache does with our .htaccess: hidden names closed, .br preferred; and, as Apache does,
 * nothing but errors when this host `forbids` what stands in `.htaccess`.
 */
export async function serveSite(
  host: string | ReadonlyMap<string, Buffer>,
  { forbids }: { forbids?: (settings: string) => boolean } = {},
) {
  const read = async (path: string) =>
    typeof host === 'string'
      ? readFile(join(host, path)).catch(() => null)
      : (host.get(path.replace(/^\//, '')) ?? null);
  const server = createServer(async (request, response) => {
    const settings = String((await read('.htaccess')) ?? '');
    if (forbids?.(settings)) {
      response.statusCode = 500;
      response.end('Internal Server Error');
      return;
    }
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encodings = accepted.includes('br') ? [['.br', 'br'] as const] : [];
    for (const [suffix, encoding] of [...encodings, ['', null] as const]) {
      const bytes = path.includes('/.') ? null : await read(`${file}${suffix}`);
      if (bytes === null) continue;
      if (encoding !== null) response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Type', TYPES.get(extname(file)) ?? 'text/plain; charset=utf-8');
      response.end(bytes);
      return;
    }
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end((await read('404.html')) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no address');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * A reader who keeps visiting: each page, plain and compressed, and its payload, and every file that these name.
 * `broken` collects each read that failed, was not whole, or gave other bytes than its name promises.
 */
export function visitSite(origin: string) {
  const broken: string[] = [];
  let pages = 0;
  let assets = 0;
  let going = true;

  async function get(path: string, encoding: string): Promise<Buffer | null> {
    const answer = await fetch(origin + path, { headers: { 'Accept-Encoding': encoding } }).catch(() => null);
    if (answer?.status === 200) return Buffer.from(await answer.arrayBuffer());
    broken.push(`${path} (${encoding}): ${answer?.status ?? 'no answer'}`);
    return null;
  }

  async function readPage(path: string, encoding: string) {
    const text = (await get(path, encoding))?.toString('utf8');
    if (text === undefined) return;
    pages += 1;
    if (!arrivedWhole(text)) broken.push(`${path} (${encoding}): not whole`);
    const names = [...text.matchAll(/"(\/[^"]+\.([0-9a-f]{16})[^"]*)"/g)];
    if (names.length === 0) broken.push(`${path} (${encoding}): names no assets`);
    await Promise.all(
      names.map(async ([, name = '', hash]) => {
        const bytes = await get(name, encoding);
        assets += 1;
        if (bytes !== null && shortHash(bytes) !== hash)
          broken.push(`${name}: other bytes than the hash in its name`);
      }),
    );
  }

  async function readAll() {
    for (let round = 0; going; round += 1) {
      const encoding = round % 2 === 0 ? 'br' : 'identity';
      for (const route of ROUTES) {
        if (!going) return;
        await readPage(`/${route}`, encoding);
        await readPage(`/${route}index.txt`, encoding);
        await new Promise((resolve) => setTimeout(resolve, 10)); // yields to the servers
      }
    }
  }

  const finished = readAll();
  return {
    broken,
    /** Ends the visit and returns how much was read. */
    stop: async () => {
      going = false;
      await finished;
      return { pages, assets };
    },
  };
}
