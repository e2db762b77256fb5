import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PhotoRecord } from './variants';

/** `.cache/photos/manifest.json`: photos by their path below `content/fotos`, and how the original looked then. */
export type PhotoManifest = {
  settings: string;
  photos: Record<string, PhotoRecord & { size: number; mtimeMs: number }>;
};

let known: { mtimeMs: number; photos: PhotoManifest['photos'] } | undefined;

/**
 * The record of a photo by its path below `content/fotos`. Rereads the manifest after a change, so that `npm run dev`
 * shows new photos.
 * @throws Error when the pipeline has not made this photo.
 */
export function photoRecord(name: string): PhotoRecord {
  const file = join(process.cwd(), '.cache/photos/manifest.json');
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (mtimeMs === undefined)
    throw new Error(`${file} is missing. Run "npm run build" or "npm run dev" first.`);
  if (known?.mtimeMs !== mtimeMs) {
    const manifest: PhotoManifest = JSON.parse(readFileSync(file, 'utf8'));
    known = { mtimeMs, photos: manifest.photos };
  }
  const record = known.photos[name.normalize('NFC')];
  if (!record) {
    throw new Error(
      `Photo "${name}" is not in ${file}. Is it in content/fotos? Then run "npm run build" or "npm run dev" first.`,
    );
  }
  return record;
}
