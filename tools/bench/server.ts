import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteHandler } from '@/pipeline/hosting/server';
import { freePort } from '@/scripts/programs/ports';

type Certificate = { key: Buffer; cert: Buffer };

/** Where the bench's servers listen; the browser may go nowhere else. */
export const address = '127.0.0.1';

/** A certificate that nobody trusts, for one run. Needs `openssl`, which every Linux and macOS has. */
export function temporaryCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  try {
    execFileSync('openssl', ['req', ...kind, '-subj', `/CN=${address}`, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Serves an export over HTTP/2 and TLS on a free port as the host would. Another host name, such as the map's, gets an empty
 * page, so that a frame of a third party is there without asking anybody.
 */
export async function serveSecurely(
  dir: string,
  certificate: Certificate,
): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const answer = siteHandler(dir, { https: true });
  const server = createSecureServer(certificate);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (String(request.headers[':authority']).startsWith(address)) return answer(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!DOCTYPE html><title>-</title>');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return {
    url: `https://${address}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
