import type { IconName } from '@/lib/theme/icons';
import styles from './FileLink.module.scss';
import { Icon } from './Icon';

type FileLinkProps = {
  href?: string;
  icon: IconName;
  newTab?: boolean;
  children: React.ReactNode;
} & Attributes;
type Attributes = { [name: `data-${string}`]: string };

/**
 * A link with an icon before it, tall enough for a thumb: a file, a telephone number, an e-mail address. Without `href` the same
 * as plain text.
 */
export function FileLink({ href, icon, newTab, children, ...rest }: FileLinkProps) {
  if (href === undefined) {
    return (
      <span className={styles.link}>
        <Icon name={icon} /> <span>{children}</span>
      </span>
    );
  }
  return (
    <a className={styles.link} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} {...rest}>
      <Icon name={icon} /> <span>{children}</span>
    </a>
  );
}
