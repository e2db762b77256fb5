import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/lib/programs/ports';
import { siteHandler } from '@/pipeline/hosting/server';

/**
 * Serves an export over HTTP/2 and TLS on a free port as the host would, with a certificate that nobody trusts. Another host name,
 * such as the map's, gets an empty page, so that a frame of a third party is there without asking anybody. Needs `openssl`.
 */
export async function serveSecurely(dir: string) {
  const answer = siteHandler(dir, { https: true });
  const server = createSecureServer(temporaryCertificate());
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (String(request.headers[':authority']).startsWith('127.0.0.1')) return answer(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!DOCTYPE html><title>-</title>');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `https://127.0.0.1:${port}`, close: () => server.close() };
}

function temporaryCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-keyout', 'key.pem', '-out', 'cert.pem'];
  execFileSync('openssl', ['req', ...kind, ...names], { cwd: folder, stdio: 'pipe' });
  const pair = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
  rmSync(folder, { recursive: true });
  return pair;
}
