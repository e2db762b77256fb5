import { expect, type Page } from '@playwright/test';
import type { TestHost } from '@/editor/publish/testing/codeHost';
import { codeHostOrigin } from '@/lib/hosting/codeHost';
import { reportBranch, reportFile, type UpdateReport, updateBranch } from '@/lib/version/preparedUpdate';
import { commitOf, filesAt } from './invited';

type Change = { path: string; text: string };

/** The next version of the program, as the report tells of it. */
export const nextVersion: UpdateReport = {
  from: '1.0.0',
  to: '99.0.0',
  news: [
    {
      version: '99.0.0',
      date: '1 mei 2027',
      parents: ['Bij **Bivak** staat wat het weer wordt.'],
      todo: ['Niets.'],
      better: ['Foto’s komen sneller.'],
    },
  ],
  problem: '',
  lines: [],
  remarks: [],
  workflows: [],
  files: ['app/page.tsx'],
};

/** Prepares a new version on the code host, as bijwerken.yml does. Returns the commit that brings it in. */
export async function prepareOn(
  host: TestHost,
  changes: readonly Change[],
  more: Partial<UpdateReport> & { changesTexts?: boolean } = {},
): Promise<string> {
  const base = await host.head();
  const commit = await commitFiles(host, changes, { base, parents: [base] });
  const report = { ...nextVersion, changesTexts: false, ...more, commit, base };
  const tree = await host.ask('POST', 'git/trees', {
    tree: [{ path: reportFile, mode: '100644', type: 'blob', content: JSON.stringify(report) }],
  });
  const reported = await host.ask('POST', 'git/commits', {
    message: 'Verslag',
    tree: tree.sha,
    parents: [],
  });
  await setBranch(host, updateBranch, commit);
  await setBranch(host, reportBranch, String(reported.sha));
  return commit;
}

async function commitFiles(
  { ask }: TestHost,
  changes: readonly Change[],
  { base, parents, message = 'Nieuwe versie' }: { base: string; parents: string[]; message?: string },
): Promise<string> {
  const { tree } = await ask('GET', `git/commits/${base}`);
  const made = await ask('POST', 'git/trees', {
    base_tree: (tree as { sha: string }).sha,
    tree: changes.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text })),
  });
  const { sha } = await ask('POST', 'git/commits', { message, tree: made.sha, parents });
  return String(sha);
}

async function setBranch({ ask }: TestHost, name: string, sha: string): Promise<void> {
  await ask('PATCH', `git/refs/heads/${name}`, { sha, force: true }).catch(() =>
    ask('POST', 'git/refs', { ref: `refs/heads/${name}`, sha }),
  );
}

/** The branches of prepared versions. */
export async function preparedBranches({ ask }: TestHost): Promise<string[]> {
  const refs: unknown = await ask('GET', `git/matching-refs/heads/${updateBranch}`);
  return (refs as { ref: string }[]).map(({ ref }) => ref.replace('refs/heads/', ''));
}

type Runs = { id: number; status: string; conclusion: string | null }[];

/**
 * Answers what the emulator of the code host does not: a merge, the event that starts a workflow, and its runs.
 * @param onEvent called with the runs when somebody asks for a new version
 * @returns the runs
 */
export async function playUpdates(
  page: Page,
  host: TestHost,
  onEvent: (runs: Runs) => Promise<void> = async () => undefined,
): Promise<Runs> {
  const runs: Runs = [];
  const project = `${codeHostOrigin}/repos/${host.access.owner}/${host.access.repo}`;
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${project}/actions/workflows/bijwerken.yml/runs?*`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          headers,
          json: {
            workflow_runs: runs.slice(-1).map((run) => ({ ...run, html_url: `${codeHostOrigin}/${run.id}` })),
          },
        }),
  );
  await page.route(`${project}/dispatches`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    expect(route.request().postDataJSON()).toEqual({ event_type: 'bijwerken' });
    await route.fulfill({ status: 204, headers });
    await onEvent(runs);
  });
  await page.route(`${project}/merges`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const asked = route.request().postDataJSON();
    expect(asked).toMatchObject({ base: host.access.branch, head: expect.any(String) });
    const sha = await merge(host, asked.head, asked.commit_message);
    await route.fulfill(
      sha
        ? { status: 201, headers, json: { sha } }
        : { status: 409, headers, json: { message: 'Merge conflict' } },
    );
  });
  return runs;
}

/** Merges a commit, file by file; undefined when both changed the same file. */
async function merge(host: TestHost, theirs: string, message: string): Promise<string | undefined> {
  const ours = await host.head();
  const [base = ''] = (await commitOf(host, theirs)).parents;
  const [before, now, next] = await Promise.all([base, ours, theirs].map((commit) => filesAt(host, commit)));
  const changed = [...(next ?? [])].filter(([path, sha]) => before?.get(path) !== sha);
  if (changed.some(([path]) => before?.get(path) !== now?.get(path))) return undefined;
  const tree = await host.ask('POST', 'git/trees', {
    base_tree: ((await host.ask('GET', `git/commits/${ours}`)).tree as { sha: string }).sha,
    tree: changed.map(([path, sha]) => ({ path, mode: '100644', type: 'blob', sha })),
  });
  const { sha } = await host.ask('POST', 'git/commits', { message, tree: tree.sha, parents: [ours, theirs] });
  await host.ask('PATCH', `git/refs/heads/${host.access.branch}`, { sha, force: false });
  return String(sha);
}
