import type { request } from '@octokit/request';
import { fromBase64, toBase64 } from '@/editor/media/bytes';
import { hostProblem } from './hostProblem';

/** The project of a group on the code host, with an access token. */
export type Access = {
  owner: string;
  repo: string;
  /** The default branch of the project when it is not there. */
  branch?: string | undefined;
  token: string;
};

/** An earlier version of a file. */
export type EarlierVersion = {
  commit: string;
  author: string;
  /** ISO 8601. */
  date: string;
  message: string;
};

/** A workflow run of a commit. Cancelled: by a run of a later commit, or by hand. */
export type Run = { isDone: boolean; isGood: boolean; isCancelled: boolean; address: string };

/** The last run of a workflow. */
type LastRun = Run & { id: number };

type NewCommit = {
  parent: string;
  /** Files by their path from the project folder, each with the hash that `send` returned, its text, or null to delete it. */
  changes: ReadonlyMap<string, { sha: string | null } | { content: string }>;
  message: string;
  /** Whose the access token is, when it is left out. */
  author?: { name: string; email: string };
};

/** In bytes per second: a slower upload times out. fetch reports no progress. */
const slowestUpload = 16_000;

export type CodeHost = ReturnType<typeof codeHost>;

/**
 * The REST API of the project on the code host. Promises reject with a HostProblem only.
 * @param address of the API; another one in tests
 * @param requestTimeout in ms, for one request; an upload gets more, by its size
 */
