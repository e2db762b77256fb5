import type { z } from 'zod';
import {
  reportBranch,
  reportFile,
  updateBranch,
  updateEvent,
  updateReport,
  updateWorkflow,
} from '@/lib/version/preparedUpdate';
import { compareVersions, version, versionFile } from '@/lib/version/version';
import type { CodeHost } from './codeHost';
import { HostProblem, isTemporary, orElse } from './hostProblem';
import { polled } from './polled';

/** A new version of the program that is prepared for this site. */
export type PreparedUpdate = z.infer<typeof updateReport> & {
  /** The commit of the report: another one when it is prepared again. */
  report: string;
};

/**
 * Reads which new version is prepared; undefined when none is, or when the site has it already.
 * @throws HostProblem
 */
export async function preparedUpdate(host: CodeHost): Promise<PreparedUpdate | undefined> {
  const report = (await host.branches(updateBranch)).get(reportBranch);
  if (report === undefined) return undefined;
  const text = (await host.files(report)).get(reportFile);
  if (text === undefined) return undefined;
  const found = updateReport.safeParse(JSON.parse(new TextDecoder().decode(await host.read(text)))).data;
  if (!found || compareVersions(found.to, version.program) <= 0) return undefined;
  if (found.commit && (await host.isBefore(found.commit, await host.head()))) return undefined;
  return { ...found, report };
}

/**
 * Brings a new version into the site: merges its commit, and deletes what was prepared.
 * @param name of who does it, for the message of the commit
 * @returns the commit of the site; undefined when the site changed since in such a way that it has to be prepared again
 * @throws HostProblem
 */
export async function bringIn(
  host: CodeHost,
  { commit, base, changesTexts, to }: PreparedUpdate,
  name: string,
): Promise<string | undefined> {
  const head = await host.head();
  // what somebody wrote since is in the former format of the content, which git does not notice
  if (changesTexts && head !== base && !(await host.isBefore(commit, head))) return undefined;
  try {
    const merged = await host.merge(commit, `Versie ${to} van het programma, binnengehaald door ${name}`);
    for (const branch of [updateBranch, reportBranch])
      await host.deleteBranch(branch).catch(orElse(undefined));
    return merged;
  } catch (error) {
    if (error instanceof HostProblem && error.reason === 'overtaken') return undefined;
    throw error;
  }
}

/** A version that was brought in, and that the site has now. */
export type BroughtIn = { to: string; commit: string };

/** Returns the version that came in last, here or by `npm run bijwerken`; undefined when none did, or it was taken back. @throws HostProblem */
export async function broughtIn(host: CodeHost): Promise<BroughtIn | undefined> {
  const [last] = await host.history(versionFile);
  const [, to] = /^Versie (\S+) van het programma(?:, binnengehaald|$)/m.exec(last?.message ?? '') ?? [];
  return last && to ? { to, commit: last.commit } : undefined;
}

/**
 * Takes a version back: each file that it changed is again what it was; what the group wrote since stays.
 * @param name of who does it, for the message of the commit
 * @returns the commit of the site; undefined when such a file was changed since
 * @throws HostProblem
 */
export async function takeBack(
  host: CodeHost,
  { to, commit }: BroughtIn,
  name: string,
): Promise<string | undefined> {
  const head = await host.head();
  const base = await host.parentOf(commit);
  if (base === undefined) return undefined;
  const [before, after, now] = await Promise.all([host.files(base), host.files(commit), host.files(head)]);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (changed.some((path) => now.get(path) !== after.get(path))) return undefined;
  const taken = await host.commit({
    parent: head,
    changes: new Map(changed.map((path) => [path, { sha: before.get(path) ?? null }])),
    message: `Versie ${to} van het programma weer weg, door ${name}`,
  });
  await host.moveBranch(taken);
  return taken;
}

/** How far the code host is with a new version that somebody asked for. */
export type Preparing =
  | { type: 'asked' | 'running' | 'late' }
  | { type: 'prepared'; update: PreparedUpdate }
  /** There is no newer version. */
  | { type: 'none' }
  /** The log is for who looks after the site. */
  | { type: 'failed'; address: string };

/** What was there before somebody asked; a run that cannot be read is undefined. */
export type Before = { report: string | undefined; run: number | undefined };

/**
 * Asks the code host to prepare the newest version. Returns what was there before, to follow it.
 * @throws HostProblem
 */
export async function askForUpdate(host: CodeHost): Promise<Before> {
  const report = (await host.branches(updateBranch)).get(reportBranch);
  const run = (await host.lastRun(updateWorkflow).catch(orElse(undefined, isLasting)))?.id;
  await host.dispatch(updateEvent);
  return { report, run };
}

/**
 * Whether the code host is preparing a version now, or could; an access token that may not read runs says that it could.
 * @throws HostProblem
 */
export async function preparingState(host: CodeHost): Promise<'running' | 'idle' | 'without workflow'> {
  try {
    const run = await host.lastRun(updateWorkflow);
    return run && !run.isDone ? 'running' : 'idle';
  } catch (error) {
    if (error instanceof HostProblem && error.reason === 'missing') return 'without workflow';
    return orElse('idle' as const, isLasting)(error);
  }
}

/**
 * Follows what was asked for: yields every new state, until there is an answer. Requests that may succeed later are repeated.
 * @param before undefined to follow the run that is going on
 * @param pause waits, in ms
 * @throws HostProblem
 */
export const followPreparing = (
  host: CodeHost,
  before: Before | undefined,
  pause: (time: number) => Promise<void>,
): AsyncGenerator<Preparing, void, void> =>
  polled<Preparing>(() => preparingNow(host, before).catch(orElse(undefined, isTemporary)), {
    isLast: ({ type }) => type !== 'asked' && type !== 'running',
    late: { type: 'late' },
    pause,
  });

async function preparingNow(host: CodeHost, before: Before | undefined): Promise<Preparing> {
  const run = await host.lastRun(updateWorkflow).catch(orElse(undefined, isLasting));
  const isOwn = run !== undefined && run.id !== before?.run;
  if (isOwn && !run.isDone) return { type: 'running' };
  if (isOwn && !run.isGood) return { type: 'failed', address: run.address };
  const update = await preparedUpdate(host);
  if (update && (isOwn || update.report !== before?.report)) return { type: 'prepared', update };
  return { type: isOwn ? 'none' : 'asked' };
}

/** Whether trying again does not help, as without the permission to read runs: then the report alone tells. */
const isLasting = (problem: HostProblem) => !isTemporary(problem);
