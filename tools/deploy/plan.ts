import { nextFolder } from '@/lib/hosting/hashed';
import {
  currentFiles,
  type FileMap,
  type Goal,
  type Manifest,
  openPending,
  type Pending,
  programVersion,
  publishedAt,
} from './manifest';

const RETAINED_DEPLOYS = 2;
const RETAINED_DAYS = 30;
const DAY = 86_400_000;
const ENCODING = /\.(br|gz)$/;
/** Scripts and styles, with a hash in their names: a tab that was open before may still ask for them. */
const HASHED = `${nextFolder}/`;

export type Present = ReadonlyMap<string, { type: 'file' | 'folder' | 'other'; size: number }>;

/** All that a plan depends on. */
export type Situation = {
  goal: Goal;
  id: string;
  now: Date;
  /** The version to publish. */
  wanted: FileMap;
  /** When it was first put online, of a version to go back to. */
  wantedSince?: string;
  manifest: Manifest | null;
  /** Of the last deploy: it was interrupted when its id is not that of the manifest. */
  pending: Pending | null;
  /** What stands on the host in every folder that matters, by path. */
  present: Present;
  /** Contents (SHA-256) of the files on the host that `pathsToRead` named. */
  actual: ReadonlyMap<string, string>;
  /** Old contents that the host stores for a roll-back. */
  backups: ReadonlySet<string>;
};

/** The same before any contents were read. */
type Seen = Omit<Situation, 'actual' | 'backups'>;

type Step =
  | { do: 'upload'; path: string; hash: string; size: number; isNew: boolean }
  | { do: 'remove'; path: string };

export type PlanConflict = {
  path: string;
  /** `foreign`: never ours · `changed`: ours, but somebody else changed it · `blocked`: a folder or link stands there. */
  reason: 'foreign' | 'changed' | 'blocked';
};

export type Plan = {
  conflicts: PlanConflict[];
  /** Files whose present contents must be stored before they are replaced, so that going back is possible. */
  backUp: { path: string; hash: string }[];
  /** Folders to make, parents first. */
  folders: string[];
  /** What changes for visitors, in an order that is safe at every moment. */
  steps: Step[];
  /** Files that the site has no more, and the version before did: they leave the eyes of visitors, for the store. */
  putAside: { path: string; hash: string }[];
  /** Files of ours that nobody can need any more. */
  removals: string[];
  pending: Pending;
  /** The list of our files afterwards; those of `putAside` and `removals` leave it when they are gone. */
  manifest: Manifest;
  /** True when the host has everything already: nothing has to be written at all. */
  empty: boolean;
};

/**
 * Files on the host whose contents the plan must know: those it would replace or remove (they must still be what we
 * put there), and those that an interrupted deploy may or may not have written.
 */
export function pathsToRead(situation: Seen): string[] {
  const { wanted, manifest, present } = situation;
  const unsure = Object.keys(openPending(situation)?.files ?? {});
  const replaced = [...wanted].filter(([path, file]) => {
    const ours = manifest?.files[path];
    return ours && ours.hash !== file.hash && ours.size === present.get(path)?.size;
  });
  const paths = new Set([
    ...unsure,
    ...replaced.map(([path]) => path),
    ...leftoverEncodings(situation),
    ...dueRemovals(situation),
  ]);
  return [...paths].filter((path) => present.get(path)?.type === 'file').sort();
}

/**
 * Decides what a deploy does, in which order, without touching anything.
 *
 * New names come first (nobody asks for them yet), then changed files that are no page, then the server's settings,
 * new pages, changed pages and the pages in the root. A page's payload (`.txt`) and compressed siblings go with it.
 * Scripts and styles that are no longer used stay for two deploys and at least 30 days: a tab that was open keeps working. Not so a
 * page, photo, paper, feed or share picture, which goes last of all in the same deploy: somebody may have asked for that. And a
 * compressed sibling that its page no longer has goes right after it, because the server would prefer it to the new page.
 */
