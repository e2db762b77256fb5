import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts all photos of a folder into `fotos` of the export, and nothing else there. As links: `next build` would copy every
 * byte of them again and again. Where the disk has no links (or `from` is on another one) they are copied after all.
 */
export function placePhotos(from: string, out: string): void {
  const to = join(out, 'fotos');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  let place = linkSync as (source: string, target: string) => void;
  for (const name of readdirSync(from)) {
    try {
      place(join(from, name), join(to, name));
    } catch {
      place = copyFileSync;
      place(join(from, name), join(to, name));
    }
  }
}
