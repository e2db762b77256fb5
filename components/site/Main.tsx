import { PaintAfter } from '@/components/ui/PaintAfter';
import styles from './Main.module.scss';

/** The main landmark; the tree line of the footer overlaps its end. */
export function Main({ children }: { children: React.ReactNode }) {
  return (
    <>
      <PaintAfter id="inhoud" />
      <main className={styles.main} id="inhoud" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
