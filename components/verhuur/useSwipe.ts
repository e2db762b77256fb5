import { useRef } from 'react';

/** px that a finger travels sideways before it means "the other photo". */
const enough = 40;

/**
 * Handlers for an element that a finger or pen swipes sideways: `1` to the left (on), `-1` to the right (back).
 * The element needs `touch-action: pan-y pinch-zoom`, or the browser takes the movement for itself.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      const single = event.isPrimary && event.pointerType !== 'mouse';
      start.current = single ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: React.PointerEvent) => {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= enough && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
