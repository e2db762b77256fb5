import { closest } from './elements';

/** On a button that prints the page; the styles hide it where there is no script. */
const printAttribute = 'data-print';

export const printButton = { [printAttribute]: '' };

/** Lets the buttons print. */
export function printOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    if (closest(target, `[${printAttribute}]`)) print();
  });
}
