import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { quote } from '@/lib/content/problem';
import { isPhotoName, photoKinds } from '@/pipeline/photos/kinds';
import { maxMegapixels } from '@/pipeline/photos/settings';

const asJpeg =
  'maak er een JPEG van. Op een Mac: open de foto en kies Archief › Exporteer › JPEG. Op Windows: open ze in Foto’s en kies Opslaan als › .jpg. Op een iPhone voor de volgende keer: Instellingen › Camera › Structuren › Meest compatibel. Pas daarna de naam in dit bestand aan';

export type Finding = { found: string; expected: string; advice: string };

/** What a good photo measures, in pixels as it is shown. */
export type Size = { width: number; height: number };

/** Looks at one original photo: how large it is, or what is wrong with it. Reads and decodes the file. */
export async function inspectPhoto(
  contentDir: string,
  photo: string,
): Promise<(Size & { wrong?: never }) | { wrong: Finding }> {
  const file = path.join(contentDir, 'fotos', photo);
  const expected = 'een foto die te openen is: JPEG (.jpg), PNG of WebP';
  const wrong = (found: string, advice: string, wanted = expected) => ({
    wrong: { found: `${photo}, ${found}`, expected: wanted, advice },
  });
  const { size } = await stat(file);
  if (size === 0) return wrong('een leeg bestand', 'zet de foto opnieuw in de map content/fotos');
  const start = await firstBytes(file, 32);
  if (isHeic(start) || (isContainer(start) && /\.hei[cf]$/i.test(photo))) {
    return wrong('een HEIC-foto van een iPhone', asJpeg);
  }
  let shown: Size;
  try {
    const {
      format = '',
      width,
      height,
      autoOrient,
    } = await sharp(file, { limitInputPixels: false }).metadata();
    const megapixels = (width * height) / 1_000_000;
    const [ending] = photoKinds[format] ?? [];
    if (!ending) return wrong(`een bestand van de soort ${format}`, asJpeg);
    if (!isPhotoName(photo)) {
      return wrong(
        `een ${format.toUpperCase()} waarvan de naam niet eindigt op .${ending}, of begint met een punt`,
        `geef het bestand de naam ${withEnding(photo, ending)}, en schrijf die naam ook hier`,
      );
    }
    if (megapixels > maxMegapixels) {
      return wrong(
        `een foto van ${width} × ${height} = ${Math.round(megapixels)} megapixel`,
        'maak de foto kleiner (4000 pixels breed is ruim genoeg) en zet ze onder dezelfde naam terug',
        `een foto van hoogstens ${maxMegapixels} megapixel`,
      );
    }
    shown = autoOrient;
  } catch {
    const isText = /^[\t\r\n\x20-\x7e]+$/.test(start.toString('latin1'));
    return wrong(
      isText
        ? `een tekstbestand dat begint met “${quote(start.toString('latin1'))}”`
        : 'een bestand dat geen foto is of stuk is',
      'open het bestand zelf eens: is het de foto niet, zet dan de juiste in de map content/fotos',
    );
  }
  try {
    // Decodes everything, at a fraction of the size where the format allows.
    await sharp(file, { failOn: 'error', limitInputPixels: false }).resize(16).raw().toBuffer();
  } catch {
    return wrong(
      'een foto waarvan een stuk ontbreekt',
      'het kopiëren of opladen is halverwege gestopt: zet de foto opnieuw in de map content/fotos',
    );
  }
  return { width: shown.width, height: shown.height };
}

/** `leiding/jonas.jpg_large`, `jonas` → `jonas.jpg`; a dot in front, which hides a file, goes too. */
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

/** The brands of HEVC pictures; AVIF lives in the same container but can be decoded (ISO/IEC 23008-12, annex B). */
const isHeic = (start: Buffer) =>
  isContainer(start) &&
  !/avif|avis/.test(start.toString('latin1', 8)) &&
  /hei[cxms]|hev[cxms]|mif1|msf1/.test(start.toString('latin1', 8));
