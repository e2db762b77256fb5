import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** All files below a folder, hidden ones too, in a fixed order, relative to it and always with `/`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
}
