import { addressOf, routePath } from '@/lib/pages/pages';
import { buttonClass } from './Button';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';

type ButtonLinkProps = {
  /** A page, an anchor (`#over-ons`), another site, or the scheme of an app (`webcal:`). */
  href: string;
  kind?: 'poppy' | 'ink';
  arrow?: 'arrow-right' | 'arrow-down' | 'download';
  newTab?: boolean;
  children: React.ReactNode;
} & { [name: `data-${string}`]: string };

/** A link that looks like a button. Another site opens in a new tab. */
export function ButtonLink({ href, kind = 'poppy', arrow, newTab, children, ...rest }: ButtonLinkProps) {
  const page = addressOf(href);
  if (href.startsWith('https://')) {
    return (
      <ExternalLink className={buttonClass(kind)} href={href} arrow>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a
      className={buttonClass(kind)}
      href={page ? routePath(page) : href}
      data-arrow={arrow}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
      {arrow && ' '}
      {arrow && <Icon name={arrow} />}
    </a>
  );
}
