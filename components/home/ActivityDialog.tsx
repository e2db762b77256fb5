'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import styles from './ActivityDialog.module.scss';

type ActivityDialogProps = { id: string; title: string; children: React.ReactNode };

/**
 * A `Meer info` button with its dialog. The browser itself opens and closes it (`command`, `closedby`), before any script has
 * arrived too; where it does not know `command`, the startup script does so. Without any script the text stands in the page. This
 * leaf stands in for `closedby`, gives the focus back where a click does not set it, and puts the address back to `/`
 * after closing while the reader stays where the dialog was opened.
 */
export function ActivityDialog({ id, title, children }: ActivityDialogProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
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

  const onPointerDown = ({ target }: React.PointerEvent) => {
    pressed.current = target;
  };
  const closeOnBackdrop = ({ target }: React.MouseEvent) => {
    const sheet = dialog.current;
    // a selection that begins in the text and ends beside it is a click on the backdrop too
    if (!('closedBy' in HTMLDialogElement.prototype) && target === sheet && pressed.current === sheet)
      sheet?.close();
  };
  const onClose = () => {
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    if (location.hash) history.replaceState(history.state, '', '/');
  };

  return (
    <div className={styles.activity}>
      <Button ref={opener} aria-haspopup="dialog" command="show-modal" commandfor={id}>
        Meer info<Hidden> over {title}</Hidden>
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        className={styles.dialog}
        ref={dialog}
        id={id}
        aria-labelledby={heading}
        closedby="any"
        onPointerDown={onPointerDown}
        onClick={closeOnBackdrop}
        onClose={onClose}
      >
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <Button kind="ink" command="close" commandfor={id}>
              Sluit
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </dialog>
    </div>
  );
}
