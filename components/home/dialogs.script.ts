import { closest } from '@/lib/browser/elements';

/**
 * What the dialogs of a page need besides the browser, which opens and closes them by itself (`ActivityDialog`). It stands in
 * for `closedby` where the browser does not know that, gives the focus back where a click does not set it, keeps the page
 * behind a dialog still, and puts the address back to that of the page while the reader stays where the dialog was opened.
 */
export function dialogs(): void {
  if (!('closedBy' in HTMLDialogElement.prototype)) closeBeside();

  // these events do not bubble: they are heard on their way down
  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      const opener = document.querySelector<HTMLElement>(`[commandfor="${target.id}"]`);
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      if (location.hash) history.replaceState(history.state, '', location.pathname);
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (target.open) document.addEventListener('wheel', keepPageStill, { passive: false });
      else document.removeEventListener('wheel', keepPageStill);
    },
    true,
  );
}

function closeBeside(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', ({ target }) => {
    // a selection that begins in the text and ends beside it is a click on the backdrop too
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
  });
}

/** Not by hiding the page's scrollbar: where that takes room, everything behind the dialog would move. */
function keepPageStill(event: WheelEvent): void {
  const sheet = closest(event.target, 'dialog');
  const scrolls = sheet && event.target !== sheet && sheet.scrollHeight > sheet.clientHeight;
  if (!scrolls && !event.ctrlKey) event.preventDefault(); // with Ctrl the wheel zooms
}
