import { useEffect, useRef } from 'react';

/** Moves the focus to the open panel's title, or the bottom bar, when the focused element was removed. */
export function useFocusFallback(): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (document.activeElement !== document.body) {
      hadFocus.current = true;
    } else if (hadFocus.current) {
      const next = document.getElementById('paneel') ?? document.querySelector<HTMLElement>('#strook button');
      next?.focus({ preventScroll: true });
    }
  });
}
