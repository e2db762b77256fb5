import { isConnectionLost } from './errors';
import type { Host } from './host';
import { sha256 } from './local';
import { STORE } from './manifest';

const GUARD = `# Van npm run deploy: laat deze map staan, ze hoort bij je site. Niemand kan ze via het web lezen.
<IfModule mod_authz_core.c>
Require all denied
</IfModule>
<IfModule !mod_authz_core.c>
Deny from all
</IfModule>
`;

/** Makes our own folder on the host, closed to visitors. */
export async function openStore(host: Host): Promise<void> {
  for (const folder of [STORE.folder, STORE.temporary, STORE.previous]) await host.makeFolder(folder);
  if ((await host.size(STORE.guard)) === null) await upload(host, STORE.guard, Buffer.from(GUARD));
}

/** Puts a whole file in its place in one step: it is sent under another name, so that nobody reads half of it. */
export async function upload(host: Host, path: string, bytes: Buffer): Promise<void> {
  const temporary = `${STORE.temporary}/${sha256(bytes)}`;
  try {
    await host.write(temporary, bytes);
    await host.rename(temporary, path);
  } catch (error) {
    // half a file would leave a full disk full
    if (!isConnectionLost(error)) await host.remove(temporary).catch(() => undefined);
    throw error;
  }
}

/** Contents that are stored for a roll-back, by hash. */
export async function backupHashes(host: Host): Promise<Set<string>> {
  return new Set((await ownFiles(host, STORE.previous)).map(({ name }) => name));
}

/** Removes what our own folder no longer needs: half files, and old contents that no version refers to. */
export async function cleanStore(host: Host, needed: ReadonlySet<string>): Promise<void> {
  for (const { name } of await ownFiles(host, STORE.temporary))
    await host.remove(`${STORE.temporary}/${name}`);
  for (const { name } of await ownFiles(host, STORE.previous)) {
    if (!needed.has(name)) await host.remove(`${STORE.previous}/${name}`);
  }
}

async function ownFiles(host: Host, folder: string) {
  const entries = (await host.list(folder)) ?? [];
  return entries.filter(({ name, type }) => type === 'file' && /^[0-9a-f]{64}$/.test(name));
}
