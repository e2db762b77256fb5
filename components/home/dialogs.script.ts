import type { Behaviour } from '@/lib/browser/behaviour';
import { closest } from '@/lib/browser/elements';

/**
 * Adds to dialogs (`ActivityDialog`) what the browser does not do: a fallback for `closedby`, focus on the opener where a click
 * does not focus, no scrolling of the page behind, and on close an address without hash.
 */
export const dialogs: Behaviour = { selector: 'dialog', when: 'later', start: helpDialogs };

function helpDialogs(): void {
  if (!('closedBy' in HTMLDialogElement.prototype)) closeOnBackdropClick();

  // these events do not bubble: capture them
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
      if (target.open) document.addEventListener('wheel', preventPageScroll, { passive: false });
      else document.removeEventListener('wheel', preventPageScroll);
    },
    true,
  );
}

function closeOnBackdropClick(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', ({ target }) => {
    // a selection from the text to the backdrop is a click on the dialog too
    if (target instanceof HTMLDialogElement && target === pressed) target.close();
  });
}

/** Hiding the page's scrollbar would do it too, and move the page where scrollbars take space. */
function preventPageScroll(event: WheelEvent): void {
  const sheet = closest(event.target, 'dialog');
  const scrolls = sheet && event.target !== sheet && sheet.scrollHeight > sheet.clientHeight;
  if (!scrolls && !event.ctrlKey) event.preventDefault(); // with Ctrl the wheel zooms
}
