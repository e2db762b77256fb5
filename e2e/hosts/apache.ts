import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '@/lib/programs/debian';
import { freePort } from '@/lib/programs/ports';
import { startServer } from '@/lib/programs/programs';

const program = '/usr/sbin/apache2';
const modules = '/usr/lib/apache2/modules';

// Without these Apache serves no files at all.
const fewest = ['mpm_event', 'authz_core', 'dir', 'mime'];
// What a shared host has switched on besides.
const usual = [
  'alias',
  'autoindex',
  'negotiation',
  'filter',
  'deflate',
  'setenvif',
  'headers',
  'rewrite',
  'env',
];

/** Why there is no Apache to test with, if there is none. */
export const apacheMissing = (): string | undefined => missingPrograms({ [program]: 'apache2-bin' });

/**
 * Serves a copy of `dir` by a real Apache with a configuration of its own, on a free port of this computer. The host
 * around `.htaccess` is like real ones: folder listings, content negotiation and on-the-fly compression
 * are on, and nothing protects hidden files. `bare` leaves out every module that `.htaccess` can do without; `allowed` is what
 * it may set (Apache's `AllowOverride`): many hosts forbid some of it; `domains` are other names, with the folder of the site
 * that each of them shows.
 */
export async function startApache(
  dir: string,
  { bare = false, allowed = 'All', domains = {} as Record<string, string> } = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'apache-'));
  chmodSync(home, 0o755); // as root, Apache reads the files as another user
  cpSync(dir, join(home, 'site'), { recursive: true, preserveTimestamps: true }); // a new file has another etag for a second
  mkdirSync(join(home, 'run'));
  const port = await freePort();
  writeFileSync(
    join(home, 'httpd.conf'),
    configuration(home, port, bare ? fewest : [...fewest, ...usual], allowed) +
      Object.entries({ '': '', ...domains })
        .map(([name, folder]) => virtualHost(port, name || 'localhost', join(home, 'site', folder)))
        .join(''),
  );
  const server = await startServer([program, '-f', join(home, 'httpd.conf'), '-DFOREGROUND'], port);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(home, { recursive: true });
    },
  };
}

const virtualHost = (port: number, name: string, folder: string): string => `
<VirtualHost 127.0.0.1:${port}>
  ServerName ${name}
  DocumentRoot "${folder}"
</VirtualHost>
`;

const configuration = (home: string, port: number, loaded: string[], allowed: string): string => `
ServerRoot "${home}"
DefaultRuntimeDir "${home}/run"
PidFile "${home}/run/httpd.pid"
ErrorLog "${home}/error.log"
Listen 127.0.0.1:${port}
ServerName localhost
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
StartServers 1
TypesConfig /dev/null
<IfModule mod_negotiation.c>
  AddLanguage br .br
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript image/svg+xml
</IfModule>
# as hosts do that end https before Apache and say so in its environment
<IfModule mod_setenvif.c>
  SetEnvIf X-Environment "https" HTTPS=on
</IfModule>
DocumentRoot "${home}/site"
<Directory "${home}/site">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowed}
  Require all granted
</Directory>
`;
