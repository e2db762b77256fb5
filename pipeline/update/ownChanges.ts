import { isProgramPath } from '@/lib/version/programPaths';
import type { Tree } from './git';

/** A file of the program that a group changed itself: a new version would take that away. */
export type OwnChange = { path: string; type: 'changed' | 'added' | 'deleted' };

type Trees = {
  /** The release that the group has. */
  release: Tree;
  group: Tree;
  /** The release to come. */
  next: Tree;
};

/**
 * Returns the program files of a group that no version of the program had like that. A file that a group adds counts where a release has
 * one too, or in a folder of the program.
 * @param isOfProgram whether any version had a file of this hash: the group may have been copied between two releases
 */
export function ownChanges(
  { release, group, next }: Trees,
  isOfProgram: (blob: string) => boolean,
): OwnChange[] {
  const known = [...release.keys()].filter(isProgramPath);
  const folders = new Set(known.filter((path) => path.includes('/')).map(topOf));
  const isUsed = (path: string) => next.has(path) || (path.includes('/') && folders.has(topOf(path)));
  const paths = new Set([...known, ...[...group.keys()].filter(isProgramPath)]);
  return [...paths].sort().flatMap((path): OwnChange[] => {
    const [before, own, after] = [release, group, next].map((tree) => tree.get(path)?.blob);
    if (own === before || own === after) return [];
    if (own === undefined) return [{ path, type: 'deleted' }];
    if (isOfProgram(own) || (before === undefined && !isUsed(path))) return [];
    return [{ path, type: before === undefined ? 'added' : 'changed' }];
  });
}

const topOf = (path: string) => path.split('/')[0] ?? '';
