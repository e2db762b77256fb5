import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFile, rememberChecked } from '../checked';
import { main, type Surroundings } from '../main';

/** Places of one test: the built site and what is remembered of it, what the group edits, the host, this machine's memory. */
export const foldersIn = (base: string) => ({
  site: join(base, 'out'),
  content: join(base, 'content'),
  record: join(base, checkedFile),
  cache: join(base, 'cache'),
  www: join(base, 'www'),
});

/** Remembers, as the check of a site does, that the built site is good. `examples` is what it found that still is one. */
export const check = (base: string, examples = '') =>
  rememberChecked({ ...foldersIn(base), content: [foldersIn(base).content] }, examples);

/**
 * Runs the whole command in this process and returns its exit code and its output. A site that is there was found
 * good just before, but not with `checked: false`.
 */
export async function deploy(
  base: string,
  env: Record<string, string>,
  { checked = true, ...changes }: Partial<Surroundings> & { checked?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const { site, content, cache } = foldersIn(base);
  if (checked && existsSync(site)) await check(base);
  const code = await main({
    args: [],
    env,
    home: base,
    content: [content],
    // those of the test's site, so that two versions of it may differ in them
    settings: () => readFileSync(join(site, '.htaccess'), 'utf8'),
    cache,
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
