import * as z from 'zod';
import { DeployError, HostError, isConnectionLost } from './errors';
import type { Host } from './host';
import { STORE } from './manifest';
import { upload } from './store';

/** A lock whose owner has not shown itself for so long belongs to a deploy that was cut off. */
const STALE_LOCK_MS = 15 * 60_000;
const BEAT = 60_000;
/** How long a silent owner is watched before it is passed by: clocks of two computers may differ by hours. */
const WATCH = 3 * BEAT;

/** Who holds the lock, in its folder. */
const OWNER = 'wie.json';
const owner = z.object({ id: z.string(), who: z.string(), since: z.iso.datetime(), seen: z.iso.datetime() });

export type Lock = {
  /** Shows that we are still here, at most once a minute; throws when another deploy has taken over. */
  beat(): Promise<void>;
  release(): Promise<void>;
};

type LockSettings = {
  id: string;
  /** Shown to somebody who tries at the same time, e.g. `user@machine`. */
  who: string;
  now: () => Date;
  wait: (ms: number) => Promise<void>;
  /** Called while another owner has to be waited for. */
  report: (message: string) => void;
  /** Whether a lock with this id was left by a process of this machine that no longer runs. */
  isAbandoned: (id: string) => boolean;
};

/**
 * Makes sure that two deploys never cross. The lock is a folder, because moving one to a place that is free is an act that
 * both protocols do in one step.
 * @throws DeployError naming who is publishing and until when to wait
 */
export async function takeLock(host: Host, settings: LockSettings): Promise<Lock> {
  const { id, now } = settings;
  const since = now().toISOString();
  let lastBeat = now().getTime();

  // Made ready beside it, with its name in it, and moved into place as a whole: there is no moment without an owner.
  const own = `${STORE.lock}-${id}`;
  await host.makeFolder(own);
  await writeOwner(own);
  try {
    for (let tries = 0; !(await movedIntoPlace()); tries += 1) {
      const holder = await readOwner(host);
      if (tries > 3 || (holder !== null && !(await isGone(holder)))) throw busy(holder);
      await host.rename(STORE.lock, `${own}-oud`).catch(passRefusal); // only one of two can move it away
      await removeLockFolder(host, `${own}-oud`);
    }
  } catch (error) {
    if (!isConnectionLost(error)) await removeLockFolder(host, own);
    throw error;
  }
  await checkOwner();
  for (const { name } of (await host.list(STORE.folder)) ?? []) {
    // left by a killed deploy; somebody who tries at this moment finds the lock taken
    if (name.startsWith('slot-')) await removeLockFolder(host, `${STORE.folder}/${name}`);
  }

  return {
    async beat() {
      if (now().getTime() - lastBeat < BEAT) return;
      await checkOwner();
      await writeOwner(STORE.lock);
      lastBeat = now().getTime();
    },
    async release() {
      if ((await readOwner(host))?.id !== id) return;
      await host.rename(STORE.lock, own);
      await removeLockFolder(host, own);
    },
  };

  /** Servers refuse to put a folder in the place of one that holds something. */
  async function movedIntoPlace(): Promise<boolean> {
    try {
      await host.rename(own, STORE.lock);
      return true;
    } catch (error) {
      const isTaken = (await host.list(STORE.lock)) !== null;
      if (!isTaken) throw error;
      passRefusal(error);
      return false;
    }
  }

  /** Whether the owner will not come back: a killed process of this machine, or one whose sign of life is too old. */
  async function isGone(holder: z.infer<typeof owner>): Promise<boolean> {
    if (settings.isAbandoned(holder.id)) return true;
    if (Math.abs(now().getTime() - Date.parse(holder.seen)) <= STALE_LOCK_MS) return false;
    settings.report(
      `Er staat nog een slot van ${holder.who}. Ik wacht ${WATCH / 60_000} minuten om zeker te zijn dat die opdracht afgebroken is.`,
    );
    await settings.wait(WATCH);
    return (await readOwner(host))?.seen === holder.seen;
  }

  async function checkOwner() {
    const holder = await readOwner(host);
    if (holder?.id !== id) throw busy(holder);
  }

  async function writeOwner(folder: string) {
    const seen = now().toISOString();
    await upload(
      host,
      `${folder}/${OWNER}`,
      Buffer.from(JSON.stringify({ id, who: settings.who, since, seen })),
    );
  }
}

async function readOwner(host: Host): Promise<z.infer<typeof owner> | null> {
  const bytes = await host.read(`${STORE.lock}/${OWNER}`);
  if (bytes === null) return null;
  try {
    return owner.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

async function removeLockFolder(host: Host, folder: string): Promise<void> {
  await host.remove(`${folder}/${OWNER}`);
  await host.removeFolder(folder);
}

function busy(holder: z.infer<typeof owner> | null): DeployError {
  const clock = (iso: string, later = 0) =>
    new Date(Date.parse(iso) + later).toLocaleTimeString('nl-BE', { hour: '2-digit', minute: '2-digit' });
  return new DeployError(
    holder === null
      ? 'Iemand anders publiceert op dit moment. Er is niets veranderd. Probeer het over een kwartier opnieuw.'
      : `${holder.who} publiceert al sinds ${clock(holder.since)}. Er is niets veranderd. Wacht tot dat klaar is; is die opdracht afgebroken, dan kan jij opnieuw vanaf ${clock(holder.seen, STALE_LOCK_MS)}.`,
  );
}

/** A host that refuses says that somebody else was first; anything else is thrown again. */
function passRefusal(error: unknown): void {
  if (!(error instanceof HostError) || isConnectionLost(error)) throw error;
}
