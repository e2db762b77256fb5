import type { IconName } from '@/lib/icons';
import styles from './FileLink.module.scss';
import { Icon } from './Icon';

type FileLinkProps = { href: string; icon: IconName; newTab?: boolean; children: React.ReactNode };

/** A link with a drawing before it, tall enough for a thumb: a file, a telephone number, an e-mail address. */
export function FileLink({ href, icon, newTab, children }: FileLinkProps) {
  return (
    <a className={styles.link} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <Icon name={icon} /> <span>{children}</span>
    </a>
  );
}
