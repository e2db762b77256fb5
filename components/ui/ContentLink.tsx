import { addressOf, routePath } from '@/lib/pages/pages';
import { ExternalLink } from './ExternalLink';
import { Hidden } from './Hidden';

type ContentLinkProps = {
  href: string;
  /** What it leads to, for who hears the link alone. */
  about: string;
};

/** A link without words of its own: the name of another site (`dekorst.example`), or the way to a page of this one. */
export function ContentLink({ href, about }: ContentLinkProps) {
  const page = addressOf(href);
  if (page)
    return (
      <a href={routePath(page)}>
        Lees meer<Hidden> over {about}</Hidden>
      </a>
    );
  return (
    <ExternalLink href={href} arrow>
      {new URL(href).hostname.replace(/^www\./, '')}
    </ExternalLink>
  );
}
