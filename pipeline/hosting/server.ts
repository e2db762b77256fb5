import { createReadStream, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { closedPaths, headersFor } from '@/lib/hosting/headers';
import { extensionOf, isText, mimeTypes } from '@/lib/hosting/mimeTypes';
import { freePort } from '@/lib/programs/ports';

type ServeOptions = {
  /** The exported folder. */
  dir: string;
  /** Preferred port; falls back to the next free one. 0 is any free port. */
  port: number;
};

/** A server on this computer. */
export type LocalServer = { url: string; close: () => Promise<void> };

/** Serves an export on this computer over http. */
export const serve = ({ dir, port }: ServeOptions): Promise<LocalServer> => listen(port, siteHandler(dir));

/** Listens on this computer alone, at the preferred port or the next free one. */
export async function listen(port: number, handler: RequestListener): Promise<LocalServer> {
  const server = createServer(handler);
  server.keepAliveTimeout = 0; // avoids requests on a connection that is being closed for having been idle
  const free = await freePort(port);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(free, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${free}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers requests for an export as the real host does: folder redirects, `404.html` with status 404, closed paths, headers,
 * compressed copies; without redirects to the host name. For servers of `node:http` and `node:http2`. Reads from disk each
 * time, so that a new build shows at once.
 */
export function siteHandler(dir: string, { https = false } = {}) {
  const files = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    const path = readablePath(address);
    const { file, isFolder } = lookUp(dir, path);
    // a 404 must not be cached as long as the file would be
    for (const [name, value] of Object.entries(headersFor(file ?? '/', { https }))) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isFolder) {
      const location = `${encodeURI(path)}/${query === undefined ? '' : `?${query}`}`;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    const sent = file ?? '/404.html';
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    response.setHeader('Content-Type', mimeTypes[extensionOf(sent)] ?? 'application/octet-stream');
    if (isText(sent)) response.setHeader('Vary', 'Accept-Encoding');
    if (file === undefined) {
      sendNotFound(response, join(dir, sent), accepted);
    } else {
      request.url = encodeURI(file);
      request.headers['accept-encoding'] = accepted.join(); // sirv ignores `br;q=0`
      // sirv ignores what fails between finding a file and reading it
      response.once('pipe', (stream) => stream.once('error', () => response.destroy()));
      files(request, response);
    }
  };
}

/** The decoded path with single slashes; empty for a closed path (`..` begins with a dot too). */
function readablePath(address: string): string {
  try {
    const path = decodeURIComponent(address).replace(/\/{2,}/g, '/');
    const isUnsafe = path.includes('\0') || path.includes('\\');
    return isUnsafe || closedPaths.some((closed) => new RegExp(closed).test(path)) ? '' : path;
  } catch {
    return ''; // a broken percent sign
  }
}

/** The path of the file at an address, or that the address lacks the slash of a page. */
function lookUp(dir: string, path: string): { file?: string; isFolder?: boolean } {
  const stats = path ? statsOf(join(dir, path)) : undefined;
  if (stats?.isFile() && !path.endsWith('/')) return { file: path };
  if (!stats?.isDirectory() || !statsOf(join(dir, path, 'index.html'))?.isFile()) return {};
  return path.endsWith('/') ? { file: `${path}index.html` } : { isFolder: true };
}

const statsOf = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/** By hand: sirv sends no other status than 200. Empty when the export has no 404.html. */
function sendNotFound(response: ServerResponse, page: string, accepted: readonly Encoding[]): void {
  const encoding = accepted.find((one) => statsOf(page + endings[one]));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(404);
  createReadStream(encoding ? page + endings[encoding] : page)
    .on('error', () => response.end())
    .pipe(response);
}

const endings = { br: '.br', gzip: '.gz' };
type Encoding = keyof typeof endings;

/** The encodings that a browser accepts, the smallest first. */
function acceptedEncodings(header: string | string[] = ''): Encoding[] {
  const accepts = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(header));
  return (['br', 'gzip'] as const).filter(accepts);
}
