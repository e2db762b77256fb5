/** In ms: a tap waits no longer for what is being made. */
const slice = 20;

/** A timer waits 4 ms longer, after each slice; Safari has nothing else. */
const pause = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Resolves when what was rendered is on screen: what takes long waits for it. */
export const afterPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Does work that stops after each of its steps, in slices: all at once keeps a slow phone from answering for a second. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start < slice) continue;
    await pause();
    start = performance.now();
  }
}
