import { spawn } from 'node:child_process';
import type { Access } from '@/editor/publish/codeHost';
import { freePort, listening } from '@/lib/programs/ports';

/** A code host on this machine with the project of a group. */
export type TestHost = {
  address: string;
  access: Required<Access>;
  /** Sends a request directly, as somebody else with the same access token. */
  ask: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
  /** The commit of its branch. */
  head: () => Promise<string>;
  /** Takes the branch back to the commit that it began with: starting a host takes as long as a test. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
};

const access: TestHost['access'] = {
  owner: 'groep',
  repo: 'site',
  branch: 'main',
  token: 'sleutel_van_de_groep',
};

/** The access token of a person without access to the project. */
export const foreignAccessToken = 'sleutel_van_een_ander';

/**
 * Starts an emulator of GitHub with a project of these files.
 * @param files their texts or bytes, by their path from the project folder
 * @param options.isPublic whether everybody can read them
 */
export async function startCodeHost(
  files: Readonly<Record<string, string | Uint8Array>>,
  { isPublic = false } = {},
): Promise<TestHost> {
  const owner = { login: access.owner, name: 'Eigenaar', email: 'eigenaar@groep.example' };
  const repo = { owner: access.owner, name: access.repo, private: !isPublic };
  const port = await freePort();
  const seed = {
    tokens: {
      [access.token]: { login: access.owner, scopes: ['repo'] },
      [foreignAccessToken]: { login: 'vreemde', scopes: ['repo'] },
    },
    github: { users: [owner, { login: 'vreemde' }], repos: [repo] },
  };
  // in a child process: the package is an ES module, which Jest cannot load; it ends with this process
  const program = `
    import { createEmulator } from 'emulate';
    await createEmulator(${JSON.stringify({ service: 'github', port, seed })});
    process.stdin.on('end', () => process.exit()).resume();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  const ask: TestHost['ask'] = async (method, where, body) => {
    const response = await fetch(`${address}/repos/${access.owner}/${access.repo}/${where}`, {
      method,
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: Record<string, unknown> = await response.json();
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const branch = `git/refs/heads/${access.branch}`;
  const head = async () => {
    const { object } = await ask('GET', branch.replace('refs', 'ref'));
    return String((object as { sha: string }).sha);
  };
  await listening(port, 60);
  const begin = await commitOf(ask, { parent: await head(), files });
  const reset = async () => void (await ask('PATCH', branch, { sha: begin, force: true }));
  await reset();
  return {
    address,
    access,
    ask,
    head,
    reset,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Makes a commit with these files, on no branch yet. */
async function commitOf(
  ask: TestHost['ask'],
  { parent, files }: { parent: string; files: Readonly<Record<string, string | Uint8Array>> },
): Promise<string> {
  const tree = [];
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const { sha } = await ask('POST', 'git/blobs', { content: bytes.toString('base64'), encoding: 'base64' });
    tree.push({ path: name, mode: '100644', type: 'blob', sha });
  }
  const made = await ask('POST', 'git/trees', { tree });
  const commit = await ask('POST', 'git/commits', { message: 'Begin', tree: made.sha, parents: [parent] });
  return String(commit.sha);
}
