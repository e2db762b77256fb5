import { type PointerEvent, useRef } from 'react';
import { swiped } from '@/lib/browser/swipe';

/**
 * Handlers for horizontal swipes by touch or pen: `1` to the left (next), `-1` to the right (previous).
 * The element needs `touch-action: pan-y pinch-zoom`, or the browser cancels the pointer events.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event;
    },
    onPointerUp: (event: PointerEvent) => {
      const by = start.current && swiped(start.current, event);
      start.current = undefined;
      if (by) onSwipe(by);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
