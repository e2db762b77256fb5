/** Minimum horizontal distance of a swipe, in px. */
const enough = 40;

type Point = Pick<PointerEvent, 'clientX' | 'clientY' | 'isPrimary' | 'pointerType'>;

/** The direction of a swipe between two points: `1` to the left (on), `-1` to the right (back). */
export function swiped(start: Point, end: Point): 1 | -1 | undefined {
  const x = end.clientX - start.clientX;
  const y = end.clientY - start.clientY;
  if (!start.isPrimary || start.pointerType === 'mouse') return undefined;
  return Math.abs(x) >= enough && Math.abs(x) > Math.abs(y) ? (x < 0 ? 1 : -1) : undefined;
}
