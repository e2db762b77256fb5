import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * All files below a folder, hidden ones too, in a fixed order, relative to it and always with `/`; none when there is no
 * such folder. A link that leads nowhere is no file.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
}

/** The names of the folders at the top of a folder, in a fixed order. */
export const topFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();

/**
 * The file of a folder that has a name, whether its accents are composed or not: a Mac and some zip files write them apart. The name
 * itself when there is none.
 */
export const fileNamed = (folder: string, name: string): string =>
  filesIn(folder).find((file) => file.normalize('NFC') === name.normalize('NFC')) ?? name;
