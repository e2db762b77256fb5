import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const file = () => path.join(process.cwd(), 'public', 'icons', 'teken.svg');

/** Whether the group has a drawing of its own for its sign: `public/icons/teken.svg`. */
export const hasOwnSign = (): boolean => existsSync(file());

/** The group's own sign as it may be shown; undefined when it has none, or one that the check refuses. */
export async function ownSign(): Promise<string | undefined> {
  if (!hasOwnSign()) return undefined;
  const { cleanedSign } = await import('./cleanedSign'); // a parser of a megabyte, for few groups
  return cleanedSign(readFileSync(file(), 'utf8')).svg;
}
