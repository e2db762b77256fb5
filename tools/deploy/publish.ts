import { createHash } from 'node:crypto';
import { htaccessBlock } from '@/lib/hosting/apache';
import { DeployError } from './errors';
import type { Host } from './host';
import { SHARED } from './hostLines';
import { sha256 } from './local';
import type { Lock } from './lock';
import {
  currentFiles,
  type FileMap,
  type Goal,
  type Manifest,
  openPending,
  type Pending,
  parseManifest,
  parsePending,
  publishedAt,
  STORE,
  toBytes,
  type Version,
} from './manifest';
import { type Plan, type PlanConflict, type Present, parentFolders, pathsToRead, planDeploy } from './plan';
import { backupHashes, cleanStore, upload } from './store';

/** What is read from the host before anything is decided. */
export type HostRecords = { manifest: Manifest | null; pending: Pending | null; fingerprint: string };

/** Reads the manifest and the intentions of an interrupted deploy. */
export async function readRecords(host: Host): Promise<HostRecords> {
  const manifest = await host.read(STORE.manifest);
  const pending = await host.read(STORE.pending);
  const fingerprint = createHash('sha256')
    .update(manifest ?? '-')
    .update('|')
    .update(pending ?? '-')
    .digest('hex');
  return { manifest: parseManifest(manifest), pending: parsePending(pending), fingerprint };
}

/** Looks at everything on the host that the plan depends on, and makes the plan. Reads only. */
export async function prepare(
  host: Host,
  records: HostRecords,
  version: { goal: Goal; id: string; now: Date; wanted: FileMap; wantedSince?: string },
): Promise<Plan> {
  const ours = [
    ...version.wanted.keys(),
    ...Object.keys({ ...records.manifest?.files, ...records.pending?.files }),
  ];
  const situation = { ...version, ...records, present: await look(host, parentFolders(ours)) };
  const actual = new Map<string, string>();
  for (const path of pathsToRead(situation)) {
    const bytes = await host.read(path);
    if (bytes !== null) actual.set(path, sha256(bytes));
  }
  return planDeploy({ ...situation, actual, backups: await backupHashes(host) });
}

const SHARED_REMEDY = `Staat in ${SHARED} iets dat je host nodig heeft? Laat het dan staan, met daaronder de regels ‘${htaccessBlock.begin}’ en ‘${htaccessBlock.end}’, en niets tussen die twee. Wat erbuiten staat, blijft; de opdracht vult zelf in wat ertussen hoort.`;

/**
 * The version to go back to: the one before, or, after an interrupted deploy, the last complete one. Going back that was
 * interrupted itself goes on to where it was going.
 * @throws DeployError when there is none
 */
export function versionToReturnTo(records: Pick<HostRecords, 'manifest' | 'pending'>): Version {
  const { manifest } = records;
  const interrupted = openPending(records);
  const before = manifest?.previous;
  const version: Version | null =
    interrupted?.goal === 'publiceren' && manifest
      ? { at: publishedAt(manifest), files: currentFiles(manifest) }
      : versionOf(interrupted?.target ?? before);
  if (!version?.files.size) {
    throw new DeployError(
      'Er staat geen vorige versie op de host om naar terug te gaan. Er is niets veranderd.',
    );
  }
  return version;
}

const versionOf = (written: Manifest['previous'] | undefined): Version | null =>
  written ? { at: written.at, files: new Map(Object.entries(written.files)) } : null;

/** The contents of a file of the version to go back to, from the backups on the host. */
export async function readBackup(host: Host, path: string, hash: string): Promise<Buffer> {
  const bytes = await host.read(`${STORE.previous}/${hash}`);
  if (bytes === null || sha256(bytes) !== hash) throw missingBackups([path]);
  return bytes;
}

/** @throws DeployError when the host does not hold everything that going back needs */
export async function checkBackups(host: Host, plan: Plan): Promise<void> {
  const backups = await backupHashes(host);
  const missing = plan.steps.filter((step) => step.do === 'upload' && !backups.has(step.hash));
  if (missing.length > 0) throw missingBackups(missing.map(({ path }) => path));
}

const missingBackups = (paths: readonly string[]) =>
  new DeployError(
    `De vorige versie staat niet meer volledig op de host (${paths.slice(0, 5).join(', ')}). Er is niets veranderd. Haal de vorige inhoud uit git terug, voer npm run build uit en publiceer die.`,
  );

/** @throws DeployError naming every file that stands in the way */
export function refuseConflicts(conflicts: readonly PlanConflict[]): void {
  if (conflicts.length === 0) return;
  const why = {
    foreign: 'staat er al en is niet door deze opdracht gezet',
    changed: 'is op de host door iemand anders gewijzigd',
    blocked: 'is op de host geen gewoon bestand of gewone map',
  };
  const shown = conflicts.slice(0, 20).map(({ path, reason }) => `  - ${path}: ${why[reason]}`);
  const more =
    conflicts.length > shown.length ? [`  - en nog ${conflicts.length - shown.length} andere`] : [];
  throw new DeployError(
    [
      'Ik overschrijf niets dat ik er niet zelf gezet heb. Er is niets veranderd. Dit staat op de host in de weg:',
      ...shown,
      ...more,
      'Bewaar zo nodig een kopie, verwijder of hernoem het op de host (bv. met FileZilla) en voer de opdracht opnieuw uit.',
      ...(conflicts.some(({ path, reason }) => path === SHARED && reason !== 'blocked')
        ? [SHARED_REMEDY]
        : []),
    ].join('\n'),
  );
}

