import type { FocusEvent } from 'react';

/** Gives something the focus and shows it whole: not every browser brings it from under the header. */
export function focusWhole(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** For `onFocus` of a form: a field that gets the focus, by Tab or since it was refused, is seen whole too. */
export function showField({ target }: FocusEvent<HTMLFormElement>): void {
  if (target.matches('input, textarea, select'))
    setTimeout(() => target.scrollIntoView({ block: 'nearest' }));
}
