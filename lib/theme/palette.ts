/**
 * Every colour of the design, once. The styles have each as a token of the same name (`poppyDeep` is `--poppy-deep`, in
 * styles/_tokens.scss); rules about contrast, the browser's bars and share pictures take them from here.
 */
export const palette = {
  poppy: '#d3213a',
  poppyDeep: '#a3172b',
  forest: '#1f5138',
  forestDeep: '#12321f',
  ink: '#1b2a21',
  inkSoft: '#3d4a41',
  paper: '#fbf1dc',
  sheet: '#fffaf0',
  kraft: '#f0dfbb',
  sky: '#7cc3ea',
  skyPale: '#d6ecf6',
  sun: '#f7c548',
  linkInk: '#8c1124',
  /** Text on dark paper. */
  chalk: '#fffaf0',
  /** Stitched lines on light paper, and on dark. */
  thread: '#84744f',
  threadPale: '#9dbda8',
  /** Softer text on dark paper. */
  chalkSoft: '#e6efe4',
  /** In drawings: the dark colour further away, and wood. */
  far: '#add2bc',
  mid: '#609b7b',
  wood: '#7d5433',
} as const;

export type Colour = keyof typeof palette;

/** `poppyDeep` → `--poppy-deep`. */
export const token = (colour: Colour): string =>
  `--${colour.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
