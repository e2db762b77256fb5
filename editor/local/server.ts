import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { photoFolder } from '@/editor/media/fileLists';
import { maxBytes } from '@/editor/media/limits';
import { loadedPath } from '@/lib/pages/editor';
import { type LocalServer, listen, siteHandler } from '@/pipeline/hosting/server';
import { loadedFrom } from './disk';
import { savingPath } from './here';
import { save } from './save';

type ServerOptions = {
  /** The project folder, with a built site in `out`. */
  root: string;
  /** The first to try; when it is in use, the next free one. */
  port: number;
  /** Called when photos were saved, to make their variants. */
  onPhotos?: () => void;
};

/** Serves the editor on the files of a project, to this computer alone. */
export function serveEditor({ root, port, onPhotos = () => undefined }: ServerOptions): Promise<LocalServer> {
  const site = siteHandler(path.join(root, 'out'));
  const photos = siteHandler(path.join(root, '.cache/photos')); // made since the build

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${request.socket.localPort}`);
    // another host name is DNS rebinding by a page elsewhere
    if (!hosts.includes(request.headers.host ?? ''))
      return sendText(response, 403, 'Alleen op deze computer.');
    if (pathname === savingPath) return handleSave(request, response, { root, hosts, onPhotos });
    if (pathname === loadedPath) return sendJson(response, 200, loadedFrom(root, 'here'));
    if (!pathname.startsWith('/fotos/')) return site(request, response);
    request.url = pathname.replace('/fotos/', '/site/');
    photos(request, response);
  }

  return listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // a file was moved while it was read, or the browser is gone
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `Dit lukt niet op deze computer: ${String(error)}`);
    });
  });
}

/** Saves changes that the editor of this server sends; requests of other pages are refused. */
async function handleSave(
  request: IncomingMessage,
  response: ServerResponse,
  { root, hosts, onPhotos }: { root: string; hosts: readonly string[]; onPhotos: () => void },
): Promise<void> {
  const origins = hosts.map((host) => `http://${host}`);
  if (request.method !== 'POST') return sendText(response, 405, 'Alleen POST.');
  if (!origins.includes(request.headers.origin ?? ''))
    return sendText(response, 403, 'Alleen uit de editor zelf.');
  if (!request.headers['content-type']?.startsWith('application/json'))
    return sendText(response, 415, 'Alleen JSON.');
  const body = await bodyOf(request);
  if (body === undefined) return sendText(response, 413, 'Te veel in één keer.');
  try {
    const answer = await save(root, parsed(body));
    sendJson(response, answer.type === 'refused' ? 400 : 200, answer);
    if (answer.type === 'saved' && body.includes(`"${photoFolder}`)) onPhotos();
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
