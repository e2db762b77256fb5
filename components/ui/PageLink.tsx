import type { ComponentProps } from 'react';
import { type Route, routePath } from '@/lib/pages/pages';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Route };

/** A link to a page of this site: plain HTML, that leads to a whole page. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a href={routePath(href)} {...rest} />;
}
