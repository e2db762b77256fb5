import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFile, rememberChecked } from '../checked';
import { connect } from '../connect';
import { main, type Surroundings } from '../main';
import type { memoryHost } from './memoryHost';

/** Places of one test: the built site and what is remembered of it, what the group edits, the host. */
export const foldersIn = (base: string) => ({
  site: join(base, 'out'),
  content: join(base, 'content'),
  record: join(base, checkedFile),
  www: join(base, 'www'),
});

/**
 * Runs the whole command in this process and returns its exit code and its output. A site that is there was found
 * good just before, but not with `checked: false`.
 */
export async function deploy(
  base: string,
  env: Surroundings['env'],
  {
    checked = true,
    moreEnv = {},
    ...changes
  }: Partial<Surroundings> & {
    checked?: boolean;
    moreEnv?: Surroundings['env'];
  } = {},
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const { site } = foldersIn(base);
  if (checked && existsSync(site)) await rememberChecked(base);
  const code = await main({
    args: [],
    env: { ...env, ...moreEnv },
    root: base,
    // those of the test's site, so that two versions of it may differ in them
    settings: () => readFileSync(join(site, '.htaccess'), 'utf8'),
    connect,
    print: (text) => lines.push(text),
    isTerminal: false,
    now: () => new Date(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 10))),
    signal: new AbortController().signal,
    ...changes,
  });
  return { code, output: lines.join('\n') };
}

/** Settings of a host where nothing listens: a deploy that is not refused before it connects fails with that. */
export const NOWHERE = {
  DEPLOY_URL: 'sftp://scout@127.0.0.1:1/www',
  DEPLOY_PASSWORD: 'geheim-woord',
  DEPLOY_HOST_KEY: 'SHA256:x',
};

/** Runs the whole command on a host in memory. */
export const deployTo = (
  { api }: ReturnType<typeof memoryHost>,
  base: string,
  changes: Parameters<typeof deploy>[2] = {},
) => deploy(base, NOWHERE, { connect: async () => api, ...changes });

/** Starts the compiled command as a process of its own, so that it can be killed. */
export function startDeploy(command: string, base: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [command, base], { env: { ...process.env, ...env } });
  return { kill: () => child.kill('SIGKILL'), ended: endOf(child) };
}

async function endOf(child: ChildProcessWithoutNullStreams) {
  const [out, err] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, 'close'),
  ]);
  const output = Buffer.concat([...out, ...err]).toString();
  return { code: child.exitCode, signal: child.signalCode, output };
}