export function planDeploy(situation: Situation): Plan {
  const { wanted, manifest, present, actual, now, id, goal } = situation;
  const pending = openPending(situation);
  const before = currentFiles(manifest);

  const uploads = [...wanted].filter(([path, file]) => !isInPlace(path, file.hash));
  const leftovers = leftoverEncodings(situation).filter(isOurs);
  const steps: Step[] = [
    ...uploads.map(([path, file]) => ({
      do: 'upload' as const,
      path,
      ...file,
      isNew: !present.has(path),
    })),
    ...leftovers.map((path) => ({ do: 'remove' as const, path })),
  ].sort(inSafeOrder);

  const backUp = steps.flatMap(({ path }) => {
    const hash = actual.get(path);
    const isPartOfSite = hash !== undefined && hash === before.get(path)?.hash;
    return isPartOfSite && !situation.backups.has(hash) ? [{ path, hash }] : [];
  });

  const folders = parentFolders(uploads.map(([path]) => path)).filter((folder) => !present.has(folder));
  const isSameVersion = isCurrent(situation);
  const nextPending: Pending = {
    version: 1,
    id,
    at: now.toISOString(),
    goal,
    ...(goal === 'terug' && {
      target: { at: situation.wantedSince ?? now.toISOString(), files: Object.fromEntries(wanted) },
    }),
    files: {
      ...pending?.files,
      ...Object.fromEntries(
        uploads.map(([path, file]) => [path, [...new Set([...(pending?.files[path] ?? []), file.hash])]]),
      ),
    },
    folders: [...new Set([...(pending?.folders ?? []), ...folders])],
  };

  const manifestAfter = nextManifest();
  const neededToReturn = new Set(Object.values(manifestAfter.previous?.files ?? {}).map(({ hash }) => hash));
  const due = dueRemovals(situation).filter(isOurs);
  const putAside = due.flatMap((path) => {
    const hash = actual.get(path);
    return hash !== undefined && neededToReturn.has(hash) ? [{ path, hash }] : [];
  });
  const removals = due.filter((path) => !putAside.some((one) => one.path === path));

  return {
    conflicts: findConflicts(),
    backUp,
    folders,
    steps,
    putAside,
    removals,
    pending: nextPending,
    manifest: manifestAfter,
    empty: steps.length === 0 && due.length === 0 && pending === null && isSameVersion,
  };

  /** Whether the host's file is one that we put there, as far as is known or was read. */
  function isOurs(path: string): boolean {
    const there = present.get(path);
    if (there?.type !== 'file') return false;
    const ours = manifest?.files[path];
    const read = actual.get(path);
    if (read === undefined) return ours?.size === there.size;
    return read === ours?.hash || pending?.files[path]?.includes(read) === true;
  }

  function isInPlace(path: string, hash: string): boolean {
    if (!isOurs(path)) return false;
    return (actual.get(path) ?? manifest?.files[path]?.hash) === hash;
  }

  function findConflicts(): PlanConflict[] {
    const files = [...wanted.keys()].flatMap((path): PlanConflict[] => {
      const there = present.get(path);
      if (there === undefined || isOurs(path)) return [];
      if (there.type !== 'file') return [{ path, reason: 'blocked' }];
      const wasOurs = manifest?.files[path] !== undefined || pending?.files[path] !== undefined;
      return [{ path, reason: wasOurs ? 'changed' : 'foreign' }];
    });
    const blocked = parentFolders([...wanted.keys()]).filter(
      (folder) => (present.get(folder)?.type ?? 'folder') !== 'folder',
    );
    return [...files, ...blocked.map((path): PlanConflict => ({ path, reason: 'blocked' }))];
  }

  function nextManifest(): Manifest {
    const deploy = deployNumber(situation);
    const unusedNow = { deploy, at: now.toISOString() };
    const files: Manifest['files'] = {};
    for (const path of Object.keys({ ...manifest?.files, ...pending?.files })) {
      if (wanted.has(path) || leftovers.includes(path) || !isOurs(path)) continue;
      const ours = manifest?.files[path];
      const hash = actual.get(path) ?? ours?.hash;
      if (hash === undefined) continue;
      files[path] = { hash, size: present.get(path)?.size ?? 0, unused: ours?.unused ?? unusedNow };
    }
    for (const [path, { hash, size }] of wanted) files[path] = { hash, size, unused: null };
    return {
      version: 1,
      program: programVersion,
      id,
      at: now.toISOString(),
      published:
        situation.wantedSince ?? (isSameVersion && manifest ? publishedAt(manifest) : now.toISOString()),
      deploy,
      files,
      folders: [...new Set([...(manifest?.folders ?? []), ...nextPending.folders])].sort(),
      // Finishing or undoing a half deploy does not make the version before it forgotten.
      previous:
        isSameVersion || !manifest
          ? (manifest?.previous ?? null)
          : { at: publishedAt(manifest), files: Object.fromEntries(before) },
    };
  }
}

/** Every folder above these paths, parents first. */
export function parentFolders(paths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1);
    parts.forEach((_, index) => {
      folders.add(parts.slice(0, index + 1).join('/'));
    });
  }
  return [...folders].sort();
}

/** Whether the version to publish is the one that the manifest describes. */
function isCurrent({ wanted, manifest }: Seen): boolean {
  const current = currentFiles(manifest);
  return (
    current.size === wanted.size && [...wanted].every(([path, { hash }]) => current.get(path)?.hash === hash)
  );
}

function deployNumber(situation: Seen): number {
  return (situation.manifest?.deploy ?? 0) + (isCurrent(situation) ? 0 : 1);
}

function leftoverEncodings(situation: Seen): string[] {
  const { wanted, manifest, present } = situation;
  const ours = Object.keys({ ...manifest?.files, ...openPending(situation)?.files });
  return ours.filter(
    (path) =>
      ENCODING.test(path) && present.has(path) && !wanted.has(path) && wanted.has(path.replace(ENCODING, '')),
  );
}

function dueRemovals(situation: Seen): string[] {
  const { wanted, manifest, present, now } = situation;
  const deploy = deployNumber(situation);
  const ours: Record<string, Partial<Manifest['files'][string]>> = {
    ...Object.fromEntries(Object.keys(openPending(situation)?.files ?? {}).map((path) => [path, {}])),
    ...manifest?.files,
  };
  return Object.entries(ours)
    .filter(([path, { unused }]) => {
      if (wanted.has(path) || !present.has(path)) return false;
      if (!path.startsWith(HASHED)) return true;
      if (!unused) return false;
      return (
        deploy - unused.deploy >= RETAINED_DEPLOYS &&
        now.getTime() - Date.parse(unused.at) >= RETAINED_DAYS * DAY
      );
    })
    .map(([path]) => path)
    .sort();
}

function inSafeOrder(a: Step, b: Step): number {
  return stage(a) - stage(b) || (a.path < b.path ? -1 : 1);
}

function stage(step: Step): number {
  const name = step.path.replace(ENCODING, '');
  const isNew = step.do === 'upload' && step.isNew;
  if (/(^|\/)(\.ht[^/]*|_headers|_redirects)$/.test(name)) return 2;
  if (!/\.(html|txt)$/.test(name)) return isNew ? 0 : 1;
  if (!name.includes('/')) return 5; // the home page links to the others
  return isNew ? 3 : 4;
}
