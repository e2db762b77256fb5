import type { WriteStream } from 'node:tty';

type Step = {
  name: string;
  nth?: number;
  of?: number;
  /** Whether the step shows its own progress. */
  showsProgress?: boolean | undefined;
};

/**
 * Prints the current step of a long command: `Stap 4 van 7: pagina’s schrijven`. A terminal shows the seconds that pass; a log
 * gets one line at the start. A step without a number follows the last one.
 */
export function steps(terminal: Pick<WriteStream, 'isTTY' | 'write'>) {
  let at = { nth: 0, of: 0 };
  let line = '';
  let began = 0;
  let clock: NodeJS.Timeout | undefined;
  const seconds = () => Math.round((performance.now() - began) / 1000);

  return {
    start({ name, nth = at.nth + 1, of = at.of, showsProgress = false }: Step): void {
      at = { nth, of };
      line = `Stap ${nth} van ${of}: ${name}`;
      began = performance.now();
      terminal.write(line);
      if (showsProgress || !terminal.isTTY) terminal.write('\n');
      else clock = setInterval(() => terminal.write(`\r${line} … ${seconds()} s`), 1000);
    },
    /** Ends a step and prints its message. */
    done({ done }: { done: string }): void {
      if (clock) terminal.write(`\r${line} (${seconds()} s)    \n`);
      clearInterval(clock);
      clock = undefined;
      if (done) terminal.write(`${done}\n`);
    },
  };
}
