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
  author: string /** ISO 8601. */;
  date: string;
  message: string;
};

/** A workflow run of a commit. Cancelled: by a run of a later commit, or by hand. */
export type Run = { isDone: boolean; isGood: boolean; isCancelled: boolean; address: string };

/** The last run of a workflow. */
export type LastRun = Run & { id: number };

export type NewCommit = {
  parent: string;
  /** Files by their path from the project folder, each with the hash that `send` returned, its text, or null to delete it. */
  changes: ReadonlyMap<string, { sha: string | null } | { content: string }>;
  message: string;
  author: { name: string; email: string };
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
  let ask: typeof request; // with the first request: without an access token nothing is asked
  const loadAsk = async () =>
    (await import('@octokit/request')).request.defaults({
      baseUrl: address,
      headers: { authorization: `Bearer ${token}`, 'x-github-api-version': '2022-11-28' },
      request: { fetch: fetchNow },
    });
  /** Sends one request, with a timeout; `length` is that of what it uploads, in bytes. */
  const send = async <Answer>(
    request: (options: { signal: AbortSignal }) => Promise<{ data: Answer }>,
    length = 0,
  ) => {
    const signal = AbortSignal.timeout(requestTimeout + Math.ceil((length / slowestUpload) * 1000));
    try {
      ask ??= await loadAsk();
      return (await request({ signal })).data;
    } catch (error) {
      throw hostProblem(error, signal.aborted);
    }
  };
  const own = { owner: project.owner, repo: project.repo };
  let branch: Promise<string> | undefined;
  /** The branch of the site; asked once, and again when that failed. */
  const branchName = (): Promise<string> => {
    branch ??= project.branch
      ? Promise.resolve(project.branch)
      : send((options) => ask('GET /repos/{owner}/{repo}', { ...own, request: options })).then(
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
      const found = await send((options) => ask('GET /repos/{owner}/{repo}', { ...own, request: options }));
      return !found.private;
    },
    /** The commit of the branch. */
    async head(): Promise<string> {
      const ref = await branchRef();
      const { object } = await send((options) =>
        ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...own, ref, request: options }),
      );
      return object.sha;
    },
    /** All files at a commit: the hash of each, by its path from the project folder. */
    async files(commit: string): Promise<ReadonlyMap<string, string>> {
      const { tree } = await send((options) =>
        ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
          ...own,
          tree_sha: commit,
          recursive: '1',
          request: options,
        }),
      );
      return new Map(tree.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
    },
    /** The bytes of a file, by its hash. */
    async read(sha: string): Promise<Uint8Array<ArrayBuffer>> {
      const { content } = await send((options) =>
        ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...own, file_sha: sha, request: options }),
      );
      return fromBase64(content);
    },
    /** Uploads the bytes of a file, for a later commit; returns its hash. */
    async send(bytes: Uint8Array): Promise<string> {
      const content = toBase64(bytes);
      const { sha } = await send(
        (options) =>
          ask('POST /repos/{owner}/{repo}/git/blobs', {
            ...own,
            content,
            encoding: 'base64',
            request: options,
          }),
        content.length,
      );
      return sha;
    },
    /** Makes a commit, on no branch yet; returns its hash. */
    async commit({ parent, changes, message, author }: NewCommit): Promise<string> {
      const before = await send((options) =>
        ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
          ...own,
          commit_sha: parent,
          request: options,
        }),
      );
      const tree = await send((options) =>
        ask('POST /repos/{owner}/{repo}/git/trees', {
          ...own,
          base_tree: before.tree.sha,
          tree: [...changes].map(([path, file]) => ({
            path,
            mode: '100644' as const,
            type: 'blob' as const,
            ...file,
          })),
          request: options,
        }),
      );
      const { sha } = await send((options) =>
        ask('POST /repos/{owner}/{repo}/git/commits', {
          ...own,
          message,
          tree: tree.sha,
          parents: [parent],
          author,
          request: options,
        }),
      );
      return sha;
    },
    /** Moves the branch to a commit that follows its present one; anything else is refused. */
    async moveBranch(commit: string): Promise<void> {
      const ref = await branchRef();
      await send((options) =>
        ask('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
          ...own,
          ref,
          sha: commit,
          force: false,
          request: options,
        }),
      );
    },
    /** The last versions of a file, newest first. */
    async history(path: string, count = 20): Promise<EarlierVersion[]> {
      const branch = await branchName();
      const commits = await send((options) =>
        ask('GET /repos/{owner}/{repo}/commits', {
          ...own,
          sha: branch,
          path,
          per_page: count,
          request: options,
        }),
      );
      return commits.map(({ sha, commit }) => ({
        commit: sha,
        author: commit.author?.name ?? '',
        date: commit.author?.date ?? '',
        message: commit.message,
      }));
    },
    /** Whether a commit is an ancestor of another, or the same. */
    async isBefore(commit: string, later: string): Promise<boolean> {
      const { status } = await send((options) =>
        ask('GET /repos/{owner}/{repo}/compare/{basehead}', {
          ...own,
          basehead: `${commit}...${later}`,
          request: options,
        }),
      );
      return status === 'ahead' || status === 'identical';
    },
    /** The workflow runs of a commit. */
    async runs(commit: string): Promise<Run[]> {
      const { workflow_runs } = await send((options) =>
        ask('GET /repos/{owner}/{repo}/actions/runs', { ...own, head_sha: commit, request: options }),
      );
      return workflow_runs.filter(({ head_sha }) => head_sha === commit).map(runOf);
    },
    /** The branches whose names begin alike: the commit of each, by its name. */
    async branches(prefix: string): Promise<ReadonlyMap<string, string>> {
      const refs = await send((options) =>
        ask('GET /repos/{owner}/{repo}/git/matching-refs/{ref}', {
          ...own,
          ref: `heads/${prefix}`,
          request: options,
        }),
      );
      return new Map(refs.map(({ ref, object }) => [ref.replace('refs/heads/', ''), object.sha]));
    },
    async deleteBranch(name: string): Promise<void> {
      await send((options) =>
        ask('DELETE /repos/{owner}/{repo}/git/refs/{ref}', {
          ...own,
          ref: `heads/${name}`,
          request: options,
        }),
      );
    },
    /** Merges a commit into the branch of the site; returns the commit that the branch is at. One that it has already changes nothing. */
    async merge(commit: string, message: string): Promise<string> {
      const base = await branchName();
      const merged: { sha: string } | undefined = await send((options) =>
        ask('POST /repos/{owner}/{repo}/merges', {
          ...own,
          base,
          head: commit,
          commit_message: message,
          request: options,
        }),
      );
      return merged?.sha ?? this.head();
    },
    /** Starts the workflows that wait for an event. */
    async dispatch(event: string): Promise<void> {
      await send((options) =>
        ask('POST /repos/{owner}/{repo}/dispatches', { ...own, event_type: event, request: options }),
      );
    },
    /** The last run of a workflow, by its file; undefined when it never ran. */
    async lastRun(workflow: string): Promise<LastRun | undefined> {
      const { workflow_runs } = await send((options) =>
        ask('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
          ...own,
          workflow_id: workflow,
          per_page: 1,
          request: options,
        }),
      );
      const [last] = workflow_runs;
      return last && { id: last.id, ...runOf(last) };
    },
  };
}

type FoundRun = { status: string | null; conclusion: string | null; html_url: string };

const runOf = ({ status, conclusion, html_url }: FoundRun): Run => ({
  isDone: status === 'completed',
  isGood: conclusion === 'success',
  isCancelled: conclusion === 'cancelled',
  address: html_url,
});

/** Without the HTTP cache: the code host allows browsers to cache the branch for a minute. */
const fetchNow: typeof fetch = (address, options) => fetch(address, { ...options, cache: 'no-store' });
