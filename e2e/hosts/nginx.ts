import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '@/lib/programs/debian';
import { freePort } from '@/lib/programs/ports';
import { startServer } from '@/lib/programs/programs';
import { nginxSnippet } from '@/pipeline/hosting/nginx';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why there is no nginx to test with, if there is none. */
export const nginxMissing = (): string | undefined => missingPrograms({ [program]: 'nginx' });

/** Why there is no nginx with brotli to test with, if there is none. */
export const nginxBrotliMissing = (): string | undefined =>
  missingPrograms({ [program]: 'nginx', [brotliModule]: 'libnginx-mod-http-brotli-static' });

/**
 * Serves a copy of `dir` by a real nginx on a free port of this computer, with the snippet for `host` inside a server
 * block of a host that lists folders.
 */
export async function startNginx(dir: string, host: string, { brotli = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(home, 0o755); // as root, nginx reads the files as another user
  cpSync(dir, join(home, 'site'), { recursive: true });
  mkdirSync(join(home, 'temp'));
  const port = await freePort();
  writeFileSync(join(home, 'site.conf'), nginxSnippet(host, { brotli }));
  writeFileSync(join(home, 'nginx.conf'), configuration(home, port, brotli));
  const server = await startServer([program, '-p', home, '-c', join(home, 'nginx.conf')], port);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(home, { recursive: true });
    },
  };
}

const configuration = (home: string, port: number, brotli: boolean): string => `
${brotli ? `load_module ${brotliModule};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user www-data;' : ''}
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events {}
http {
  access_log off;
  autoindex on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/temp/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${home}/site;
    include ${home}/site.conf;
  }
}
`;
