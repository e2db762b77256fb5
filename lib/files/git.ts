import { execFileSync } from 'node:child_process';

/** Asks git something, such as `log -1`: returns its answer without white space around it. */
export type AskGit = (...args: string[]) => string;

/** Git in a folder. Answers nothing where there is no git, no repository, or one that belongs to somebody else. */
export const askGit =
  (folder: string): AskGit =>
  (...args) => {
    try {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trim();
    } catch {
      return '';
    }
  };
