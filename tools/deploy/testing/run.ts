import { preservingHostLines } from '../hostLines';
import { sha256 } from '../local';
import { takeLock } from '../lock';
import type { FileMap } from '../manifest';
import { carryOut, prepare, readBackup, readRecords, refuseConflicts, versionToReturnTo } from '../publish';
import { openStore } from '../store';
import type { memoryHost } from './memoryHost';

const IDLE = { begin: () => undefined, done: () => undefined, end: () => undefined };

/** Size and hash of each file of a site. */
export const stampsOf = (files: ReadonlyMap<string, Buffer>): FileMap =>
  new Map([...files].map(([path, bytes]) => [path, { hash: sha256(bytes), size: bytes.length }]));

let runs = 0;

/**
 * Returns what deploys a site, by path, to a host in memory; null rolls back.
 * @throws {DeployError} when foreign files stand in the way
 */
export const runAt =
  (now: () => Date) =>
  async (memory: ReturnType<typeof memoryHost>, site: ReadonlyMap<string, Buffer> | null): Promise<void> => {
    const { host } = preservingHostLines(memory.api);
    runs += 1;
    const id = `run-${runs}`;
    const records = await readRecords(host);
    const back = site ? undefined : versionToReturnTo(records);
    const plan = await prepare(host, records, {
      goal: site ? 'publiceren' : 'terug',
      id,
      now: now(),
      wanted: back?.files ?? stampsOf(site ?? new Map()),
      ...(back && { wantedSince: back.at }),
    });
    refuseConflicts(plan.conflicts);
    if (plan.empty) return;
    await openStore(host);
    const lock = await takeLock(host, {
      id,
      who: 'test',
      now,
      wait: async () => undefined,
      report: () => undefined,
      isAbandoned: () => true,
    });
    await carryOut(host, plan, {
      lock,
      progress: IDLE,
      checkpoint: () => undefined,
      contents: async (path, hash) => site?.get(path) ?? readBackup(host, path, hash),
    });
    await lock.release();
  };