export function codeHost(
  { token, ...project }: Access,
  {
    address = 'https://api.github.com',
    requestTimeout = 90_000,
  }: { address?: string; requestTimeout?: number } = {},
) {
  /**
   * Sends one request, with a timeout; an upload gets time for the length of its `content`. Its library comes with the first:
   * without an access token nothing is asked.
   */
  const ask = (async (route: string, parameters: { content?: string } = {}) => {
    const length = parameters.content?.length ?? 0;
    const signal = AbortSignal.timeout(requestTimeout + Math.ceil((length / slowestUpload) * 1000));
    try {
      const { request } = await import('@octokit/request');
      return await request(route, {
        ...parameters,
        baseUrl: address,
        headers: { authorization: `Bearer ${token}`, 'x-github-api-version': '2022-11-28' },
        request: { fetch: fetchNow, signal },
      });
    } catch (error) {
      throw hostProblem(error, signal.aborted);
    }
  }) as typeof request;
  const own = { owner: project.owner, repo: project.repo };
  const askProject = async () => (await ask('GET /repos/{owner}/{repo}', own)).data;
  let branch: Promise<string> | undefined;
  /** The branch of the site; asked once, and again when that failed. */
  const branchName = (): Promise<string> => {
    branch ??= project.branch
      ? Promise.resolve(project.branch)
      : askProject().then(
          (found) => found.default_branch,
          (error: unknown) => {
            branch = undefined;
            throw error;
          },
        );
    return branch;
  };
  const branchRef = async () => `heads/${await branchName()}`;

  return {
    /** Whether everybody can read the files. */
    async isPublic(): Promise<boolean> {
      return !(await askProject()).private;
    },
    /** The commit of the branch. */
    async head(): Promise<string> {
      const ref = await branchRef();
      const { data } = await ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...own, ref });
      return data.object.sha;
    },
    /** All files at a commit: the hash of each, by its path from the project folder. */
    async files(commit: string): Promise<ReadonlyMap<string, string>> {
      const { data } = await ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
        ...own,
        tree_sha: commit,
        recursive: '1',
      });
      return new Map(data.tree.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
    },
    /** The bytes of a file, by its hash. */
    async read(sha: string): Promise<Uint8Array<ArrayBuffer>> {
      const { data } = await ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...own, file_sha: sha });
      return fromBase64(data.content);
    },
    /** Uploads the bytes of a file, for a later commit; returns its hash. */
    async send(bytes: Uint8Array): Promise<string> {
      const blob = { content: toBase64(bytes), encoding: 'base64' };
      const { data } = await ask('POST /repos/{owner}/{repo}/git/blobs', { ...own, ...blob });
      return data.sha;
    },
    /** Makes a commit, on no branch yet; returns its hash. */
    async commit({ parent, changes, message, author }: NewCommit): Promise<string> {
      const { data: before } = await ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        ...own,
        commit_sha: parent,
      });
      const asFile = { mode: '100644', type: 'blob' } as const;
      const { data: tree } = await ask('POST /repos/{owner}/{repo}/git/trees', {
        ...own,
        base_tree: before.tree.sha,
        tree: [...changes].map(([path, file]) => ({ path, ...asFile, ...file })),
      });
      const { data } = await ask('POST /repos/{owner}/{repo}/git/commits', {
        ...own,
        message,
        tree: tree.sha,
        parents: [parent],
        ...(author && { author }),
      });
      return data.sha;
    },
    /** The commit that another one was made on; the first, for a merge. */
    async parentOf(commit: string): Promise<string | undefined> {
      const { data } = await ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        ...own,
        commit_sha: commit,
      });
      return data.parents[0]?.sha;
    },
    /** Moves the branch to a commit that follows its present one; anything else is refused. */
    async moveBranch(commit: string): Promise<void> {
      const ref = await branchRef();
      await ask('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...own, ref, sha: commit, force: false });
    },
    /** The last versions of a file, newest first. */
    async history(path: string): Promise<EarlierVersion[]> {
      const { data } = await ask('GET /repos/{owner}/{repo}/commits', {
        ...own,
        sha: await branchName(),
        path,
        per_page: 20,
      });
      return data.map(({ sha, commit }) => ({
        commit: sha,
        author: commit.author?.name ?? '',
        date: commit.author?.date ?? '',
        message: commit.message,
      }));
    },
    /** Whether a commit is an ancestor of another, or the same. */
    async isBefore(commit: string, later: string): Promise<boolean> {
      const basehead = `${commit}...${later}`;
      const { data } = await ask('GET /repos/{owner}/{repo}/compare/{basehead}', { ...own, basehead });
      return data.status === 'ahead' || data.status === 'identical';
    },
    /** The runs of the workflow that publishes a commit, the last first: others say nothing of whether it goes online. */
    async runs(commit: string): Promise<Run[]> {
      const { data } = await ask('GET /repos/{owner}/{repo}/actions/runs', { ...own, head_sha: commit });
      return data.workflow_runs
        .filter(({ head_sha, path }) => head_sha === commit && path.startsWith(publishingWorkflow))
        .map(runOf);
    },
    /** The branches whose names begin alike: the commit of each, by its name. */
    async branches(prefix: string): Promise<ReadonlyMap<string, string>> {
      const ref = `heads/${prefix}`;
      const { data } = await ask('GET /repos/{owner}/{repo}/git/matching-refs/{ref}', { ...own, ref });
      return new Map(data.map((found) => [found.ref.replace('refs/heads/', ''), found.object.sha]));
    },
    async deleteBranch(name: string): Promise<void> {
      await ask('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...own, ref: `heads/${name}` });
    },
    /** Merges a commit into the branch of the site; returns the commit that the branch is at. One that it has already changes nothing. */
    async merge(commit: string, message: string): Promise<string> {
      const base = await branchName();
      const merge = { base, head: commit, commit_message: message };
      const { data } = await ask('POST /repos/{owner}/{repo}/merges', { ...own, ...merge });
      const merged: { sha: string } | undefined = data;
      return merged?.sha ?? this.head();
    },
    /** Starts the workflows that wait for an event. */
    async dispatch(event: string): Promise<void> {
      await ask('POST /repos/{owner}/{repo}/dispatches', { ...own, event_type: event });
    },
    /** The last run of a workflow, by its file; undefined when it never ran. */
    async lastRun(workflow: string): Promise<LastRun | undefined> {
      const { data } = await ask('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
        ...own,
        workflow_id: workflow,
        per_page: 1,
      });
      const [last] = data.workflow_runs;
      return last && { id: last.id, ...runOf(last) };
    },
  };
}

const publishingWorkflow = '.github/workflows/publish.yml';

type FoundRun = { status: string | null; conclusion: string | null; html_url: string };

const runOf = ({ status, conclusion, html_url }: FoundRun): Run => ({
  isDone: status === 'completed',
  isGood: conclusion === 'success',
  isCancelled: conclusion === 'cancelled',
  address: html_url,
});

/** Without the HTTP cache: the code host allows browsers to cache the branch for a minute. */
const fetchNow: typeof fetch = (address, options) => fetch(address, { ...options, cache: 'no-store' });
