/** A browser of any engine, with what the walk needs: one page and a visitor's actions. */
export type Browser = {
  /** Opens an address, as one types it, and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** The size of the page in px, where the engine can change it. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; it has no closure, only its arguments. */
  run: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) => Promise<R>;
  /** The main button of the mouse, at a place of the page that is in view; pressed at the first place, released at the last. */
  press: (...places: [Point, ...Point[]]) => Promise<void>;
  /** The name of a key (`Escape`, `Tab`, `Enter`), or text to write. */
  type: (keys: string) => Promise<void>;
  /** What is seen now, as PNG. */
  picture: () => Promise<Buffer>;
  /** The page on A4, as PDF, where the engine can print. */
  print?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };

export type Settings = { width: number; height: number; reducedMotion?: boolean };

export type Engine = {
  name: string;
  /** Why it cannot be installed here, if it cannot. */
  missing: () => string | undefined;
  start: (settings: Settings) => Promise<Browser>;
};
