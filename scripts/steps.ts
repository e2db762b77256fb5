import type { WriteStream } from 'node:tty';

type Step = {
  name: string;
  nth?: number;
  of?: number;
  /** Whether it shows by itself how far it is. */
  moves?: boolean | undefined;
};

/**
 * Shows which step a long command is at: `Stap 4 van 7: pagina’s schrijven`. On a terminal the seconds run while it works;
 * elsewhere, in a log, it is a line at its beginning. The next step is one further when it does not say which.
 */
export function steps(terminal: Pick<WriteStream, 'isTTY' | 'write'>) {
  let at = { nth: 0, of: 0 };
  let line = '';
  let began = 0;
  let clock: NodeJS.Timeout | undefined;
  const seconds = () => Math.round((performance.now() - began) / 1000);

  return {
    start({ name, nth = at.nth + 1, of = at.of, moves = false }: Step): void {
      at = { nth, of };
      line = `Stap ${nth} van ${of}: ${name}`;
      began = performance.now();
      terminal.write(line);
      if (moves || !terminal.isTTY) terminal.write('\n');
      else clock = setInterval(() => terminal.write(`\r${line} … ${seconds()} s`), 1000);
    },
    /** The end of a step, with what it has to say. */
    done({ done }: { done: string }): void {
      if (clock) terminal.write(`\r${line} (${seconds()} s)    \n`);
      clearInterval(clock);
      clock = undefined;
      if (done) terminal.write(`${done}\n`);
    },
  };
}
