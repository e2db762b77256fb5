import { closedPaths, foreignFolder, headerRules, literally, loopback, ownNames } from './headers';
import { mimeTypes, textExtensions } from './mimeTypes';

/**
 * The first and last line of the site's block in `.htaccess`. A deploy does not change lines outside of it: the host's panel
 * may add some (a version of PHP).
 */
export const htaccessBlock = { begin: '# BEGIN site', end: '# END site' };

const encodings = { br: 'br', gzip: 'gz' };

/** The names of what is sent compressed, and of its smaller versions. */
const compressedNames = `\\.(?:${textExtensions.join('|')})(?:\\.(?:br|gz))?$`;

/**
 * The `.htaccess` of a site, for Apache 2.4 and LiteSpeed. Every part is conditional on its module. Belongs in the document root: the
 * pages link to `/…`. Another site in a folder beside it, under this name or its own, is left alone.
 * @param host `www.group.example` @param folders those at the top of the export
 */
export function htaccess(host: string, folders: readonly string[]): string {
  return `${htaccessBlock.begin}
# Gemaakt door "npm run build" of "npm run deploy" (lib/hosting/apache.ts). Wijzig hier niets: ze schrijven het opnieuw.
# Regels van de host horen boven ${htaccessBlock.begin.slice(2)} of onder ${htaccessBlock.end.slice(2)}: daar laat npm run deploy ze staan.

ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

<IfModule mod_dir.c>
  DirectoryIndex index.html index.php
</IfModule>

${types()}

${rewriting(host, folders)}

# Zonder mod_rewrite blijven verborgen bestanden en mappen zonder pagina toch gesloten. Met mod_rewrite staat dat hierboven:
# veel hosts verbieden Options, en antwoorden er met een serverfout op elke pagina op.
<IfModule !mod_rewrite.c>
  Options -Indexes -MultiViews
  <FilesMatch "^(\\.|_headers$)">
    <IfModule mod_authz_core.c>
      Require all denied
    </IfModule>
  </FilesMatch>
</IfModule>

${headers(host, folders)}
${htaccessBlock.end}
`;
}

function types(): string {
  const lines = Object.entries(mimeTypes).map(
    ([extension, type]) => `  AddType ${type.split(';')[0]} .${extension}`,
  );
  return `<IfModule mod_mime.c>
${lines.join('\n')}
  AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}
  # .br is bij Apache van huis uit de taal Bretoens, .gz een eigen bestandstype.
  <FilesMatch "${compressedNames}">
    RemoveLanguage .br
    RemoveType .br .gz
    AddEncoding br .br
    AddEncoding gzip .gz
  </FilesMatch>
</IfModule>`;
}

function rewriting(host: string, folders: readonly string[]): string {
  return `<IfModule mod_rewrite.c>
  RewriteEngine On

  # Een map naast die van de site is van iemand anders, met een eigen adres of een eigen naam: ze blijft zoals ze is.
  RewriteCond $1#%{REQUEST_FILENAME} ^([^#]+)#(.*?/)\\1(?:/|$)
  RewriteCond %2%1 -d
  RewriteRule "^(${foreignFolder(folders)})(?:/|$)" - [L]

  # Veel hosts zetten https vóór Apache en zeggen dat elk op hun manier; wie het mist, verwijst eindeloos door.
  RewriteCond %{HTTPS} =on [OR]
  RewriteCond %{ENV:HTTPS} =on [NC,OR]
  RewriteCond %{SERVER_PORT} =443 [OR]
  RewriteCond %{HTTP:X-Forwarded-Proto} =https [OR]
  RewriteCond %{HTTP:X-Forwarded-SSL} =on [OR]
  RewriteCond %{HTTP:CF-Visitor} https
  RewriteRule ^ - [E=OVER_HTTPS:1]

  # Eerst naar https, dan naar de ene naam van de site. Niet voor wie op de eigen computer test, en niet voor de
  # map waarmee een host zijn certificaat vernieuwt.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{ENV:OVER_HTTPS} !=1
  RewriteCond %{REQUEST_URI} !^/\\.well-known/
  RewriteCond %{HTTP_HOST} ^(${ownNames(host)})(?::\\d+)?$ [NC]
  RewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]

  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{REQUEST_URI} !^/\\.well-known/
  RewriteCond %{HTTP_HOST} !^${literally(host)}(?::\\d+)?$ [NC]
  RewriteCond %{HTTP_HOST} !${loopback} [NC]
  RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]

  # Gesloten adressen, en mappen zonder pagina, bestaan voor de bezoeker niet.
${closedPaths.map((path) => `  RewriteCond %{ENV:REDIRECT_STATUS} ^$\n  RewriteCond %{REQUEST_URI} ${path}\n  RewriteRule ^ - [R=404,L]`).join('\n')}
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]

  # De kleinste versie die de browser begrijpt; ze staat klaar naast het bestand.
${Object.entries(encodings)
  .map(([encoding, extension]) => precompressed(encoding, extension))
  .join('\n')}
</IfModule>`;
}

function precompressed(encoding: string, extension: string): string {
  const accepted = `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;
  return `  ${accepted}
  RewriteCond %{REQUEST_FILENAME}index.html.${extension} -f
  RewriteRule ^((?:.+/)?)$ $1index.html.${extension} [L]
  ${accepted}
  RewriteCond %{REQUEST_FILENAME}.${extension} -f
  RewriteRule ^(.+\\.(?:${textExtensions.join('|')}))$ $1.${extension} [L]`;
}

/**
 * `always`, so that error pages have them too; but long caching only for status 200: a 404 must not be cached for a year.
 * SetEnvIf instead of `<If>`, which LiteSpeed does not support.
 */
function headers(host: string, folders: readonly string[]): string {
  const conditions = [
    `    SetEnvIf Request_URI "^/${foreignFolder(folders)}/" VREEMD`,
    `    SetEnvIfNoCase Host "^(?!(?:${ownNames(host)})(?::\\d+)?$)(?!${loopback.slice(1)})" VREEMD`,
  ];
  const lines = headerRules.flatMap(({ path, headers: values, onlyHttps }, index) => {
    const everywhere = path === '/*';
    if (!everywhere) conditions.push(`    SetEnvIf Request_URI "^${path.slice(0, -1)}" PAD_${index}`);
    const condition = ` env=${onlyHttps ? 'OVER_HTTPS' : everywhere ? '!VREEMD' : `PAD_${index}`}`;
    return Object.entries(values).map(
      ([name, value]) =>
        `  Header ${name === 'Cache-Control' ? 'set' : 'always set'} ${name} "${value}"${condition}`,
    );
  });
  return `<IfModule mod_headers.c>
  <IfModule mod_setenvif.c>
${conditions.join('\n')}
  </IfModule>
${lines.join('\n')}
  <FilesMatch "${compressedNames}">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>`;
}
