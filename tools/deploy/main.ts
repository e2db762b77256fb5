import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askGit } from '@/lib/files/git';
import { nearest } from '@/lib/text/nearest';
import { isShown, lookAfterwards } from './afterwards';
import { siteFolder } from './checked';
import { DeployError, errorParts, isConnectionLost, mask } from './errors';
import { type Host, reconnecting } from './host';
import { preservingHostLines } from './hostLines';
import { type Lock, takeLock } from './lock';
import type { Plan } from './plan';
import {
  carryOut,
  checkBackups,
  type HostRecords,
  prepare,
  readBackup,
  readRecords,
  refuseConflicts,
  versionToReturnTo,
} from './publish';
import { type ReadySite, readySite } from './ready';
import { madeOfIn, refuseToReplace, rememberMadeOf } from './replace';
import { hostLinesText, makeProgress, onlineText, planText, summaryText } from './report';
import { openStore } from './store';
import { readTarget, type Target } from './target';

const HELP = `npm run deploy        zet de nagekeken site op de host
npm run deploy:proef  toont wat er zou veranderen, verandert niets
npm run deploy:terug  zet de vorige versie terug
npm run deploy -- --ouder  zet ook een oudere versie over een nieuwere
Instellingen (in je omgeving, nooit in een bestand): zie docs/publiceren.md.`;

/** Everything from outside, so that a test can stand in for it. */
export type Surroundings = {
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** The project: its site, what that was made of, and what is remembered of its check and between two deploys. */
  root: string;
  /** Makes the server's settings, `.htaccess`, for the host name of the site and the folders at its top. */
  settings: (host: string, folders: readonly string[]) => string;
  /** Logs in on the host. */
  connect: (target: Target) => Promise<Host>;
  print: (text: string) => void;
  /** Asks the person at the terminal; undefined where nobody is. */
  ask?: ((question: string) => Promise<string>) | undefined;
  isTerminal: boolean;
  now: () => Date;
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Aborted when the person asks to stop. */
  signal: AbortSignal;
};

/**
 * Runs `npm run deploy` and returns the exit code: 0 done, 1 refused or failed (the message has the reason and the remedy).
 * Never throws, never prints a password.
 */
export async function main(around: Surroundings): Promise<number> {
  const secrets = [around.env.DEPLOY_PASSWORD ?? '', around.env.DEPLOY_KEY_PASSPHRASE ?? ''];
  const print = (text: string) => around.print(mask(text, secrets));
  try {
    await run({ ...around, print });
    return 0;
  } catch (error) {
    if (error instanceof DeployError) print(error.message);
    else print(`Onverwachte fout; de site op de host is heel: ${errorParts(error).message}`);
    return 1;
  }
}

