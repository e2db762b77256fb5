import type { Behaviour } from '@/lib/browser/behaviour';

/** Prints closed years too: opens them during printing where CSS cannot, each outside its exclusive group. */
export const years: Behaviour = { selector: 'details[open]', when: 'parsing', start: printAll };

function printAll(): void {
  let restore: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    if (CSS.supports('selector(::details-content)')) return;
    restore = [...document.querySelectorAll<HTMLElement>('details:not([open])')].map(unfold);
  });
  addEventListener('afterprint', () => {
    for (const fold of restore) fold();
  });
}

/** Returns a function that closes it. */
function unfold(details: HTMLElement): () => void {
  const group = details.getAttribute('name') ?? '';
  details.removeAttribute('name');
  details.setAttribute('open', '');
  return () => {
    details.removeAttribute('open');
    details.setAttribute('name', group);
  };
}
