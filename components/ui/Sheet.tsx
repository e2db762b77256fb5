import styles from './Sheet.module.scss';

type SheetProps = {
  className?: string | undefined;
  taped?: boolean;
  padded?: boolean;
  cut?: 'a' | 'b' | 'c';
  children: React.ReactNode;
};

/** A box drawn as a loose sheet of paper with a shadow. */
export function Sheet({ className = '', taped, padded, cut = 'a', children }: SheetProps) {
  return (
    <div
      className={`${styles.sheet} ${className}`}
      data-paper="sheet"
      data-taped={taped}
      data-padded={padded}
      data-cut={cut}
    >
      {children}
    </div>
  );
}
