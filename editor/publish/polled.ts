/** In ms. */
const [interval, timeout] = [10_000, 3_600_000];

type Polling<State> = {
  /** Whether nothing comes after a state. */
  isLast: (state: State) => boolean;
  /** What is yielded after an hour. */
  late: State;
  /** Waits, in ms. */
  pause: (time: number) => Promise<void>;
};

/** Asks for a state until it is the last one: yields every one of another type than the one before. An undefined answer is asked for again. */
export async function* polled<State extends { type: string }>(
  ask: () => Promise<State | undefined>,
  { isLast, late, pause }: Polling<State>,
): AsyncGenerator<State, void, void> {
  let last: State['type'] | undefined;
  for (let waited = 0; waited <= timeout; waited += interval) {
    const now = await ask();
    if (now && now.type !== last) yield now;
    if (now && isLast(now)) return;
    last = now?.type ?? last;
    await pause(interval);
  }
  yield late;
}
