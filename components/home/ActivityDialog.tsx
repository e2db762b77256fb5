'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import styles from './ActivityDialog.module.scss';

type ActivityDialogProps = { id: string; title: string; children: React.ReactNode };

/**
 * A `Meer info` button with its dialog. The browser itself opens and closes it (`command`, `closedby`), also
 * before the script has arrived; the script stands in where a browser does not know those yet, and puts the
 * address back to `/` after closing while the reader stays where the dialog was opened.
 */
export function ActivityDialog({ id, title, children }: ActivityDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = `${id}-titel`;

  // Not by hiding the page's scrollbar: where that takes room, everything behind the dialog would move.
  useEffect(() => {
    const sheet = dialog.current;
    const keepPageStill = (event: WheelEvent) => {
      const target = event.target as Node;
      const scrolls =
        sheet && target !== sheet && sheet.contains(target) && sheet.scrollHeight > sheet.clientHeight;
      if (!scrolls) event.preventDefault();
    };
    const follow = () => {
      if (sheet?.open) document.addEventListener('wheel', keepPageStill, { passive: false });
      else document.removeEventListener('wheel', keepPageStill);
    };
    follow(); // it may have been opened before the script came
    sheet?.addEventListener('toggle', follow);
    return () => {
      sheet?.removeEventListener('toggle', follow);
      document.removeEventListener('wheel', keepPageStill);
    };
  }, []);

  const open = () => {
    if (!hasCommands()) dialog.current?.showModal();
  };
  const close = () => {
    if (!hasCommands()) dialog.current?.close();
  };
  const closeOnBackdrop = (event: React.MouseEvent) => {
    if (!('closedBy' in HTMLDialogElement.prototype) && event.target === dialog.current)
      dialog.current.close();
  };
  const clearHash = () => {
    if (location.hash) history.replaceState(history.state, '', '/');
  };

  return (
    <>
      <Button aria-haspopup="dialog" command="show-modal" commandfor={id} onClick={open}>
        Meer info<Hidden> over {title}</Hidden>
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        className={styles.dialog}
        ref={dialog}
        id={id}
        aria-labelledby={heading}
        closedby="any"
        onClick={closeOnBackdrop}
        onClose={clearHash}
      >
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <Button kind="ink" command="close" commandfor={id} onClick={close}>
              Sluit
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </dialog>
    </>
  );
}

function hasCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}
