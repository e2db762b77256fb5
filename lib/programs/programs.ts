import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isListening } from './ports';

/** Starting other programs, for commands, tools and tests: always the program itself, without npx and without a shell. */

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * The command of a tool that npm installed, here or in a folder above: `tool('next')` → `[node, …/next]`.
 * @throws Error when it is not installed
 */
export function tool(name: string, packageName = name): Command {
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    if (existsSync(join(home, 'package.json'))) {
      const { bin }: { bin: string | Record<string, string> } = JSON.parse(
        readFileSync(join(home, 'package.json'), 'utf8'),
      );
      return [process.execPath, join(home, (typeof bin === 'string' ? bin : bin[name]) ?? '')];
    }
    if (folder === dirname(folder)) throw new Error(`${packageName} is not installed: run npm ci.`);
  }
}

/** The command of a TypeScript file of ours: `typescript('scripts/serve.ts', '--port', '3000')`. */
export const typescript = (file: string, ...args: string[]): Command => [
  process.execPath,
  '--import',
  'tsx',
  file,
  ...args,
];

type RunOptions = {
  /** Captures the output instead of printing it. */
  quiet?: boolean;
  /** With `quiet`: each line as it comes, without its line break. */
  onLine?: (line: string) => void;
  env?: Readonly<Record<string, string>>;
  cwd?: string;
};

/** Runs a program. Returns its exit code (1 after a signal) and the output of a quiet one. */
export function run(
  [program, ...args]: Command,
  { quiet = false, onLine, env = {}, cwd = '.' }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    let line = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const lines = (line + text).split('\n');
        line = lines.pop() ?? '';
        for (const one of lines) onLine?.(one);
      });
    }
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A running server: its address, its output so far, and a function that stops it. */
export type Server = { url: string; log: () => string; close: () => Promise<void> };

/**
 * Starts a server program in the foreground and waits until its port answers. It ends with this process at the latest.
 * @throws Error with its output when it ends before that
 */
export async function startServer(
  [program, ...args]: Command,
  port: number,
  options: Pick<SpawnOptions, 'cwd'> & Pick<RunOptions, 'env'> = {},
): Promise<Server> {
  const child = spawn(program, args, {
    ...options,
    env: environment(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  while (!(await isListening(port))) {
    if (failure) throw failure;
    if (child.exitCode !== null) throw new Error(`${program} stopped at once:\n${output}`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => output,
    close: async () => {
      process.off('exit', stop);
      stop();
      await ended;
    },
  };
}

/**
 * Servers that run until Ctrl-C or until one of them stops; then all stop. `start(command)` starts one; `stop()` stops those
 * that were started.
 */
export function untilInterrupted() {
  const children = new Set<ReturnType<typeof spawn>>();
  const stop = (code = 0) => {
    process.exitCode = code;
    for (const child of children) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  return {
    stop,
    start([program, ...args]: Command, env: Readonly<Record<string, string>> = {}): void {
      const child = spawn(program, args, { env: environment(env), stdio: ['ignore', 'inherit', 'inherit'] });
      children.add(child);
      child.on('close', (code) => {
        children.delete(child);
        stop(Number(process.exitCode) || code || 0);
      });
    },
  };
}

const environment = (more: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ...more,
});
