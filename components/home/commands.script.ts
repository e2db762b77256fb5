import type { Behaviour } from '@/lib/browser/behaviour';
import { closest } from '@/lib/browser/elements';

/** Polyfills the `command` attribute of buttons for dialogs, without waiting for other scripts. */
export const commands: Behaviour = { selector: '[commandfor]', when: 'parsing', start: openByCommand };

function openByCommand(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[commandfor]');
    if (!button) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}
