import styles from './Hidden.module.scss';

/** Words for those who listen to the page. */
export function Hidden({ children }: { children: React.ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
