import { SingleBar } from 'cli-progress';
import { type Command, run } from '@/lib/programs/programs';

/** What `npm test` and its longer forms print: a line per step that moves while it runs, and the sum of them all. */

export type Counts = { passed: number; failed: number };
type Options = { env?: Record<string, string>; cwd?: string };

/** Of all steps so far. */
export const total: Counts = { passed: 0, failed: 0 };

/** A step that passes or fails as a whole. Returns whether it passed. */
export async function check(name: string, command: Command, options: Options = {}): Promise<boolean> {
  console.log(`${name} …`);
  const start = performance.now();
  const { code, output } = await run(command, { ...options, quiet: true });
  if (code !== 0) total.failed += 1;
  console.log(`${name}: ${code === 0 ? `ok (${since(start)} s)` : `failed (${since(start)} s)\n${output}`}`);
  return code === 0;
}

export type Tests = {
  name: string;
  /** What the moving line counts. */
  unit: string;
  of?: number;
  command: Command;
  env?: Record<string, string>;
  /** Reads a line of output: the name of what has just been done, how many there are, or the name of what failed. */
  done: (line: string) => string | undefined;
  total?: (line: string) => number | undefined;
  failure: (line: string) => string | undefined;
  /** The figures that the program itself wrote down. */
  counts: () => Counts;
};

/** A step that counts its own tests; when it dies before it has, or fails without saying what, that is a failure. */
export async function tests({
  name,
  unit,
  of = 0,
  command,
  env = {},
  done,
  total: totalOf,
  failure,
  counts,
}: Tests) {
  const start = performance.now();
  const bar = new SingleBar({
    format: `${name}: {value} of {total} ${unit} · {now}`,
    barsize: 0,
    hideCursor: null,
    noTTYOutput: true,
    notTTYSchedule: 15_000,
    linewrap: false,
  });
  bar.start(of, 0, { now: '' });
  const named = new Set<string>();
  const { code, output } = await run(command, {
    env,
    quiet: true,
    onLine: (line) => {
      const known = totalOf?.(line);
      if (known) bar.setTotal(known);
      const finished = done(line);
      if (finished) bar.increment(1, { now: finished });
      const failed = failure(line);
      const note = failed === undefined ? /^\s*(skipped: .+)/.exec(line)?.[1] : `failed: ${failed}`;
      if (note === undefined || named.has(note)) return;
      named.add(note);
      console.log(`\n${note}`);
    },
  });
  bar.stop();
  const { passed, failed } = read(counts);
  const unexplained = code !== 0 && failed === 0 ? 1 : 0;
  total.passed += passed;
  total.failed += failed + unexplained;
  console.log(`${name}: ${passed} passed, ${failed + unexplained} failed (${since(start)} s)`);
  if (code !== 0) console.log(withoutLinePerTest(output));
}

/** The output about what failed: in a log that is cut, five hundred names would take its place. */
const withoutLinePerTest = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^(PASS |\[\d+\/\d+\] )/.test(line))
    .join('\n');

function read(counts: () => Counts): Counts {
  try {
    return counts();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const since = (start: number) => Math.round((performance.now() - start) / 1000);
