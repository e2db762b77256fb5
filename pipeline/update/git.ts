import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A git command failed; the message is git's output. */
export class GitError extends Error {
  override name = 'GitError';
}

type GitOptions = {
  /** What it reads from its standard input. */
  input?: string;
  /** Lets Ctrl-C pass it by: half of what it writes would be left. */
  isUnbroken?: boolean;
};

/** Runs git in a folder; resolves to what it prints. @throws GitError */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<string>;

/** Names of variables that would lead git to another repository than that of its folder. */
const elsewhere = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'];

export const gitIn =
  (folder: string): Git =>
  async (args, { input = '', isUnbroken = false } = {}) => {
    const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
    for (const name of elsewhere) delete env[name];
    const child = spawn('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      env,
      detached: isUnbroken,
      windowsHide: true,
    });
    child.stdin.on('error', () => {}); // it ended before it read all
    child.stdin.end(input);
    const [out, err, [code]] = await Promise.all([
      child.stdout.toArray(),
      child.stderr.toArray(),
      once(child, 'close'),
    ]);
    if (code === 0) return Buffer.concat(out).toString();
    throw new GitError(Buffer.concat(err).toString().trim() || `git ${args[0]}: ${code}`);
  };

/** The files of a commit by their path: the mode and hash of each. */
export type Tree = ReadonlyMap<string, { mode: string; blob: string }>;

export async function treeOf(git: Git, commit: string): Promise<Tree> {
  const lines = (await git(['ls-tree', '-r', '-z', commit])).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, mode = '', blob = '', path = ''] = /^(\d+) \w+ (\w+)\t([\s\S]*)$/.exec(line) ?? [];
      return [path, { mode, blob }];
    }),
  );
}
