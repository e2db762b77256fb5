import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { DeployError } from './errors';
import { type FileMap, STORE } from './manifest';

const LEFT_BY_SYSTEMS = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Every file of a built site with its size and SHA-256, by path with `/`.
 * @throws DeployError when the folder is missing or a name cannot be sent safely
 */
export async function readSite(folder: string): Promise<FileMap> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new DeployError(
      `Er is nog geen site om te publiceren: de map ${folder} ontbreekt. Voer eerst npm run nakijken uit.`,
    );
  });
  const files = new Map<string, { hash: string; size: number }>();
  for (const name of names) {
    const file = join(folder, name);
    const entry = await lstat(file);
    if (entry.isDirectory() || LEFT_BY_SYSTEMS.has(basename(name))) continue;
    const path = name.split(sep).join('/');
    checkName(path, entry.isFile());
    const bytes = await readFile(file);
    files.set(path, { hash: sha256(bytes), size: bytes.length });
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The bytes of a file of the site, as they were when the plan was made.
 * @throws DeployError when the site was built again in the meantime
 */
export async function readSiteFile(folder: string, path: string, hash: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, path)).catch(() => null);
  if (bytes === null || sha256(bytes) !== hash) {
    throw new DeployError(
      `${path} veranderde tijdens het publiceren. Wacht tot de nieuwe site klaar en nagekeken is en voer de opdracht opnieuw uit.`,
    );
  }
  return bytes;
}

function checkName(path: string, isFile: boolean): void {
  // A line break in a name would be a second command in FTP.
  if (/[\p{Cc}\\]/u.test(path) || path.split('/').some((part) => part.trim() !== part)) {
    throw new DeployError(
      `De bestandsnaam ${JSON.stringify(path)} kan niet op een host: hernoem het bestand zonder vreemde tekens of spatie vooraan of achteraan.`,
    );
  }
  if (!isFile)
    throw new DeployError(
      `${path} is geen gewoon bestand (een koppeling?). Vervang het door het bestand zelf.`,
    );
  if (path.split('/')[0] === STORE.folder) {
    throw new DeployError(
      `De map ${STORE.folder} is van npm run deploy zelf en kan geen deel van de site zijn: ${path}.`,
    );
  }
}
