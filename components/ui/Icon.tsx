import { type IconName, icons } from '@/lib/theme/icons';
import styles from './Icon.module.scss';

/** A drawing that says nothing a screen reader needs: the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
