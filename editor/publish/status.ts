import type { OnlineVersion } from '@/editor/local/loaded';
import type { CodeHost, Run } from './codeHost';
import { orElse } from './hostProblem';
import { polled } from './polled';

/** The progress of a commit. */
export type Status = {
  type: 'sent' | 'checking' | 'checked' | 'online' | 'blocked' | 'replaced' | 'stopped' | 'unknown';
  /** In Dutch. */
  sentence: string;
  /** The log on the code host, for the maintainer. */
  address?: string | undefined;
};

type Watch = {
  /** What is online now: `versie.json`, without caches. */
  version: () => Promise<OnlineVersion>;
  /** Waits, in ms. */
  pause: (time: number) => Promise<void>;
};

const sentences: Record<Status['type'], string> = {
  sent: 'Verzonden. De site wordt zo nagekeken.',
  checking:
    'De site wordt nagekeken en gemaakt. Dat duurt enkele minuten, met een nieuwe versie van het programma een half uur; je mag dit venster sluiten.',
  checked: 'Nagekeken. De site wordt nu online gezet.',
  online: 'Online! Iedereen ziet je wijzigingen.',
  blocked:
    'Tegengehouden: bij het nakijken klopte er iets niet, dus de oude site blijft staan. Wie de site beheert, leest waarom.',
  replaced:
    'Er kwam net een latere wijziging bij. De site wordt nagekeken met alles samen; je mag dit venster sluiten.',
  stopped:
    'Stopgezet: iemand brak het nakijken af, dus de oude site blijft staan. Wie de site beheert, kan het opnieuw starten; met je volgende wijziging gaat deze mee.',
  unknown:
    'Verzonden, maar na een uur nog niet online. Vraag aan wie de site beheert of publiceren aanstaat.',
};

type Followed = Pick<CodeHost, 'runs' | 'isBefore' | 'head'>;

/**
 * Follows a commit until it is online or blocked: yields every new status. Failed requests to the code host or the site are repeated.
 */
export const followCommit = (
  commit: string,
  host: Followed,
  { version, pause }: Watch,
): AsyncGenerator<Status, void, void> =>
  polled<Status>(() => statusNow(commit, host, version), {
    isLast: ({ type }) => type === 'online' || type === 'blocked',
    late: { type: 'unknown', sentence: sentences.unknown },
    pause,
  });

async function statusNow(commit: string, host: Followed, version: Watch['version']): Promise<Status> {
  const online = await version().catch(() => ({ commit: null }));
  if (online.commit !== null && (await isIn(commit, online.commit, host))) {
    return { type: 'online', sentence: sentences.online };
  }
  // an access token may lack the permission to read runs: then only the site itself shows the progress
  const runs = await host.runs(commit).catch(orElse([]));
  const type = await typeOf(runs, commit, host);
  return { type, sentence: sentences[type], address: type === 'blocked' ? lastOf(runs)?.address : undefined };
}

/** The last run that was not cancelled: one that failed before it no longer counts. */
const lastOf = (runs: readonly Run[]) => runs.find(({ isCancelled }) => !isCancelled);

async function typeOf(runs: readonly Run[], commit: string, host: Followed): Promise<Status['type']> {
  if (runs.length === 0) return 'sent';
  const last = lastOf(runs);
  // the code host cancels a run when one of a later commit takes its place; without a later one somebody did
  if (!last) return (await host.head().catch(orElse(''))) === commit ? 'stopped' : 'replaced';
  if (!last.isDone) return 'checking';
  return last.isGood ? 'checked' : 'blocked';
}

/** Whether the online commit contains this one: a later commit may be online already. */
const isIn = async (commit: string, online: string, host: Pick<CodeHost, 'isBefore'>): Promise<boolean> =>
  commit === online || (await host.isBefore(commit, online).catch(orElse(false)));
