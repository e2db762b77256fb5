import styles from './TableFrame.module.scss';

/** What a table stands in: it stacks its rows where its columns do not fit, and can be scrolled to the side should that not do. */
export function TableFrame({ children }: { children: React.ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
