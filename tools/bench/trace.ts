import { z } from 'zod';

/** What this file reads of an event in a Chromium trace. Times are in microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** Time that the processor really spent on it: what other programs take does not count. */
  tdur: z.number().optional(),
  args: z
    .object({
      name: z.unknown(),
      frame: z.unknown(),
      data: z
        .object({
          documentLoaderURL: z.string(),
          isOutermostMainFrame: z.boolean(),
          is_main_frame: z.boolean(),
          had_recent_input: z.boolean(),
          weighted_score_delta: z.number(),
          interactionId: z.number(),
          duration: z.number(),
        })
        .partial()
        .optional(),
    })
    .partial()
    .default({}),
});

type TraceEvent = z.infer<typeof traceEvent>;
type Span = { start: number; end: number };

/**
 * The categories that a trace needs for `figuresOf` and `workOf`, and no more: what an engine tells of its own insides is written
 * down by the very thread that is measured.
 */
export const traceCategories = [
  'loading',
  'devtools.timeline',
  'blink.user_timing',
  'toplevel',
  'v8.execute',
];

/** Work of the main thread that would not be there without scripts; one can stand inside another. */
const scriptWork = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'v8.produceCache',
  'FunctionCall',
  'RunMicrotasks',
  'MinorGC',
  'MajorGC',
]);

/** In milliseconds since the visitor asked for the page; layout shift without a unit. */
export type TraceFigures = { fcp: number; lcp: number; cls: number; script: number; blocking: number };

/**
 * What a visitor of a page saw and how long scripts kept the main thread, out of the trace (JSON) of one visit.
 *
 * @throws {Error} when the trace does not hold the visit or its first paint: this Chromium writes another kind of trace.
 */
export function figuresOf(trace: string, url: string): TraceFigures {
  const events = z.object({ traceEvents: z.array(traceEvent) }).parse(JSON.parse(trace)).traceEvents;
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`the trace does not hold the visit to ${url}`);
  const mainThread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start.pid && args.name === 'CrRendererMain',
  )?.tid;
  const ofVisit = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const ofPage = ofVisit.filter(({ args }) => args.frame === start.args.frame);
  const onMainThread = ofVisit.filter(({ tid, ph }) => tid === mainThread && ph === 'X');

  const fcp = ofPage.find(({ name }) => name === 'firstContentfulPaint');
  const lcp = ofPage.filter(({ name }) => name === 'largestContentfulPaint::Candidate').at(-1);
  if (!fcp || !lcp) throw new Error(`the trace does not hold the paints of ${url}`);

  const tasks = onMainThread.filter(isTask).map(span);
  const since = (event: TraceEvent) => (event.ts - start.ts) / 1000;
  return {
    fcp: since(fcp),
    lcp: since(lcp),
    cls: layoutShift(ofVisit),
    script: workingTime(onMainThread.filter(isScript)),
    blocking: blocking(tasks, fcp.ts),
  };
}

/** Of one tap, in milliseconds. */
export type Tap = {
  /** From the finger to the frame that answers it, as the browser itself measures it (Event Timing). */
  wait: number;
  /** What the processor did on the main thread meanwhile: other programs make the wait longer, but not this. */
  work: number;
};

/** In milliseconds. */
export type WorkFigures = {
  /** Script on the main thread in all, and the longest stretch of it at once. */
  script: number;
  longest: number;
  /** In the order in which they were made. */
  taps: Tap[];
};

/** How a whole visit went, of however many pages. @throws {Error} when the trace holds no tap */
export function workOf(trace: string): WorkFigures {
  const events = z.object({ traceEvents: z.array(traceEvent) }).parse(JSON.parse(trace)).traceEvents;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const onMains = mains.map((main) =>
    events.filter(({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === 'X'),
  );
  const times = onMains.flatMap((ofOne) => outermost(ofOne.filter(isScript))).map(processorTime);
  const tasks = onMains.flatMap((ofOne) => outermost(ofOne.filter(isTask)));
  const taps = longestOfEach(events).map(({ pid, ts, wait }) => ({
    wait,
    work: sum(
      tasks
        .filter((task) => task.pid === pid && task.ts < ts + wait * 1000 && task.ts + task.dur > ts)
        .map(processorTime),
    ),
  }));
  if (taps.length === 0) throw new Error('the trace holds no tap');
  return { script: sum(times), longest: Math.max(0, ...times), taps };
}

/** A tap is several events (pointer down, up, click) of one interaction; the browser waits for the slowest. */
function longestOfEach(events: readonly TraceEvent[]): { pid: number; ts: number; wait: number }[] {
  const taps = new Map<string, { pid: number; ts: number; wait: number }>();
  for (const { name, pid, ts, args } of events) {
    const { interactionId = 0, duration = 0 } = args.data ?? {};
    if (name !== 'EventTiming' || interactionId === 0) continue;
    const tap = `${pid} ${interactionId}`;
    if (duration > (taps.get(tap)?.wait ?? 0)) taps.set(tap, { pid, ts, wait: duration });
  }
  return [...taps.values()].sort((one, other) => one.ts - other.ts);
}

const isScript = ({ name }: TraceEvent) => scriptWork.has(name);
const isTask = ({ name }: TraceEvent) => /(^|::)RunTask$/.test(name);

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Of an event, in milliseconds. */
const processorTime = ({ tdur, dur }: TraceEvent) => (tdur ?? dur) / 1000;

const span = ({ ts, dur }: TraceEvent): Span => ({ start: ts, end: ts + dur });

/** Processor time of the events in milliseconds; what stands inside another one is counted with it. */
const workingTime = (events: TraceEvent[]): number => sum(outermost(events).map(processorTime));

/** The events of one thread that stand inside no other of them. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...events]
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** What tasks take beyond 50 ms after the first paint: web.dev, "Total Blocking Time", until the end of the visit. */
function blocking(tasks: Span[], firstPaint: number): number {
  const excess = tasks.map(({ start, end }) => (end - Math.max(start, firstPaint)) / 1000 - 50);
  return excess.filter((ms) => ms > 0).reduce((sum, ms) => sum + ms, 0);
}

/** The worst burst of shifts, at most 1 s apart and 5 s long: web.dev, "Cumulative Layout Shift". */
function layoutShift(events: TraceEvent[]): number {
  let worst = 0;
  let burst = { first: 0, last: Number.NEGATIVE_INFINITY, score: 0 };
  for (const { name, ts, args } of events) {
    if (name !== 'LayoutShift' || !args.data?.is_main_frame || args.data.had_recent_input) continue;
    const goesOn = ts - burst.last < 1e6 && ts - burst.first < 5e6;
    const score = (goesOn ? burst.score : 0) + (args.data.weighted_score_delta ?? 0);
    burst = { first: goesOn ? burst.first : ts, last: ts, score };
    worst = Math.max(worst, score);
  }
  return worst;
}
