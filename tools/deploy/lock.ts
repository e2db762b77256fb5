import { z } from 'zod';
import { DeployError } from './errors';
import type { Host } from './host';
import { STORE } from './manifest';
import { put } from './store';

/** A lock whose owner has not shown itself for so long belongs to a deploy that was cut off. */
const STALE = 15 * 60_000;
const BEAT = 60_000;
/** Between making the folder and writing who made it. */
const GRACE = 2_000;

const owner = z.object({ id: z.string(), who: z.string(), since: z.iso.datetime(), seen: z.iso.datetime() });

export type Lock = {
  /** Shows that we are still here, at most once a minute; throws when another deploy has taken over. */
  beat(): Promise<void>;
  release(): Promise<void>;
};

export type LockSettings = {
  id: string;
  /** Shown to somebody who tries at the same time, e.g. `user@machine`. */
  who: string;
  now: () => Date;
  wait: (ms: number) => Promise<void>;
  /** Whether a lock with this id was left by a process of this machine that no longer runs. */
  isAbandoned: (id: string) => boolean;
};

/**
 * Makes sure that two deploys never cross. The lock is a folder, because making one is the only act that both
 * protocols do in one step.
 * @throws DeployError naming who is publishing and until when to wait
 */
export async function takeLock(host: Host, settings: LockSettings): Promise<Lock> {
  const { id, now } = settings;
  const since = now().toISOString();
  let lastBeat = now().getTime();

  for (let tries = 0; (await host.makeFolder(STORE.lock)) === 'exists'; tries += 1) {
    const holder = await readOwner(host);
    if (holder === null && tries === 0) {
      await settings.wait(GRACE);
      continue;
    }
    if (tries > 3 || (holder !== null && !isStale(holder))) throw busy(holder);
    await host.rename(STORE.lock, `${STORE.lock}-${id}`); // only one of two can move it away
    await removeLockFolder(host, `${STORE.lock}-${id}`);
  }
  await writeOwner();
  await checkOwner();

  return {
    async beat() {
      if (now().getTime() - lastBeat < BEAT) return;
      await checkOwner();
      await writeOwner();
      lastBeat = now().getTime();
    },
    async release() {
      if ((await readOwner(host))?.id === id) await removeLockFolder(host, STORE.lock);
    },
  };

  function isStale(holder: z.infer<typeof owner>): boolean {
    return Math.abs(now().getTime() - Date.parse(holder.seen)) > STALE || settings.isAbandoned(holder.id);
  }

  async function checkOwner() {
    const holder = await readOwner(host);
    if (holder?.id !== id) throw busy(holder);
  }

  async function writeOwner() {
    const seen = now().toISOString();
    await put(host, STORE.lockOwner, Buffer.from(JSON.stringify({ id, who: settings.who, since, seen })));
  }
}

async function readOwner(host: Host): Promise<z.infer<typeof owner> | null> {
  const bytes = await host.read(STORE.lockOwner);
  if (bytes === null) return null;
  try {
    return owner.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

async function removeLockFolder(host: Host, folder: string): Promise<void> {
  await host.remove(`${folder}/wie.json`);
  await host.removeFolder(folder);
}

function busy(holder: z.infer<typeof owner> | null): DeployError {
  const clock = (iso: string, later = 0) =>
    new Date(Date.parse(iso) + later).toLocaleTimeString('nl-BE', { hour: '2-digit', minute: '2-digit' });
  return new DeployError(
    holder === null
      ? 'Iemand anders publiceert op dit moment. Er is niets veranderd. Probeer het over een kwartier opnieuw.'
      : `${holder.who} publiceert al sinds ${clock(holder.since)}. Er is niets veranderd. Wacht tot dat klaar is; is die opdracht afgebroken, dan kan jij opnieuw vanaf ${clock(holder.seen, STALE)}.`,
  );
}
