import type { ComponentProps } from 'react';
import { type Route, routePath } from '@/lib/pages';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Route };

/**
 * A link to a page of this site: plain HTML. Once the script is there, `RouteChange` answers the click
 * without a page load, so that links need no script of their own.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a href={routePath(href)} {...rest} />;
}
