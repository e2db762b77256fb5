'use client';

import { PaintAfter } from '@/components/ui/PaintAfter';
import { useBehaviour } from '@/components/ui/useBehaviour';
import styles from './Main.module.scss';

/** The main landmark; the tree line of the footer overlaps its end. */
export function Main({ children }: { children: React.ReactNode }) {
  useBehaviour('dated', () => import('./dated.script'));
  useBehaviour('lateFace', () => import('./lateFace.script'));
  useBehaviour('reveal', () => import('./reveal.script'));
  useBehaviour('offline', () => import('./offline.script'));
  return (
    <>
      <PaintAfter id="inhoud" />
      <main className={styles.main} id="inhoud" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
