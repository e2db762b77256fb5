import styles from './Split.module.scss';

type SplitProps = {
  /** 7 + 4 columns of the twelve, or two halves, or a narrow first column. */
  columns?: 'wide' | 'even' | 'narrow';
  align?: 'start' | 'center' | 'end';
  /** The second block. */
  aside: React.ReactNode;
  children: React.ReactNode;
};

/** Two blocks: one under the other on a phone, side by side on a wide screen. */
export function Split({ columns = 'wide', align = 'start', aside, children }: SplitProps) {
  return (
    <div className={styles.split} data-columns={columns} data-align={align}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  );
}