async function run(around: Surroundings): Promise<void> {
  const options = readArgs([...around.args, ...flagsThatNpmTook(around.env)]);
  if (options.help) return around.print(HELP);

  const target = readTarget(around.env);
  const site = options.terug ? null : await readyToPublish(around);

  const { host, preserved: preservedLines } = preservingHostLines(
    reconnecting(() => around.connect(target), { wait: around.wait, report: around.print }),
  );
  const id = randomUUID();
  const watching = { print: around.print, eyes: { wait: around.wait, signal: around.signal } };
  try {
    around.print(`Verbinden met ${target.host} …`);
    const records = await readRecords(host);
    const madeOf = site ? madeOfIn(around.env, askGit(around.root)) : undefined;
    if (site) {
      await refuseToReplace(host, records, {
        robots: site.robots,
        madeOf,
        replaces: around.env.DEPLOY_REPLACE,
        mayBeOlder: options.ouder,
        ask: around.ask,
      });
    }
    const plan = await makePlan(records);
    refuseConflicts(plan.conflicts);
    if (plan.empty) {
      around.print('De host heeft deze versie al: er is niets te doen.');
      return options.proef ? undefined : await lookAfterwards(host, { ...watching, wasShown: false });
    }
    if (options.proef) {
      return around.print(`${planText(plan)}\nDit was een proef: er is niets veranderd.`);
    }
    around.print(planText(plan));
    await underLock(async (lock) => {
      const found = await readRecords(host);
      const final = found.fingerprint === records.fingerprint ? plan : await makePlan(found);
      refuseConflicts(final.conflicts);
      const wasShown = await isShown(host, (found.manifest && site?.robots) ?? null, watching.eyes);
      await carry(final, lock);
      await rememberMadeOf(host, madeOf);
      around.print(
        [`Klaar. ${summaryText(final)} ${onlineText(final)}`, ...hostLinesText(preservedLines())].join('\n'),
      );
      // Everything is done and remembered by now: whoever is cut off here has published, and looks when it is run again.
      await lookAfterwards(host, {
        ...watching,
        wasShown,
        putBack: isNewVersion(final, found) ? () => putBack(lock) : undefined,
      });
    });
  } finally {
    await host.close();
  }

  function makePlan(found: HostRecords): Promise<Plan> {
    return site
      ? prepare(host, found, { goal: 'publiceren', id, now: around.now(), wanted: site.files })
      : planReturn(found, id);
  }

  async function planReturn(found: HostRecords, name: string): Promise<Plan> {
    const { at, files } = versionToReturnTo(found);
    const plan = await prepare(host, found, {
      goal: 'terug',
      id: name,
      now: around.now(),
      wanted: files,
      wantedSince: at,
    });
    await checkBackups(host, plan);
    return plan;
  }

  async function putBack(lock: Lock): Promise<string> {
    const back = await planReturn(await readRecords(host), randomUUID());
    refuseConflicts(back.conflicts);
    await carry(back, lock);
    preservedLines(); // reported already
    return onlineText(back);
  }

  function carry(plan: Plan, lock: Lock): Promise<void> {
    const isNew = plan.pending.goal === 'publiceren';
    return carryOut(host, plan, {
      lock,
      contents: (isNew && site?.contents) || ((path, hash) => readBackup(host, path, hash)),
      progress: makeProgress(around.print, around.isTerminal),
      checkpoint: () => {
        if (around.signal.aborted) {
          throw new DeployError(
            'Gestopt op jouw vraag. Je site is heel. Voer de opdracht opnieuw uit om verder te gaan, of npm run deploy:terug om de vorige versie terug te zetten.',
          );
        }
      },
    });
  }

  async function underLock(work: (lock: Lock) => Promise<void>) {
    const memory = lockMemory(join(around.root, '.cache', 'deploy'));
    await openStore(host);
    memory.remember(id);
    try {
      const lock = await takeLock(host, {
        id,
        who: `${userName()}@${hostname()}`,
        now: around.now,
        wait: around.wait,
        report: around.print,
        isAbandoned: memory.isAbandoned,
      });
      await work(lock).catch(async (error: unknown) => {
        // An unreachable host cannot be unlocked: this machine stores that the lock was left behind.
        if (!isConnectionLost(error)) await lock.release();
        throw error;
      });
      await lock.release();
    } catch (error) {
      if (!isConnectionLost(error)) memory.forget(id);
      throw error;
    }
    memory.forget(id);
  }
}

/** Whether it took the place of another whole version, and did not only complete or repair one. */
const isNewVersion = ({ manifest, pending }: Plan, found: HostRecords) =>
  pending.goal === 'publiceren' && found.manifest !== null && manifest.deploy > found.manifest.deploy;

/** The site to publish: the one of this project, or one that was made and checked elsewhere and handed over. */
function readyToPublish({ root, env, settings }: Surroundings): Promise<ReadySite> {
  if (env.DEPLOY_FROM !== undefined) return readySite({ folder: env.DEPLOY_FROM, settings });
  return readySite({ folder: join(root, siteFolder), settings, own: { root } });
}

/**
 * `npm run deploy --proef`, without the `--` that PowerShell drops, makes npm read the flag as a setting of its own,
 * and the program would publish. What npm took is found in the environment; of its own settings none looks like ours.
 */
function flagsThatNpmTook(env: Surroundings['env']): string[] {
  return Object.keys(env).flatMap((name) => {
    const setting = /^npm_config_(.+)$/i.exec(name)?.[1]?.toLowerCase();
    const isOurs = setting !== undefined && nearest(setting, ['proef', 'terug']) !== undefined;
    return isOurs && env[name] !== '' ? [`--${setting}`] : [];
  });
}

function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        proef: { type: 'boolean' },
        terug: { type: 'boolean' },
        ouder: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch {
    throw new DeployError(`Die opdracht ken ik niet. Dit kan:\n${HELP}`);
  }
}

/** Who publishes, as others read it. In a container the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'iemand';
  }
}

/** Remembers which process of this machine holds a lock, so that a killed deploy can be run again at once. */
function lockMemory(folder: string) {
  return {
    remember(id: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, id), String(process.pid));
    },
    forget(id: string) {
      rmSync(join(folder, id), { force: true });
    },
    isAbandoned(id: string) {
      const file = join(folder, id.replace(/[^\w-]/g, '')); // the name comes from the host
      if (!existsSync(file)) return false;
      const pid = Number(readFileSync(file, 'utf8'));
      return pid === process.pid || !isRunning(pid);
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorParts(error).code !== 'ESRCH'; // not allowed to ask: it runs as somebody else
  }
}
