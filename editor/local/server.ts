import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { maxBytes } from '@/editor/media/limits';
import { siteHandler } from '@/pipeline/hosting/server';
import { freePort } from '@/scripts/programs/ports';
import { loadedFrom } from './disk';
import { savingPath } from './here';
import { loadedPath } from './loaded';
import { save } from './save';

type EditorServer = { url: string; close: () => Promise<void> };

/**
 * Serves the editor on the files of a project, to this computer alone.
 * @param root the project folder, with a built site in `out`
 * @param port the first to try; when it is in use, the next free one
 * @param onPhotos called when photos were saved, to make their variants
 */
export async function serveEditor({
  root,
  port,
  onPhotos = () => undefined,
}: {
  root: string;
  port: number;
  onPhotos?: () => void;
}): Promise<EditorServer> {
  const free = await freePort(port);
  const hosts = [`localhost:${free}`, `127.0.0.1:${free}`];
  const site = siteHandler(path.join(root, 'out'));
  const photos = siteHandler(path.join(root, '.cache/photos')); // made since the build
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // another host name is DNS rebinding by a page elsewhere
    if (!hosts.includes(request.headers.host ?? ''))
      return sendText(response, 403, 'Alleen op deze computer.');
    if (pathname === savingPath) return void handleSave(request, response, { root, hosts, onPhotos });
    if (pathname === loadedPath) return sendJson(response, 200, loadedFrom(root, 'here'));
    if (pathname.startsWith('/fotos/')) {
      request.url = pathname.replace('/fotos/', '/site/');
      return photos(request, response);
    }
    return site(request, response);
  });
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

type ServerContext = { root: string; hosts: readonly string[]; onPhotos: () => void };

/** Saves changes that the editor of this server sends; requests of other pages are refused. */
async function handleSave(
  request: IncomingMessage,
  response: ServerResponse,
  { root, hosts, onPhotos }: ServerContext,
) {
  const origins = hosts.map((host) => `http://${host}`);
  if (request.method !== 'POST') return sendText(response, 405, 'Alleen POST.');
  if (!origins.includes(request.headers.origin ?? ''))
    return sendText(response, 403, 'Alleen uit de editor zelf.');
  if (!request.headers['content-type']?.startsWith('application/json'))
    return sendText(response, 415, 'Alleen JSON.');
  const body = await bodyOf(request);
  if (body === undefined) return sendText(response, 413, 'Te veel in één keer.');
  try {
    const answer = save(root, parsed(body));
    sendJson(response, answer.type === 'refused' ? 400 : 200, answer);
    if (answer.type === 'saved' && body.includes('"content/fotos/')) onPhotos();
  } catch (error) {
    sendJson(response, 500, {
      type: 'refused',
      sentence: `Bewaren lukt niet op deze computer: ${String(error)}`,
    });
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > maxBytes.request) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}
