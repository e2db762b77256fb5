type PaintAfterProps = {
  /** Of an element without contents, or behind what belongs together. */
  id: string;
};

/**
 * The browser paints nothing before it has parsed this element: on a slow machine a part of the menu or of a title would be painted
 * first, and move once the rest is there. A `<link rel="expect">`, which React puts in the `<head>`; browsers without it paint at once.
 */
export const PaintAfter = ({ id }: PaintAfterProps) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
);
