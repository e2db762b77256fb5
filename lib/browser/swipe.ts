/** px that a finger travels sideways before it means "the other photo". */
const enough = 40;

type Point = Pick<PointerEvent, 'clientX' | 'clientY' | 'isPrimary' | 'pointerType'>;

/** What a finger or pen means that went from one point to another: `1` to the left (on), `-1` to the right (back). */
export function swiped(start: Point, end: Point): 1 | -1 | undefined {
  const x = end.clientX - start.clientX;
  const y = end.clientY - start.clientY;
  if (!start.isPrimary || start.pointerType === 'mouse') return undefined;
  return Math.abs(x) >= enough && Math.abs(x) > Math.abs(y) ? (x < 0 ? 1 : -1) : undefined;
}