export type UploadProgress = {
  begin(files: number, bytes: number): void;
  done(path: string, bytes: number): void;
  end(): void;
};

/**
 * Carries out a plan. It may be cut off between any two acts: the site is whole at each of them, and the next deploy
 * knows from the intentions (written first) and the manifest (written last) which files are ours.
 */
export async function carryOut(
  host: Host,
  plan: Plan,
  options: {
    lock: Lock;
    contents: (path: string, hash: string) => Promise<Buffer>;
    progress: UploadProgress;
    /** Throws when the person asked to stop. */
    checkpoint: () => void;
  },
): Promise<void> {
  const { lock, contents, progress } = options;
  const alive = async () => {
    options.checkpoint();
    await lock.beat();
  };
  await upload(host, STORE.pending, toBytes(plan.pending));
  const stored = new Set<string>();
  for (const { path, hash } of plan.backUp) {
    if (stored.has(hash)) continue;
    await alive();
    const bytes = await host.read(path);
    // Also the last moment to see that somebody changed the file since it was compared.
    if (bytes === null || sha256(bytes) !== hash) refuseConflicts([{ path, reason: 'changed' }]);
    else await upload(host, `${STORE.previous}/${hash}`, bytes);
    stored.add(hash);
  }
  for (const folder of plan.folders) await host.makeFolder(folder);

  const uploads = plan.steps.filter((step) => step.do === 'upload');
  progress.begin(
    uploads.length,
    uploads.reduce((sum, { size }) => sum + size, 0),
  );
  try {
    for (const step of plan.steps) {
      await alive();
      if (step.do === 'upload') {
        await upload(host, step.path, await contents(step.path, step.hash));
        progress.done(step.path, step.size);
      } else {
        await host.remove(step.path);
      }
    }
  } finally {
    progress.end();
  }

  await alive();
  await upload(host, STORE.manifest, toBytes(plan.manifest));
  // The intentions stay: the same name in the manifest means that they are carried out. Removing them is an act that a
  // server may still have in hand when this program is killed, and then do to the next deploy's intentions.
  await cleanUp(host, plan);
}

/** Last of all: the photos that are shown no more, the files that nobody can need, and the folders of ours that this empties. */
async function cleanUp(host: Host, plan: Plan): Promise<void> {
  for (const { path, hash } of plan.putAside) await host.rename(path, `${STORE.previous}/${hash}`);
  for (const path of plan.removals) await host.remove(path);
  const gone = [...plan.putAside.map(({ path }) => path), ...plan.removals];
  const files = { ...plan.manifest.files };
  for (const path of gone) delete files[path];
  const inUse = new Set(parentFolders(Object.keys(files)));
  const folders: string[] = [];
  for (const folder of [...plan.manifest.folders].sort().reverse()) {
    // Children first. A folder that holds files of others stays, and stays known as ours.
    if (inUse.has(folder) || !(await host.removeFolder(folder))) folders.push(folder);
  }
  if (gone.length > 0 || folders.length < plan.manifest.folders.length) {
    await upload(host, STORE.manifest, toBytes({ ...plan.manifest, files, folders: folders.sort() }));
  }
  await cleanStore(host, new Set(Object.values(plan.manifest.previous?.files ?? {}).map(({ hash }) => hash)));
}

/** Many hosts mean `www` below the place where the login arrives, which is written with a `~`. */
function foldersText(names: readonly string[]): string {
  const visible = names.filter((name) => !name.startsWith('.')).sort();
  if (visible.length === 0) return 'Waar je binnenkomt, staan geen mappen.';
  const [first = ''] = visible;
  return `Waar je binnenkomt, staan deze mappen: ${visible.slice(0, 10).join(', ')}. Zo’n map schrijf je als …/~/${first} achteraan in DEPLOY_URL.`;
}

/** What stands in the given folders and in the site's own; a folder is only opened when its parent shows it. */
async function look(host: Host, folders: readonly string[]): Promise<Present> {
  const present = new Map<string, { type: 'file' | 'folder' | 'other'; size: number }>();
  for (const folder of ['', ...folders]) {
    if (folder !== '' && present.get(folder)?.type !== 'folder') continue;
    const entries = await host.list(folder);
    if (entries === null && folder === '') {
      throw new DeployError(
        `De map van DEPLOY_URL bestaat niet op de host. ${foldersText(await host.folders())} Kijk de naam na, of maak de map eerst zelf aan.`,
      );
    }
    for (const { name, type, size } of entries ?? []) {
      present.set(folder === '' ? name : `${folder}/${name}`, { type, size });
    }
  }
  return present;
}
