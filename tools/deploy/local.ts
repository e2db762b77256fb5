import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { DeployError } from './errors';
import { type FileMap, STORE } from './manifest';

/** Of macOS and Windows; then of vim, emacs and others, of LibreOffice and of Word: beside a file that is open. */
const LEFT_BEHIND = [
  /^(\.DS_Store|\._.*|(eh)?thumbs\.db|desktop\.ini)$/i,
  /(^\..*\.sw[a-p]|~)$/,
  /^(\.#.*|#.*#)$/,
  /^(\.~lock\..*#|~\$.*)$/,
];

/** Whether a system or an editor put this file there by itself: it is no part of a site, nor of what a group edits. */
export const isLeftBehind = (path: string) => LEFT_BEHIND.some((name) => name.test(basename(path)));

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Every file of a built site with its size and SHA-256, by path with `/`.
 * @throws DeployError when the folder is missing or a name cannot be sent safely
 */
export async function readSite(folder: string): Promise<FileMap> {
  // With types, so that a link to a folder is listed and not followed.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new DeployError(
      `Er is nog geen site om te publiceren: de map ${folder} ontbreekt. Voer eerst npm run nakijken uit.`,
    );
  });
  const files = new Map<string, { hash: string; size: number }>();
  for (const entry of entries) {
    const file = join(entry.parentPath ?? entry.path, entry.name); // Node before 20.12 has only path
    if (entry.isDirectory() || isLeftBehind(entry.name)) continue;
    const path = relative(folder, file).split(sep).join('/');
    checkName(path);
    if (!entry.isFile()) throw notAFile(path, (await stat(file).catch(() => null)) === null);
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

function notAFile(path: string, leadsNowhere: boolean): DeployError {
  return new DeployError(
    leadsNowhere
      ? `${path} is een koppeling naar een bestand dat er niet (meer) is. Verwijder ze, ook in de map public, of zet het bestand zelf in de plaats.`
      : `${path} is geen gewoon bestand (een koppeling?). Vervang het door het bestand zelf.`,
  );
}

function checkName(path: string): void {
  // A line break in a name would be a second command in FTP.
  if (/[\p{Cc}\\]/u.test(path) || path.split('/').some((part) => part.trim() !== part)) {
    throw new DeployError(
      `De bestandsnaam ${JSON.stringify(path)} kan niet op een host: hernoem het bestand zonder vreemde tekens of spatie vooraan of achteraan.`,
    );
  }
  if (path.split('/')[0] === STORE.folder) {
    throw new DeployError(
      `De map ${STORE.folder} is van npm run deploy zelf en kan geen deel van de site zijn: ${path}.`,
    );
  }
}
