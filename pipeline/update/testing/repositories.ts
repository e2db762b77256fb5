import { execFileSync } from 'node:child_process';

/** For tests: returns what runs git in a folder below another one, as Nel, and gives what it prints. */
export const gitBelow =
  (at: (folder: string) => string) =>
  (folder: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Nel', '-c', 'user.email=nel@site.example', ...args], {
      cwd: at(folder),
      encoding: 'utf8',
    }).trim();

/** For tests: the text of `docs/NIEUW.md` of a program with these versions, the newest first. */
export const newsFileOf = (...versions: string[]): string =>
  versions
    .map((version) =>
      [
        `## ${version} – 1 mei 2027`,
        '### Wat zien ouders?\n\nIets.',
        '### Wat moet jij doen?\n\nNiets.',
        `### Wat is beter?\n\n- Nieuw in ${version}.\n`,
      ].join('\n\n'),
    )
    .join('\n');
