import { useEffect, useRef } from 'react';

/** Returns a ref for an element, which takes the focus when it appears. @param focused whether it does */
export function useFocus<Element extends HTMLElement>(focused = true) {
  const element = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (focused) element.current?.focus();
  }, []);
  return element;
}
