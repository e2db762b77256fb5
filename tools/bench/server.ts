import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFor } from '@/pipeline/hosting/headers';
import { extensionOf, mimeTypes } from '@/pipeline/hosting/mimeTypes';

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
 * Serves an export over HTTP/2 and TLS on a free port, with its brotli copies and the headers of the host. Another host
 * name, such as the map's, gets an empty page, so that a frame of a third party is there without asking anybody.
 */
export async function serveSecurely(
  dir: string,
  certificate: Certificate,
): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const server = createSecureServer(certificate);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, { ':method': method, ':path': target = '/', ':authority': host = '' }) => {
    stream.on('error', () => {}); // the browser went away in the middle of an answer
    if (!host.startsWith(address)) {
      stream.respond({ ':status': 200, 'content-type': mimeTypes.html });
      stream.end('<!DOCTYPE html><title>-</title>');
      return;
    }
    const path = decodeURIComponent(new URL(target, `https://${host}`).pathname);
    const asked = join(dir, path, path.endsWith('/') ? 'index.html' : '');
    const found = isFile(asked);
    const file = found ? asked : join(dir, '404.html');
    const compressed = isFile(`${file}.br`);
    const headers = {
      ':status': found ? 200 : 404,
      ...headersFor(path, { https: true }),
      'content-type': mimeTypes[extensionOf(file)] ?? 'application/octet-stream',
      ...(compressed && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    };
    if (method === 'HEAD') stream.respond(headers, { endStream: true });
    else stream.respondWithFile(compressed ? `${file}.br` : file, headers);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const taken = server.address();
  if (taken === null || typeof taken === 'string') throw new Error('the server has no port');
  return {
    url: `https://${address}:${taken.port}`,
    port: taken.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
