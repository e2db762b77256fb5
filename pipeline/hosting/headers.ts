import { previewPath } from '@/lib/pages/editor';

/** Headers of every answer whose path begins with `path` (which ends in `*`); a later rule wins over an earlier one. */
export type HeaderRule = {
  path: `/${string}*`;
  headers: Readonly<Record<string, string>>;
  /** Only over https: browsers ignore the header over plain http, and the standard forbids it there. */
  onlyHttps?: boolean;
};

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The one table of response headers; `apache.ts`, `nginx.ts` and `staticHosts.ts` write it for each kind of host,
 * `server.ts` sends it itself. The page's own policy stands in its HTML (`contentSecurityPolicy.ts`); only
 * what a meta cannot say, who may frame us, is a header.
 */
export const headerRules: readonly HeaderRule[] = [
  // No includeSubDomains or preload: other names of the group's domain may well be plain http, and that cannot be undone.
  { path: '/*', headers: { 'Strict-Transport-Security': 'max-age=31536000' }, onlyHttps: true },
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      // Not no-referrer: a form that posts natively would then say "Origin: null", and the mail provider asks for the origin.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Pages, payloads, documents, calendar: kept, but asked for each time, so that a change is seen at once.
      'Cache-Control': 'no-cache',
    },
  },
  // The editor shows the page that is being changed in a frame of its own.
  { path: `${previewPath}*`, headers: { 'Content-Security-Policy': "frame-ancestors 'self'" } },
  // Names that change with their content. Not all of /_next/static/: the folder of the build id keeps its name.
  { path: '/_next/static/chunks/*', headers: immutable },
  { path: '/_next/static/css/*', headers: immutable },
  { path: '/_next/static/media/*', headers: immutable },
  { path: '/fotos/*', headers: immutable },
];

/** The headers of an answer that found its file: `path` is the decoded path of the address. */
export function headersFor(path: string, { https }: { https: boolean }): Record<string, string> {
  const rules = headerRules.filter(
    (rule) => path.startsWith(rule.path.slice(0, -1)) && (https || !rule.onlyHttps),
  );
  return Object.assign({}, ...rules.map((rule) => rule.headers));
}

/**
 * Addresses that are answered with 404 although a file may be there, as regular expressions on the decoded path in
 * the syntax that Apache, nginx and JavaScript share: hidden files, what is meant for the host and not for visitors,
 * the second addresses of the not-found page, and what only gets on a host when somebody sends the wrong folder:
 * content with its examples, messages of the local mailbox, source code.
 */
export const closedPaths: readonly string[] = [
  '/\\.(?!well-known/)',
  '^/_headers$',
  '^/(?:404|_not-found)(?:/|$)',
  '^/(?:content|postvak|node_modules|scripts)/',
  '\\.(?:ya?ml|md|eml|env|tsx?|mjs|scss|map|log|bak|br|gz)$',
];

/** Host names that a server answers without sending the visitor to https or to the site's own name. */
export const loopback = '^(?:localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[::1\\])(?::\\d+)?$';

/**
 * The two names of a site, with and without `www.`, as a regular expression. Over http both go to their own https
 * first, as browsers only learn HSTS from the name that they asked for, and then to the one name of the site.
 */
export const ownNames = (host: string): string => `(?:www\\.)?${literally(host.replace(/^www\./, ''))}`;

/** A host name as a regular expression that matches only itself. */
export const literally = (host: string): string => host.replace(/[.[\]]/g, '\\$&');
