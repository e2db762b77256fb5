/** What is folded is printed too, also where no style can unfold it: opened as long as that takes, each out of its group. */
export function years(): void {
  let foldAgain: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    if (CSS.supports('selector(::details-content)')) return;
    foldAgain = [...document.querySelectorAll<HTMLElement>('details:not([open])')].map(unfold);
  });
  addEventListener('afterprint', () => {
    for (const fold of foldAgain) fold();
  });
}

/** Gives what folds it again. */
function unfold(details: HTMLElement): () => void {
  const group = details.getAttribute('name') ?? '';
  details.removeAttribute('name');
  details.setAttribute('open', '');
  return () => {
    details.removeAttribute('open');
    details.setAttribute('name', group);
  };
}
