import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page needs to know about a photo. */
export type PhotoRecord = {
  /** Start of every file name in `public/fotos`: name and hash, `groepen-kaspis.3f9a1c22d0`. */
  stem: string;
  /** Of the photo as it is seen (orientation applied), in pixels. */
  width: number;
  height: number;
  /** Widths that exist, smallest first. */
  avif: number[];
  jpeg: number[];
  /** A tiny WebP as data URI. */
  placeholder: string;
  /** The colour that most of the photo has, `#rrggbb`. */
  colour: string;
};

/** `.cache/photos/manifest.json`: photos by their path below `content/fotos`, and how the original looked then. */
export type Manifest = {
  settings: string;
  photos: Record<string, PhotoRecord & { size: number; mtimeMs: number }>;
};

export type Format = 'avif' | 'jpeg';

/** `groepen-kaspis.3f9a1c22d0`, 320, avif → `groepen-kaspis.3f9a1c22d0-320.avif` */
export const variantName = (stem: string, width: number, format: Format) =>
  `${stem}-${width}.${format === 'avif' ? 'avif' : 'jpg'}`;

/** The address of one variant on the site, `/fotos/…`. */
export const photoUrl = (photo: PhotoRecord, width: number, format: Format) =>
  `/fotos/${variantName(photo.stem, width, format)}`;

/** The value of a `srcset` attribute with all widths of one format. */
export const srcSet = (photo: PhotoRecord, format: Format) =>
  photo[format].map((width) => `${photoUrl(photo, width, format)} ${width}w`).join(', ');

let known: { mtimeMs: number; photos: Manifest['photos'] } | undefined;

/**
 * The record of a photo by its path below `content/fotos`. Reads the manifest again only when it has changed, so that
 * a running `npm run dev` sees new photos.
 * @throws Error when `npm run photos` has not made this photo.
 */
export function photoRecord(name: string): PhotoRecord {
  const file = join(process.cwd(), '.cache/photos/manifest.json');
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (mtimeMs === undefined) throw new Error(`${file} is missing. Run "npm run photos" first.`);
  if (known?.mtimeMs !== mtimeMs) {
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    known = { mtimeMs, photos: manifest.photos };
  }
  const record = known.photos[name.normalize('NFC')];
  if (!record) {
    throw new Error(
      `Photo "${name}" is not in ${file}. Is it in content/fotos? Then run "npm run photos" first.`,
    );
  }
  return record;
}
