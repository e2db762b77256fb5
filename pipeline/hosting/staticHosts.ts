import { headerRules } from '@/lib/hosting/headers';
import { editorPath } from '@/lib/pages/editor';
import { type PageAddress, routePath, routes } from '@/lib/pages/pages';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Those *join* the values of all matching rules instead of using the last
 * one, so general rules leave out what narrower rules set. Their default for caching (`max-age=0, must-revalidate`) equals our
 * `no-cache`. They handle https, types and compression.
 * @param own addresses of pages that the group wrote itself
 */
export function staticHostHeaders(own: readonly PageAddress[] = []): string {
  const narrower = new Set(
    headerRules.filter((rule) => rule.path !== '/*').flatMap((rule) => Object.keys(rule.headers)),
  );
  const paths = [...new Set(headerRules.map((rule) => rule.path))];
  const headersAt = (path: string) =>
    headerRules.filter((rule) => rule.path === path).flatMap((rule) => Object.entries(rule.headers));
  const byPage = headersAt('/*').filter(([name]) => narrower.has(name) && name !== 'Cache-Control');
  return [
    ...paths.map((path) =>
      block(
        path,
        headersAt(path).filter(([name]) => path !== '/*' || !narrower.has(name)),
      ),
    ),
    ...[...everyPage, ...own.map((address) => `${routePath(address)}*`)].map((path) => block(path, byPage)),
  ].join('\n');
}

/** All pages but the preview of the editor, as paths of `_headers`. */
const everyPage: readonly string[] = [
  ...routes
    .filter((route) => !routes.some((other) => other !== '/' && route.startsWith(`${other}/`)))
    .map((route) => (route === '/' ? '/' : `${routePath(route)}*`)),
  '/groepen/*',
  '/404.html',
  editorPath,
];

function block(path: string, headers: readonly (readonly [string, string])[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n`;
}
