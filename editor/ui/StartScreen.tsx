import type { ReactNode } from 'react';
import styles from './Editor.module.scss';

/** What is on screen before the editor is, or in its place. */
export const StartScreen = ({ title = 'Beheer', children }: { title?: string; children: ReactNode }) => (
  <main className={styles.start}>
    <h1>{title}</h1>
    {children}
  </main>
);

export const waiting = 'De site wordt opengelegd…';
