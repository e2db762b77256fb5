import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { isLeftBehind, readSite, sha256 } from './local';
import type { FileMap } from './manifest';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const checkedSite = z.strictObject({
  version: z.literal(1),
  at: z.iso.datetime(),
  /** Of every file of the site. */
  site: hash,
  /** Of everything that a group edits, as it was when the site was made of it. */
  content: hash,
  /** What is still an example, as a leader reads it; empty when nothing is. */
  examples: z.string(),
});

/** Which site was found good, and what it was made of: no other one is published. */
export type CheckedSite = z.infer<typeof checkedSite>;

/** Where that is remembered, below the folder that holds `out`: not in it, for all of `out` is public. */
export const checkedFile = join('.cache', 'nagekeken.json');

/** What a group edits, in its own copy of the project. */
export const editedFolders = ['content', join('public', 'documents'), join('public', 'icons')];

type Folders = {
  /** The built site. */
  site: string;
  /** What the group edits. */
  content: readonly string[];
  /** The file that remembers it. */
  record: string;
};

/** Remembers that the site is good as it is now. Give what is still an example in its content. */
export async function rememberChecked(
  { site, content, record }: Folders,
  examples: string,
  now = new Date(),
): Promise<void> {
  const checked: CheckedSite = {
    version: 1,
    at: now.toISOString(),
    site: hashOfSite(await readSite(site)),
    content: await hashOfContent(content),
    examples,
  };
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(checked, null, 1)}\n`);
}

/** Forgets what was found good: a new check begins. */
export const forgetChecked = (record: string) => rmSync(record, { force: true });

/** What was found good; undefined when nothing was, or when the file is broken or of another version. */
export function readChecked(record: string): CheckedSite | undefined {
  try {
    return checkedSite.safeParse(JSON.parse(readFileSync(record, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** One hash for all files of a site. */
export const hashOfSite = (site: FileMap): string =>
  sha256(Buffer.from(JSON.stringify([...site].map(([path, file]) => [path, file.hash]))));

/**
 * One hash for all files below some folders; a folder that is not there counts as empty. What systems and editors leave
 * behind is no change, and a link that leads nowhere is no file: the build passes it by too.
 */
export async function hashOfContent(folders: readonly string[]): Promise<string> {
  const hashes: [string, string][] = [];
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((one) => !isLeftBehind(one)).toSorted()) {
      const file = join(folder, name);
      if ((await stat(file).catch(() => null))?.isFile()) hashes.push([name, sha256(await readFile(file))]);
    }
  }
  return sha256(Buffer.from(JSON.stringify(hashes)));
}
