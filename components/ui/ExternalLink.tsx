import { Hidden } from './Hidden';
import { Icon } from './Icon';

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  arrow?: boolean;
  children: React.ReactNode;
};

/** A link to another site: a new tab, announced as such. `arrow` draws the sign for it behind the words. */
export function ExternalLink({ href, className, arrow = false, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      {arrow && (
        <>
          {' '}
          <Icon name="external" />
        </>
      )}
      <Hidden> (opent in een nieuw tabblad)</Hidden>
    </a>
  );
}
