import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A server that a test has started: where it answers, and how to stop it. */
export type RunningServer = { url: string; close: () => Promise<void> };

/**
 * Makes sure that a server program is there. Debian as root installs the package (without starting its service);
 * anywhere else a missing program is a reason to skip, which is returned as a sentence.
 */
export function missing(file: string, debianPackage: string): string | undefined {
  if (exists(file)) return undefined;
  if (process.getuid?.() !== 0 || !exists('/usr/bin/apt-get')) {
    return `${file} is missing: install the Debian package ${debianPackage} (as root the tests do it themselves)`;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], {
      env,
      stdio: 'ignore',
    });
  } catch (error) {
    return `${file} is missing and installing ${debianPackage} failed: ${String(error)}`;
  }
  return exists(file) ? undefined : `${debianPackage} is installed, but has no ${file}`;
}

function exists(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port of this computer that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a server program in the foreground and waits until its port answers; throws with its output when it ends. */
export async function start(command: string, args: string[], port: number): Promise<RunningServer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await answers(child, port, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      process.off('exit', stop);
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      stop();
      await ended;
    },
  };
}

async function answers(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} stopped at once:\n${output()}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
