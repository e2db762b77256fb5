'use client';

import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { useBehaviour } from '@/components/ui/useBehaviour';
import styles from './ActivityDialog.module.scss';

type ActivityDialogProps = { id: string; title: string; children: React.ReactNode };

/**
 * A `Meer info` button with its dialog. The browser opens and closes it (`command`, `closedby`); `dialogs.script.ts` does the
 * rest, and is the fallback. Without any script the text is part of the page.
 */
export function ActivityDialog({ id, title, children }: ActivityDialogProps) {
  useBehaviour('commands', () => import('./commands.script'));
  useBehaviour('dialogs', () => import('./dialogs.script'));
  const heading = `${id}-titel`;
  return (
    <div className={styles.activity}>
      <Button aria-haspopup="dialog" command="show-modal" commandfor={id}>
        Meer info<Hidden> over {title}</Hidden>
      </Button>
      <dialog className={styles.dialog} id={id} aria-labelledby={heading} closedby="any">
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <Button kind="ink" command="close" commandfor={id}>
            Sluit
          </Button>
        </header>
        <div className={styles.body}>{children}</div>
      </dialog>
    </div>
  );
}
