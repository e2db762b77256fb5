import { spawn } from 'node:child_process';
import type { Access } from '@/editor/publish/codeHost';
import { freePort, listening } from '@/scripts/programs/ports';

/** A code host on this machine with the project of a group. */
export type TestHost = {
  address: string;
  access: Required<Access>;
  /** Sends a request directly, as somebody else with the same access token. */
  ask: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
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
  await listening(port, 60);
  await putFiles(ask, files);
  return {
    address,
    access,
    ask,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Commits files on the branch, as a push would. */
async function putFiles(
  ask: TestHost['ask'],
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const head = await ask('GET', `git/ref/heads/${access.branch}`);
  const parent = String((head.object as { sha: string }).sha);
  const tree = [];
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const { sha } = await ask('POST', 'git/blobs', { content: bytes.toString('base64'), encoding: 'base64' });
    tree.push({ path: name, mode: '100644', type: 'blob', sha });
  }
  const made = await ask('POST', 'git/trees', { tree });
  const commit = await ask('POST', 'git/commits', { message: 'Begin', tree: made.sha, parents: [parent] });
  await ask('PATCH', `git/refs/heads/${access.branch}`, { sha: commit.sha, force: false });
}
