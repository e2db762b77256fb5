import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PhotoRecord } from '@/lib/photos/variants';
import { maxMegapixels, type PhotoSettings, widthSteps } from './settings';

// Photos are encoded in parallel (build.ts): one thread each is faster than many threads on one, and limits memory.
sharp.concurrency(1);
sharp.cache(false);

export type Encoded = Omit<PhotoRecord, 'stem'>;

/**
 * Writes all variants of one photo into a folder, as `<width>.avif` and `<width>.jpg`. Decodes the original once, applies its
 * orientation, converts it to sRGB and drops all metadata (EXIF, GPS, XMP, IPTC, profile). The largest width is also the
 * largest height, so that a portrait costs no more memory or time than a landscape.
 * @throws Error when sharp cannot decode the bytes, or only part of them.
 */
export async function encodePhoto(
  original: Buffer,
  folder: string,
  settings: PhotoSettings,
): Promise<Encoded> {
  const largest = Math.max(...[...settings.avif, ...settings.jpeg].map(({ width }) => width));
  const input = sharp(original, { failOn: 'error', limitInputPixels: maxMegapixels * 1_000_000 });
  const { autoOrient } = await input.metadata();
  const { data, info } = await input
    .autoOrient()
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  await mkdir(folder, { recursive: true });
  const avif = widthSteps(settings.avif, info.width);
  for (const { width, quality, effort } of avif) {
    await pixels()
      .resize(width)
      .avif({ quality, effort })
      .toFile(join(folder, `${width}.avif`));
  }
  const jpeg = widthSteps(settings.jpeg, info.width);
  for (const { width, quality } of jpeg) {
    await pixels()
      .resize(width)
      .jpeg({ quality, mozjpeg: true })
      .toFile(join(folder, `${width}.jpg`));
  }

  const { side, quality } = settings.placeholder;
  const tiny = await pixels()
    .resize(side, side, { fit: 'inside' })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  const small = await pixels().resize(200, 200, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const encoded: Encoded = {
    width: autoOrient.width,
    height: autoOrient.height,
    avif: avif.map(({ width }) => width),
    jpeg: jpeg.map(({ width }) => width),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  };
  await writeFile(join(folder, 'record.json'), JSON.stringify(encoded));
  return encoded;
}
