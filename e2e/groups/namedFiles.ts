import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { documentMentions, photoMentions } from '@/lib/content/check/mentions';
import { readContent } from '@/lib/content/check/read';
import { ContentError } from '@/lib/content/problem';

/**
 * Makes every photo and document that the content of a group names, so that an example group is only text. The same content
 * results in the same bytes.
 * @param root the folder with `content/`; `content/fotos/` and `public/documents/` are written there
 * @param picture what a photo looks like, by its path below `content/fotos`
 * @throws ContentError when the content has mistakes
 */
export async function makeNamedFiles(
  root: string,
  picture: (photo: string) => Promise<Buffer>,
): Promise<void> {
  const { sources, problems } = readContent(path.join(root, 'content'));
  if (problems) throw new ContentError(problems);
  const photos = new Set(photoMentions(sources).map(({ file }) => file));
  const documents = documentMentions(sources);
  for (const photo of photos) writeBytes(path.join(root, 'content/fotos', photo), await picture(photo));
  for (const { file } of documents) writeBytes(path.join(root, 'public/documents', file), emptyPdf(file));
}

function writeBytes(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * The photo of an example group: a small one in two colours of its own or, when its name ends in a size
 * (`weide-1600x900.jpg`), one of that size with the file size of a real photo.
 */
export async function examplePhoto(photo: string): Promise<Buffer> {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(photo) ?? [];
  const pixels = width ? await detailed(photo, Number(width), Number(height)) : blurred(photo, 2, 96, 64);
  return pixels.jpeg({ quality: 90 }).toBuffer();
}

/** Columns of the patterns that together have as much detail as a photo, coarse and fine. */
const patterns = [4, 16, 48, 96, 160];

async function detailed(photo: string, width: number, height: number) {
  const layers = await Promise.all(
    patterns.map(async (columns): Promise<OverlayOptions> => {
      const input = await blurred(`${photo} ${columns}`, columns, width, height).raw().toBuffer();
      return { input, raw: { width, height, channels: 3 }, blend: 'soft-light' };
    }),
  );
  return blurred(photo, 2, width, height).composite(layers);
}

/** Random colours in so many columns, the same for the same name, that run into each other. */
function blurred(name: string, columns: number, width: number, height: number) {
  const rows = Math.ceil((columns * height) / width);
  const colours = createHash('shake256', { outputLength: columns * rows * 3 })
    .update(name)
    .digest();
  return sharp(colours, { raw: { width: columns, height: rows, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  });
}

/** An empty page as a PDF, with a title of its own. */
function emptyPdf(title: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    `<</Title(${title})>>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R/Info 4 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
