import { createReadStream, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { closedPaths, headersFor } from '@/pipeline/hosting/headers';
import { extensionOf, isText, mimeTypes } from '@/pipeline/hosting/mimeTypes';

type ServeOptions = {
  /** The exported folder. */
  dir: string;
  /** Wished port; the next free one is taken when it is in use. 0 is any free port. */
  port: number;
};

/**
 * Serves an export on this computer as the real host would: folder redirects, `404.html` with status 404, the same
 * headers, compressed copies. What only makes sense there is left out: https, HSTS and the one host name.
 */
export async function serve({
  dir,
  port,
}: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => answer(dir, request, response));
  for (let wished = port; !server.listening; wished++) {
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && wished < port + 50) resolve();
        else reject(error);
      });
      server.listen(wished, '127.0.0.1', resolve);
    });
    server.removeAllListeners('error');
  }
  const taken = server.address();
  if (taken === null || typeof taken === 'string') throw new Error('the server has no port');
  return {
    url: `http://localhost:${taken.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(dir: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headersFor('/', { https: false }), Allow: 'GET, HEAD' }).end();
    return;
  }
  const [address = '/', query] = (request.url ?? '/').split('?', 2);
  const path = readablePath(address);
  const found = path === undefined ? undefined : lookUp(dir, path);
  if (path === undefined || found === undefined) {
    send(request, response, { status: 404, path: '/404.html', file: join(dir, '404.html') });
  } else if (found === 'folder') {
    const location = `${encodeURI(path)}/${query === undefined ? '' : `?${query}`}`;
    response.writeHead(301, { ...headersFor('/', { https: false }), Location: location }).end();
  } else {
    send(request, response, { status: 200, path, file: found });
  }
}

/** The decoded path with single slashes, or undefined when nothing may be found there (`..` begins with a dot too). */
function readablePath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address).replace(/\/{2,}/g, '/');
    const strange = path.includes('\0') || path.includes('\\');
    return strange || closedPaths.some((closed) => new RegExp(closed).test(path)) ? undefined : path;
  } catch {
    return undefined; // a broken percent sign
  }
}

function lookUp(dir: string, path: string): string | 'folder' | undefined {
  const file = join(dir, path);
  const stats = statsOf(file);
  if (stats?.isFile()) return path.endsWith('/') ? undefined : file;
  if (!stats?.isDirectory() || !statsOf(join(file, 'index.html'))?.isFile()) return undefined;
  return path.endsWith('/') ? join(file, 'index.html') : 'folder';
}

const statsOf = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, path, file }: { status: number; path: string; file: string },
): void {
  const { encoding, source } = bestCopy(file, request.headers['accept-encoding'] ?? '');
  const stats = statsOf(source);
  const headers: Record<string, string> = {
    ...headersFor(path, { https: false }),
    'Content-Type': mimeTypes[extensionOf(file)] ?? 'application/octet-stream',
    ...(isText(file) && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (!stats) {
    response.writeHead(status, headers).end(); // an export without its 404.html
    return;
  }
  headers.ETag = `"${stats.size.toString(16)}-${Math.round(stats.mtimeMs).toString(16)}${encoding ?? ''}"`;
  if (status === 200 && request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': stats.size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(source).pipe(response);
}

function bestCopy(file: string, accepted: string): { encoding?: string; source: string } {
  const copies = { br: `${file}.br`, gzip: `${file}.gz` };
  for (const [encoding, source] of Object.entries(copies)) {
    const wanted = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
    if (wanted && isText(file) && statsOf(source)) return { encoding, source };
  }
  return { source: file };
}

// Only as a command, not when a test imports this file.
if (basename(process.argv[1] ?? '') === 'serve.ts') {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'out' },
      port: { type: 'string', default: '3000' },
      quiet: { type: 'boolean', default: false }, // for who names the address already
    },
  });
  if (!statsOf(join(values.dir, 'index.html'))) {
    console.error(`There is no site in ${values.dir}. Make it first: npm run build`);
    process.exit(1);
  }
  serve({ dir: values.dir, port: Number(values.port) }).then(({ url }) => {
    if (!values.quiet) console.log(`The site: ${url} (stop with Ctrl-C)`);
  });
}
