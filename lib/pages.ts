/** The pages of the site, in the order of the menu. A link to anything else is a type error. */
export const routes = ['/', '/jongensleiding', '/meisjesleiding', '/verhuur', '/bivak', '/contact'] as const;

export type Route = (typeof routes)[number];

/** Whether a link leads to a page of this site, with or without a hash (`/bivak`, `/#over-ons`). */
export function isRoute(href: string): href is Route {
  return (routes as readonly string[]).includes(href);
}

/** The address as the host serves it: folders end in a slash, so that no visitor pays for a redirect. */
export function routePath(route: Route): string {
  return route === '/' ? '/' : `${route}/`;
}

/** The other way round: `/bivak/` → `/bivak`. Anything that is no page gives undefined. */
export function routeOf(pathname: string): Route | undefined {
  const route = pathname.replace(/(.)\/$/, '$1');
  return isRoute(route) ? route : undefined;
}
