import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Problem, quote } from '@/lib/content/problem';
import { fileNamed } from '@/lib/files/files';
import { isPhotoName, photoKinds } from '@/pipeline/photos/kinds';
import { maxMegapixels } from '@/pipeline/photos/settings';

const asJpeg =
  'maak er een JPEG van. Op een Mac: open de foto en kies Archief › Exporteer › JPEG. Op Windows: open ze in Foto’s en kies Opslaan als › .jpg. Op een iPhone voor de volgende keer: Instellingen › Camera › Structuren › Meest compatibel. Pas daarna de naam in dit bestand aan';

export type FileProblem = Pick<Problem, 'found' | 'expected' | 'advice'>;

/** In pixels, orientation applied. */
export type Size = { width: number; height: number };

/** What is known of a photo that can be shown; `place` when the file says where it was taken. */
export type Seen = Size & { place?: true };

/** Decodes an original photo: returns its size, or its problem. */
export async function inspectPhoto(
  contentDir: string,
  photo: string,
): Promise<(Seen & { problem?: never }) | { problem: FileProblem }> {
  const folder = path.join(contentDir, 'fotos');
  const file = path.join(folder, fileNamed(folder, photo));
  const expected = 'een foto die te openen is: JPEG (.jpg), PNG of WebP';
  const problem = (found: string, advice: string, wanted = expected) => ({
    problem: { found: `${photo}, ${found}`, expected: wanted, advice },
  });
  const { size } = await stat(file);
  if (size === 0) return problem('een leeg bestand', 'zet de foto opnieuw in de map content/fotos');
  const start = await firstBytes(file, 32);
  if (isHeic(start) || (isContainer(start) && /\.hei[cf]$/i.test(photo))) {
    return problem('een HEIC-foto van een iPhone', asJpeg);
  }
  let shown: Size;
  let place: boolean;
  try {
    const {
      format = '',
      width,
      height,
      autoOrient,
      exif,
    } = await sharp(file, { limitInputPixels: false }).metadata();
    const megapixels = (width * height) / 1_000_000;
    const [ending] = photoKinds[format] ?? [];
    if (!ending) return problem(`een bestand van de soort ${format}`, asJpeg);
    if (!isPhotoName(photo)) {
      return problem(
        `een ${format.toUpperCase()} waarvan de naam niet eindigt op .${ending}, of begint met een punt`,
        `geef het bestand de naam ${withEnding(photo, ending)}, en schrijf die naam ook hier`,
      );
    }
    if (megapixels > maxMegapixels) {
      return problem(
        `een foto van ${width} × ${height} = ${Math.round(megapixels)} megapixel`,
        'maak de foto kleiner (4000 pixels breed is ruim genoeg) en zet ze onder dezelfde naam terug',
        `een foto van hoogstens ${maxMegapixels} megapixel`,
      );
    }
    shown = autoOrient;
    place = exif !== undefined && hasPlace(exif);
  } catch {
    const isText = /^[\t\r\n\x20-\x7e]+$/.test(start.toString('latin1'));
    return problem(
      isText
        ? `een tekstbestand dat begint met “${quote(start.toString('latin1'))}”`
        : 'een bestand dat geen foto is of stuk is',
      'open het bestand zelf eens: is het de foto niet, zet dan de juiste in de map content/fotos',
    );
  }
  if (!(await isWhole(file))) {
    return problem(
      'een foto waarvan een stuk ontbreekt',
      'het kopiëren of opladen is halverwege gestopt: zet de foto opnieuw in de map content/fotos',
    );
  }
  return { width: shown.width, height: shown.height, ...(place && { place }) };
}

/** The tag of the block with where a photo was taken, in the first directory of its Exif (CIPA DC-008, 4.6.3). */
const gpsTag = 0x8825;

/** Whether Exif says where a photo was taken. @param exif with its first six bytes, `Exif\0\0` */
function hasPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entries = (directory: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
  try {
    const gps = entries(long(4)).find((entry) => short(entry) === gpsTag);
    return gps !== undefined && entries(long(gps + 8)).length > 0;
  } catch {
    return false; // cut off
  }
}

/** Whether a photo decodes to its end. @param photo its path, or its bytes */
export const isWhole = (photo: string | Buffer): Promise<boolean> =>
  sharp(photo, { failOn: 'error', limitInputPixels: false })
    .resize(16) // at a fraction of the size where the format allows
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** `leiding/jonas.jpg_large`, `jonas` → `jonas.jpg`; also without the dot of a hidden file. */
function withEnding(photo: string, ending: string): string {
  const { name } = path.posix.parse(photo.replace(/\.(?:hei[cf]|jfif)$/i, ''));
  return `${name.replace(/^\.+_?/, '')}.${ending}`;
}

async function firstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const isContainer = (start: Buffer) => start.toString('latin1', 4, 8) === 'ftyp';

/** The brands of HEVC pictures; AVIF has the same container but can be decoded (ISO/IEC 23008-12, annex B). */
const isHeic = (start: Buffer) =>
  isContainer(start) &&
  !/avif|avis/.test(start.toString('latin1', 8)) &&
  /hei[cxms]|hev[cxms]|mif1|msf1/.test(start.toString('latin1', 8));
