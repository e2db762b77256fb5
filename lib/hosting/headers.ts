import { previewPath } from '@/lib/pages/editor';
import { hashedFolders } from './hashed';

/** Headers of every answer whose path begins with `path` (which ends in `*`); a later rule overrides an earlier one. */
export type HeaderRule = {
  path: `/${string}*`;
  headers: Readonly<Record<string, string>>;
  /** Only over https: browsers ignore the header over plain http, and the standard forbids it there. */
  onlyHttps?: boolean;
};

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The response headers; `apache.ts`, `nginx.ts` and `staticHosts.ts` write them for each kind of host, `server.ts` sends them.
 * The Content-Security-Policy is in the HTML (`contentSecurityPolicy.ts`), except `frame-ancestors`, which a meta cannot hold.
 */
export const headerRules: readonly HeaderRule[] = [
  // No includeSubDomains or preload: other names of the group's domain may well be plain http, and that cannot be undone.
  { path: '/*', headers: { 'Strict-Transport-Security': 'max-age=31536000' }, onlyHttps: true },
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      // Not no-referrer: a form without script would then send "Origin: null", and the mail provider checks the origin.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Pages, documents, calendar: cached, but revalidated each time.
      'Cache-Control': 'no-cache',
    },
  },
  // The editor frames its preview.
  { path: `${previewPath}*`, headers: { 'Content-Security-Policy': "frame-ancestors 'self'" } },
  // The service worker: no host or cache in between may keep an old one.
  { path: '/sw.js*', headers: { 'Cache-Control': 'no-store' } },
  ...hashedFolders.map((folder) => ({ path: `${folder}*` as const, headers: immutable })),
  { path: '/fotos/*', headers: immutable },
];

/** The headers of a response with status 200. @param path the decoded path of the URL */
export function headersFor(path: string, { https }: { https: boolean }): Record<string, string> {
  const rules = headerRules.filter(
    (rule) => path.startsWith(rule.path.slice(0, -1)) && (https || !rule.onlyHttps),
  );
  return Object.assign({}, ...rules.map((rule) => rule.headers));
}

const closedFolders = ['content', 'postvak', 'node_modules', 'scripts'];

/**
 * Paths that answer 404 even if the file exists, as regular expressions on the decoded path in
 * the syntax that Apache, nginx and JavaScript share: hidden files, what is meant for the host and not for visitors,
 * the second addresses of the not-found page, and what a deploy of the wrong folder would publish:
 * content with its examples, messages of the local mailbox, source code.
 */
export const closedPaths: readonly string[] = [
  '/\\.(?!well-known/)',
  '^/_headers$',
  '^/(?:404|_not-found)(?:/|$)',
  `^/(?:${closedFolders.join('|')})/`,
  '\\.(?:ya?ml|md|eml|env|tsx?|mjs|scss|map|log|bak|br|gz)$',
];

/**
 * What does not begin with a folder of the site, as a regular expression for the start of a path: beside it a host may hold another
 * site. Hidden folders and those that are closed are never another's.
 * @param folders those at the top of the export
 */
export const foreignFolder = (folders: readonly string[]): string =>
  `(?!\\.|(?:${[...folders, ...closedFolders].map(literally).join('|')})(?:/|$))[^/]+`;

/** Host names without redirect to https or to the site's own name. */
export const loopback = '^(?:localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[::1\\])(?::\\d+)?$';

/**
 * The two names of a site, with and without `www.`, as a regular expression. Over http both go to their own https
 * first, as browsers only learn HSTS from the name that they asked for, and then to the one name of the site.
 */
export const ownNames = (host: string): string => `(?:www\\.)?${literally(host.replace(/^www\./, ''))}`;

/** A host name or the name of a folder as a regular expression that matches only itself. */
export const literally = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
