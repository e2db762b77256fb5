import type { Behaviour } from '@/lib/browser/behaviour';
import { closest } from '@/lib/browser/elements';

/** On a button that prints the page; the styles hide it where there is no script. */
const printAttribute = 'data-print';

export const printButton = { [printAttribute]: '' };

/** Lets the buttons print. */
export const print: Behaviour = {
  selector: `[${printAttribute}]`,
  when: 'parsing',
  start: () => document.addEventListener('click', onClick),
};

function onClick({ target }: Event): void {
  if (closest(target, `[${printAttribute}]`)) window.print();
}
