/** Gives something the focus and shows it whole: not every browser brings it from under the header. */
export function focusWhole(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
