import styles from './Hidden.module.scss';

/** Visually hidden text for screen readers. */
export function Hidden({ children }: { children: React.ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
