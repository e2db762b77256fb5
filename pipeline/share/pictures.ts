import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '@/lib/content/schemas/content';
import { fileNamed } from '@/lib/files/files';
import { socialPicturePath, socialPictureSize } from '@/lib/pages/metadata';
import { emblem } from '@/lib/theme/iconFiles';
import { type Card, cards } from './cards';
import { cardDrawing, photoSize } from './drawing';
import { textDrawer } from './textOutline';

const photos = 'content/fotos';
const output = 'public/og';
const cache = '.cache/og';
const targetBytes = 250_000; // chat apps leave out a picture that is heavier than some 300 kB

/**
 * Makes an Open Graph picture of 1200 × 630 per page in `public/og`, cached by drawing and photo. Returns their number.
 */
export async function drawSharePictures(content: Content): Promise<number> {
  const [edge, font] = await Promise.all([
    readFile('styles/drawings/edge-torn.svg', 'utf8'),
    readFile('styles/fonts/truculenta-latin-600-900.woff2'),
  ]);
  const drawText = await textDrawer(font);
  const { site } = content;
  const ownEmblem = await emblem(site);
  await mkdir(output, { recursive: true });
  await mkdir(cache, { recursive: true });
  const made = new Set<string>();
  for (const card of cards(content)) {
    const file = path.basename(socialPicturePath(card.route));
    await writeFile(
      path.join(output, file),
      await pictureOf(card, cardDrawing({ card, site, drawText, edge, emblem: ownEmblem })),
    );
    made.add(file);
  }
  for (const file of await readdir(output)) if (!made.has(file)) await rm(path.join(output, file));
  return made.size;
}

async function pictureOf(card: Card, drawing: string): Promise<Buffer> {
  const photo =
    card.photo === undefined ? undefined : await readFile(path.join(photos, fileNamed(photos, card.photo)));
  const hash = createHash('sha256')
    .update(drawing)
    .update(photo ?? '')
    .update(String(targetBytes))
    .digest('hex');
  return fromCache(path.join(cache, `${hash.slice(0, 16)}.png`), () => render(drawing, photo));
}

/** Returns the cached file, or draws it: the file is renamed when complete. */
export async function fromCache(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const picture = await draw();
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    return picture;
  }
}

async function render(drawing: string, photo: Buffer | undefined): Promise<Buffer> {
  const { width, height } = socialPictureSize;
  const sheet = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  const layers = [{ input: Buffer.from(drawing), top: 0, left: 0 }];
  if (photo) layers.unshift({ input: await cropped(photo), top: 0, left: 0 });
  const whole = await sheet.composite(layers).png().toBuffer();
  let smallest = whole;
  for (const quality of [70, 30, 12, 5]) {
    smallest = await sharp(whole).png({ palette: true, quality, dither: 0.2, effort: 4 }).toBuffer();
    if (smallest.length <= targetBytes) break;
  }
  return smallest;
}

/** The photo above the footer. The median removes grain, which compresses badly. */
const cropped = (photo: Buffer) =>
  sharp(photo)
    .autoOrient()
    .resize(photoSize.width, photoSize.height, { fit: 'cover' })
    .median(3)
    .png()
    .toBuffer();
