import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { siteHandler } from '@/pipeline/hosting/server';

/** The faults of the connection, on purpose. */
export type Faults = {
  /** `none`: as where JavaScript is disabled. `blocked`: script files never load. `broken`: they have a syntax error. */
  scripts?: 'none' | 'blocked' | 'broken';
  /** Paths that answer 404. */
  missing?: readonly string[];
};

const watcher = '/kijk-mee.js';

/**
 * An export as its host would serve it, with faults that can be changed at any moment. Its pages record script errors and
 * policy violations, which `pageErrors` returns.
 */
export async function faultySite(dir: string) {
  let faults: Faults = {};
  const asked: string[] = [];
  const answer = siteHandler(dir);
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').replace(/\?.*$/, '');
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    if (!request.headers.range) asked.push(address);
    if (address === watcher) send('text/javascript', `(${watch})()`);
    else if (address.endsWith('.js') && faults.scripts === 'broken') send('text/javascript', '{');
    else if (address.endsWith('.js') && faults.scripts === 'blocked') request.socket.destroy();
    else if (address.endsWith('/'))
      send('text/html; charset=utf-8', page(path.join(dir, address, 'index.html')));
    else {
      if (faults.missing?.includes(address)) request.url = '/bestaat-niet';
      answer(request, response);
    }
  });
  const page = (file: string) => {
    const html = readFileSync(file, 'utf8');
    return faults.scripts === 'none'
      ? html.replace(/<script\b[\s\S]*?<\/script>/g, '')
      : html.replace('<head>', `<head><script src="${watcher}"></script>`);
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}`,
    /** From now on; the recorded requests are cleared. */
    setFaults: (these: Faults) => {
      faults = these;
      asked.length = 0;
    },
    /** Every path that was requested in full, in order; a check of a document requests its first bytes only. */
    asked: () => [...asked].filter((address) => address !== watcher),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Runs in the page, before all else. */
function watch(): void {
  const seen: string[] = [];
  Reflect.set(window, 'pageErrors', seen);
  addEventListener('error', ({ message }) => {
    // of the driver, while another page comes: scripts of the site have its origin, and say what is wrong
    if (message !== 'Script error.') seen.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const isCutShort = /view transition/.test(String(reason)); // WebKit rejects an interrupted fade
    if (!isCutShort) seen.push(String(reason));
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.push(`${violatedDirective} blocked ${blockedURI}`),
  );
}

/** To run in the page: its errors so far. */
export const pageErrors = (): string[] => Reflect.get(window, 'pageErrors') ?? [];
