import { type IconName, icons } from '@/lib/theme/icons';
import styles from './Icon.module.scss';

/** A decorative icon, hidden from screen readers: the text beside it has the meaning. */
export const Icon = ({ name }: { name: IconName }) => <Drawing path={icons[name]} />;

/** An icon by its SVG path. */
export const Drawing = ({ path }: { path: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
