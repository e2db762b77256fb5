import { statSync } from 'node:fs';
import path from 'node:path';
import { askGit } from '@/lib/files/git';

type LastModifiedOptions = {
  /** Paths below the content folder, such as `kalender.yaml`. */
  files: readonly string[];
  /** At least, when no commit says it: a date that only content can change. */
  otherwise: Date;
  folder?: string;
};

/**
 * When content last changed: the newest commit that touched one of the files, or, for one that is edited but not yet
 * committed, the moment of that edit. The same history has the same date on every machine; a shallow clone has the date of
 * its oldest commit for what lies before it. A copy without history has the moments of its files, so that a feed is never
 * older than the one that was published before.
 */
export function lastModified({
  files,
  otherwise,
  folder = path.join(process.cwd(), 'content'),
}: LastModifiedOptions): Date {
  const git = askGit(folder);
  const committed = git('log', '-1', '--format=%cI', '--', ...files);
  if (!committed) {
    const isCopy = git('rev-parse', '--is-inside-work-tree') === '';
    const saved = isCopy ? files.map((file) => editedAt(path.join(folder, file))) : [];
    return new Date(Math.max(otherwise.getTime(), ...saved));
  }
  const edited = git('diff', '--name-only', '--relative', 'HEAD', '--', ...files)
    .split('\n')
    .filter(Boolean);
  const dates = [committed, ...edited.map((file) => editedAt(path.join(folder, file)))].map((date) =>
    new Date(date).getTime(),
  );
  return new Date(Math.max(...dates));
}

/** A deleted file has no date of its own: 0, so that the commit's date stands. */
const editedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
