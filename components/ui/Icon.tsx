import { type IconName, icons } from '@/lib/theme/icons';
import styles from './Icon.module.scss';

/** A decorative icon, hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
