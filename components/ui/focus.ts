/** Focuses an element and scrolls all of it into view: not every browser brings it from under the header. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
