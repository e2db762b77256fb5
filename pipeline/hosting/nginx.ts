import {
  closedPaths,
  type HeaderRule,
  headerRules,
  literally,
  loopback,
  ownNames,
} from '@/lib/hosting/headers';
import { mimeTypes } from '@/lib/hosting/mimeTypes';

/**
 * A snippet for inside the `server { … }` of the site whose host name is `host`. Only nginx itself is needed; with
 * `brotli` also the module ngx_brotli_static (`libnginx-mod-http-brotli-static` on Debian).
 */
export function nginxSnippet(host: string, { brotli = false } = {}): string {
  return `# Gemaakt door "npm run build" (pipeline/hosting/nginx.ts), voor binnen het serverblok van de site:
#
#   server {
#     listen 443 ssl; listen 80;
#     server_name ${host} ${host.startsWith('www.') ? host.slice(4) : `www.${host}`};
#     ssl_certificate …; ssl_certificate_key …;
#     root /var/www/site;
#     include /etc/nginx/snippets/site.conf;    # dit bestand
#   }

index index.html;
autoindex off;
error_page 403 404 =404 /404.html;
absolute_redirect off;

types {
${Object.entries(mimeTypes)
  .map(([extension, type]) => `  "${type}" ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;

gzip_static on;
gzip_vary on;
${brotli ? 'brotli_static on;' : '# Met de module ngx_brotli_static (Debian: libnginx-mod-http-brotli-static):\n# brotli_static on;'}

set $over_https "";
if ($scheme = https) { set $over_https 1; }
if ($http_x_forwarded_proto = https) { set $over_https 1; }

# Vóór de doorverwijzingen: die beëindigen het lezen, en dragen dezelfde headers.
${headers()}

# Eerst naar https, dan naar de ene naam van de site. Niet voor wie op de eigen computer test, en niet voor de
# map waarmee een host zijn certificaat vernieuwt.
set $move "$over_https$host";
if ($host ~* "${loopback}") { set $move ""; }
if ($request_uri ~ "^/\\.well-known/") { set $move ""; }
if ($move ~* "^${ownNames(host)}$") { return 301 https://$host$request_uri; }
if ($move ~* "^1${literally(host)}$") { set $move ""; }
if ($move) { return 301 https://${host}$request_uri; }

# Gesloten adressen bestaan voor de bezoeker niet.
${closedPaths.map((path) => `location ~ "${path}" { return 404; }`).join('\n')}
`;
}

/** Headers that differ by path or scheme are variables: an add_header in a location would drop those of the server. */
function headers(): string {
  const names = [...new Set(headerRules.flatMap((rule) => Object.keys(rule.headers)))];
  return names
    .map((name) => {
      const rules = headerRules.filter((rule) => name in rule.headers);
      const [first] = rules;
      if (rules.length === 1 && first && !first.onlyHttps)
        return `add_header ${name} "${first.headers[name]}" always;`;
      const variable = `$send_${name.toLowerCase().replaceAll('-', '_')}`;
      return [
        ...(first?.onlyHttps ? [`set ${variable} "";`] : []),
        ...rules.map((rule) => setWhen(rule, `set ${variable} "${rule.headers[name]}";`)),
        `add_header ${name} ${variable} always;`,
      ].join('\n');
    })
    .join('\n');
}

function setWhen({ path, onlyHttps }: HeaderRule, statement: string): string {
  if (onlyHttps) return `if ($over_https) { ${statement} }`;
  return path === '/*' ? statement : `if ($uri ~ "^${path.slice(0, -1)}") { ${statement} }`;
}
