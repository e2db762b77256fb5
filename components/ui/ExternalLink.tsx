import { Hidden } from './Hidden';
import { Icon } from './Icon';

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  arrow?: boolean;
  children: React.ReactNode;
};

/** A link to another site in a new tab, announced as such; `arrow` adds the icon. */
export function ExternalLink({ href, className, arrow = false, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      {arrow && ' '}
      {arrow && <Icon name="external" />}
      <Hidden> (opent in een nieuw tabblad)</Hidden>
    </a>
  );
}
