import styles from './Main.module.scss';

/** What a page is about; the tree line of the footer stands on its last sheet. */
export function Main({ children }: { children: React.ReactNode }) {
  return (
    <main className={styles.main} id="inhoud" tabIndex={-1}>
      {children}
    </main>
  );
}
