import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldersIn } from './deploy';
import { type DeployServer, makeHostFolder, openToServers, startProftpd, startSshd } from './servers';
import { freeRange, startWire, WIRE_HOST } from './wire';

export const PROTOCOLS = ['sftp', 'ftps'] as const;
type Protocol = (typeof PROTOCOLS)[number];

const DATA_PORTS = 40;

/** A new temporary folder with an empty host in it. */
export function makeBase(): string {
  const base = mkdtempSync(join(tmpdir(), 'deploy-'));
  openToServers(base);
  mkdirSync(foldersIn(base).content);
  makeHostFolder(foldersIn(base).www);
  return base;
}

/**
 * A real server with an empty site folder and a wire in front of it.
 * `env` goes straight to the server, `wiredEnv` through the wire.
 */
export async function startHost(protocol: Protocol, onBytes?: (total: number) => void) {
  const base = makeBase();
  const passive = await freeRange(DATA_PORTS);
  const server: DeployServer =
    protocol === 'sftp' ? await startSshd(base) : await startProftpd(base, { passive });
  const ports = new Map([[server.port, server.port]]);
  if (protocol === 'ftps') for (let port = passive[0]; port <= passive[1]; port += 1) ports.set(port, port);
  const wire = await startWire(ports, onBytes);
  return {
    base,
    ...foldersIn(base),
    env: server.env,
    wiredEnv: { ...server.env, DEPLOY_URL: (server.env.DEPLOY_URL ?? '').replace('127.0.0.1', WIRE_HOST) },
    wire,
    async stop() {
      await wire.stop();
      await server.stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Every file under a folder by its path, except our own hidden store. */
export function filesUnder(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    lstatSync(join(folder, path)).isFile(),
  );
  return new Map(
    files
      .map((path) => [path, readFileSync(join(folder, path), 'base64')] as const)
      .filter(([path]) => !path.startsWith('.deploy/'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What changes when anything at all on the host changes: names, contents and times, our own store included. */
export function traceOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${path} ${lstatSync(join(folder, path)).mtimeMs}`)
    .sort();
}
