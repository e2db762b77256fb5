import { type PointerEvent, useRef } from 'react';
import { swiped } from '@/lib/browser/swipe';

/**
 * Handlers for an element that a finger or pen swipes sideways: `1` to the left (on), `-1` to the right (back).
 * The element needs `touch-action: pan-y pinch-zoom`, or the browser takes the movement for itself.
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
