import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';

/** Plain Node: what the entry scripts share for starting programs. Works before `npm ci`. */

/** The command line of an installed tool, without npx and without a shell: `tool('next')` → `[node, …/next]`. */
export function tool(name, packageName = name) {
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    if (existsSync(join(home, 'package.json'))) {
      const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      return [process.execPath, join(home, typeof bin === 'string' ? bin : bin[name])];
    }
    if (folder === dirname(folder)) throw new Error(`${packageName} is not installed: run npm ci.`);
  }
}

/** The command line of one of our TypeScript scripts: `script('scripts/serve.ts')`. */
export const script = (file) => [...tool('tsx'), file];

/**
 * Runs a command to its end.
 * `quiet` keeps its words back and returns them; else they are shown as they come.
 * Returns the exit code (1 when a signal ended it) and the output of a quiet command.
 */
export function run(command, { quiet = false, env = {}, cwd = '.' } = {}) {
  const [program, ...options] = command;
  return new Promise((done, fail) => {
    const child = spawn(program, options, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Starts servers that live until Ctrl-C, or until one of them stops: then all stop.
 * `start(command)` returns the child; `stop()` ends what was started and nothing else.
 */
export function servers() {
  const children = new Set();
  const stop = (code = 0) => {
    process.exitCode = code;
    for (const child of children) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop());
  return {
    stop,
    start(command, env = {}) {
      const [program, ...options] = command;
      const child = spawn(program, options, {
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      children.add(child);
      child.on('close', (code) => {
        children.delete(child);
        stop(process.exitCode || code || 0);
      });
      return child;
    },
  };
}

/** The first port from `first` on that nobody listens on. */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if (!(await answers(port)) && (await bindable(port))) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}.`);
}

/** Waits until something listens on the port of this machine; throws after `seconds`. */
export async function listening(port, seconds = 30) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await answers(port)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`Nothing listens on port ${port} after ${seconds} seconds.`);
}

function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, 'localhost', () => done(true)); // either family: 127.0.0.1 or ::1
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => done(false));
  });
}

function bindable(port) {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
