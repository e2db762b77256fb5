import { useEffect, useRef } from 'react';

/** What was pressed may be gone by it: then the title of what is open has the focus, or the first button of the strip. */
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
