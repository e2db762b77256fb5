import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { quote } from '@/lib/content/problem';
import { maxMegapixels } from '@/pipeline/photos/settings';

const kinds = ['jpeg', 'png', 'webp', 'heif', 'tiff']; // sharp calls AVIF heif too

const asJpeg =
  'maak er een JPEG van. Op een Mac: open de foto en kies Archief › Exporteer › JPEG. Op Windows: open ze in Foto’s en kies Opslaan als › .jpg. Op een iPhone voor de volgende keer: Instellingen › Camera › Structuren › Meest compatibel. Pas daarna de naam in dit bestand aan';

type Finding = { found: string; expected: string; advice: string };

/** What is wrong with one original photo: nothing, or what was found in it. Reads and decodes the file. */
export async function inspectPhoto(contentDir: string, photo: string): Promise<Finding | undefined> {
  const file = path.join(contentDir, 'fotos', photo);
  const expected = 'een foto die te openen is: JPEG (.jpg), PNG of WebP';
  const { size } = await stat(file);
  if (size === 0) {
    return {
      found: `${photo}, een leeg bestand`,
      expected,
      advice: 'zet de foto opnieuw in de map content/fotos',
    };
  }
  const start = await firstBytes(file, 32);
  if (isHeic(start) || (isContainer(start) && /\.hei[cf]$/i.test(photo))) {
    return { found: `${photo}, een HEIC-foto van een iPhone`, expected, advice: asJpeg };
  }
  try {
    const { format = '', width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    const megapixels = (width * height) / 1_000_000;
    if (!kinds.includes(format)) {
      return { found: `${photo}, een bestand van de soort ${format}`, expected, advice: asJpeg };
    }
    if (megapixels > maxMegapixels) {
      return {
        found: `${photo}, een foto van ${width} × ${height} = ${Math.round(megapixels)} megapixel`,
        expected: `een foto van hoogstens ${maxMegapixels} megapixel`,
        advice: 'maak de foto kleiner (4000 pixels breed is ruim genoeg) en zet ze onder dezelfde naam terug',
      };
    }
  } catch {
    const isText = /^[\t\r\n\x20-\x7e]+$/.test(start.toString('latin1'));
    return {
      found: isText
        ? `${photo}, een tekstbestand dat begint met “${quote(start.toString('latin1'))}”`
        : `${photo}, een bestand dat geen foto is of stuk is`,
      expected,
      advice: 'open het bestand zelf eens: is het de foto niet, zet dan de juiste in de map content/fotos',
    };
  }
  try {
    // Decodes everything, at a fraction of the size where the format allows.
    await sharp(file, { failOn: 'error', limitInputPixels: false }).resize(16).raw().toBuffer();
  } catch {
    return {
      found: `${photo}, een foto waarvan een stuk ontbreekt`,
      expected,
      advice: 'het kopiëren of opladen is halverwege gestopt: zet de foto opnieuw in de map content/fotos',
    };
  }
  return undefined;
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

/** The brands of HEVC pictures; AVIF lives in the same container but can be decoded (ISO/IEC 23008-12, annex B). */
const isHeic = (start: Buffer) =>
  isContainer(start) &&
  !/avif|avis/.test(start.toString('latin1', 8)) &&
  /hei[cxms]|hev[cxms]|mif1|msf1/.test(start.toString('latin1', 8));
