import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Command } from '@/lib/programs/programs';
import { main, type Surroundings } from '../main';

/** Folders of one test: the built site, what the group edits, the host's side and this machine's memory. */
export const foldersIn = (base: string) => ({
  site: join(base, 'out'),
  content: join(base, 'content'),
  cache: join(base, 'cache'),
  www: join(base, 'www'),
});

export const PASSES: Command = [process.execPath, '-e', ''];

/** Runs the whole command in this process and returns its exit code and everything it said. */
export async function deploy(
  base: string,
  env: Record<string, string>,
  changes: Partial<Surroundings> = {},
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const { site, content, cache } = foldersIn(base);
  const code = await main({
    args: [],
    env,
    site,
    content,
    cache,
    contentCheck: PASSES,
    print: (text) => lines.push(text),
    isTerminal: false,
    now: () => new Date(),
    firstWait: 1,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 100))),
    signal: new AbortController().signal,
    ...changes,
  });
  return { code, output: lines.join('\n') };
}

/** Compiles the command that the test kills, once: it is started dozens of times. Gives the file, below a folder of the project. */
export function compileDeploy(): string {
  const outfile = join('.cache', 'deploy-child.js');
  const entryPoints = [join(__dirname, 'child.ts')];
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', packages: 'external' });
  return outfile;
}

/** Starts the compiled command as a process of its own, so that it can be killed. */
export function startDeploy(command: string, base: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [command, base], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>(
    (resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, output }));
    },
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}
