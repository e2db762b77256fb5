import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { isLeftBehind, readSite, sha256 } from './local';
import type { FileMap } from './manifest';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const checkedSite = z.strictObject({
  version: z.literal(2),
  at: z.iso.datetime(),
  /** Of every file of the site. */
  site: hash,
  /** Of everything that a group edits, as it was when the site was made of it. */
  content: hash,
});

/** Which site was found good, and what it was made of: no other one is published. */
type CheckedSite = z.infer<typeof checkedSite>;

/** Where a project remembers that: not in `out`, of which every file is public. */
export const checkedFile = join('.cache', 'nagekeken.json');

/** The built site of a project. */
export const siteFolder = 'out';

/** What a group edits in a project. */
const editedFolders = ['content', join('public', 'documents'), join('public', 'icons')];

/**
 * Remembers that the site of a project is good as it is now.
 * @param root the project
 */
export async function rememberChecked(root: string): Promise<void> {
  const checked: CheckedSite = {
    version: 2,
    at: new Date().toISOString(),
    site: hashOfSite(await readSite(join(root, siteFolder))),
    content: await hashOfContent(root),
  };
  mkdirSync(join(root, dirname(checkedFile)), { recursive: true });
  writeFileSync(join(root, checkedFile), `${JSON.stringify(checked, null, 1)}\n`);
}

/** Forgets what was found good: a new check begins. */
export const forgetChecked = (root: string) => rmSync(join(root, checkedFile), { force: true });

/** What was found good in a project; undefined when nothing was, or when the file is broken or of another version. */
export function readChecked(root: string): CheckedSite | undefined {
  try {
    return checkedSite.safeParse(JSON.parse(readFileSync(join(root, checkedFile), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** One hash for all files of a site. */
export const hashOfSite = (site: FileMap): string =>
  sha256(Buffer.from(JSON.stringify([...site].map(([path, file]) => [path, file.hash]))));

/**
 * One hash for all that a group edits in a project; a folder that is not there counts as empty. What systems and editors leave
 * behind is no change, and a link that leads nowhere is no file: the build passes it by too.
 */
export async function hashOfContent(root: string): Promise<string> {
  const hashes: [string, string][] = [];
  for (const folder of editedFolders.map((name) => join(root, name))) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((one) => !isLeftBehind(one)).toSorted()) {
      const file = join(folder, name);
      if ((await stat(file).catch(() => null))?.isFile()) hashes.push([name, sha256(await readFile(file))]);
    }
  }
  return sha256(Buffer.from(JSON.stringify(hashes)));
}
