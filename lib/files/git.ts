import { execFileSync } from 'node:child_process';

/** Asks git something, such as `log -1`: returns its answer without white space around it. */
export type AskGit = (...args: string[]) => string;

/**
 * Git in a folder, also where it belongs to somebody else, as in a container: who builds the site runs its code already. Answers
 * nothing where there is no git or no repository.
 */
export const askGit =
  (folder: string): AskGit =>
  (...args) => {
    try {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio,
      }).trim();
    } catch {
      return '';
    }
  };
