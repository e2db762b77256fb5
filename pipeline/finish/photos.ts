import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hard-links all photos of a folder into `fotos` of the export, and removes everything else there. Copies them on a file
 * system without links, or from another disk. Faster than `public/`, which `next build` copies each time.
 */
export function placePhotos(from: string, out: string): void {
  const to = join(out, 'fotos');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  let linkOrCopy = linkSync as (source: string, target: string) => void;
  for (const name of readdirSync(from)) {
    try {
      linkOrCopy(join(from, name), join(to, name));
    } catch {
      linkOrCopy = copyFileSync;
      linkOrCopy(join(from, name), join(to, name));
    }
  }
}
