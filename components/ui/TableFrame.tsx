import styles from './TableFrame.module.scss';

/** Container of a table: stacks its rows where the columns do not fit, and scrolls sideways as a last resort. */
export function TableFrame({ children }: { children: React.ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
