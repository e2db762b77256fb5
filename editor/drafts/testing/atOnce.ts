/** Does work that stops after each of its steps, without stopping. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  const step = work.next();
  return step.done ? step.value : atOnce(work);
}
