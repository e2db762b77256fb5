/** @jest-environment node */
import { figuresOf, workOf } from './trace';

const url = 'https://127.0.0.1:4000/bivak/';
const page = { pid: 7, tid: 1, ph: 'I', ts: 0 };
const start = {
  ...page,
  name: 'navigationStart',
  ts: 1_000,
  args: { frame: 'F', data: { documentLoaderURL: url } },
};
const thread = { ...page, ph: 'M', name: 'thread_name', args: { name: 'CrRendererMain' } };
const paint = (name: string, ms: number) => ({ ...page, name, ts: 1_000 + ms * 1000, args: { frame: 'F' } });
const paints = [
  paint('firstContentfulPaint', 800),
  paint('largestContentfulPaint::Candidate', 800),
  paint('largestContentfulPaint::Candidate', 950),
];
const work = (name: string, ms: number, taken: number, more = {}) => ({
  ...page,
  ph: 'X',
  name,
  ts: 1_000 + ms * 1000,
  dur: taken * 1000,
  ...more,
});
const shift = (ms: number, score: number, more = {}) => ({
  ...paint('LayoutShift', ms),
  args: { data: { is_main_frame: true, had_recent_input: false, weighted_score_delta: score, ...more } },
});
const figures = (...events: object[]) =>
  figuresOf(JSON.stringify({ traceEvents: [thread, start, ...paints, ...events] }), url);

describe('the figures of a visit', () => {
  test('are the first and the last largest paint, in ms since the visit began', () => {
    expect(figures()).toMatchObject({ fcp: 800, lcp: 950, script: 0, blocking: 0, cls: 0 });
  });

  test('count script once where one piece stands inside another, and only on the main thread of the page', () => {
    const outer = work('EvaluateScript', 100, 40);
    const inner = work('FunctionCall', 110, 20);
    const elsewhere = work('FunctionCall', 300, 20, { tid: 2 });
    expect(figures(inner, outer, elsewhere, work('Layout', 400, 20)).script).toBe(40);
  });

  test('count the time that the processor gave a script, not what it waited for', () => {
    expect(figures(work('EvaluateScript', 100, 40, { tdur: 15_000 })).script).toBe(15);
  });

  test('block by what tasks after the first paint take beyond 50 ms', () => {
    const before = work('RunTask', 100, 300);
    const over = work('RunTask', 700, 200); // half of it after the paint
    const after = work('ThreadControllerImpl::RunTask', 1000, 80);
    expect(figures(before, over, after, work('RunTask', 1200, 50)).blocking).toBe(50 + 30);
  });

  test('hold the worst burst of shifts, without those that the visitor caused', () => {
    const burst = [shift(900, 0.02), shift(1500, 0.03)];
    const later = shift(4000, 0.04);
    expect(figures(...burst, later, shift(4100, 0.5, { had_recent_input: true })).cls).toBeCloseTo(0.05);
  });
});

test('a trace without the visit is refused', () => {
  expect(() => figuresOf(JSON.stringify({ traceEvents: [thread] }), url)).toThrow('does not hold the visit');
});

describe('the work of a whole visit', () => {
  const event = (interactionId: number, ms: number, duration: number) => ({
    ...page,
    ph: 'b',
    name: 'EventTiming',
    ts: 1_000 + ms * 1000,
    args: { data: { interactionId, duration } },
  });
  const of = (...events: object[]) => workOf(JSON.stringify({ traceEvents: [thread, ...events] }));

  test('is the script of all its pages and its longest stretch, by what the processor gave them', () => {
    const first = work('EvaluateScript', 100, 40);
    const inside = work('FunctionCall', 110, 20);
    const later = work('FunctionCall', 9000, 25, { tdur: 15_000 });
    const figures = of(first, inside, later, work('Layout', 500, 90), event(1, 50, 60));
    expect(figures).toMatchObject({ script: 55, longest: 40 });
  });

  test('holds each tap once, in their order: the longest of its events, which the next frame ends', () => {
    const second = [event(9, 800, 20), event(9, 850, 64.5)];
    const first = [event(4, 100, 8), event(4, 150, 120)];
    const noTap = event(0, 300, 900);
    expect(of(...second, ...first, noTap).taps.map(({ wait }) => wait)).toEqual([120, 64.5]);
  });

  test('holds what the main thread did while a tap waited, without what it did before and after', () => {
    const before = work('RunTask', 0, 99);
    const during = [work('RunTask', 110, 30, { tdur: 12_000 }), work('RunTask', 150, 90)];
    const inside = work('ThreadControllerImpl::RunTask', 150, 80);
    const after = work('RunTask', 300, 40);
    const elsewhere = work('RunTask', 120, 40, { tid: 2 });
    const { taps } = of(event(1, 100, 100), before, ...during, inside, after, elsewhere);
    expect(taps).toEqual([{ wait: 100, work: 12 + 90 }]);
  });

  test('without a tap is refused: this Chromium writes another kind of trace', () => {
    expect(() => of(work('EvaluateScript', 100, 40))).toThrow('holds no tap');
  });
});
