import type { AddedFile } from '@/editor/drafts/drafts';
import { slug } from '@/lib/text/slug';
import { hex } from './bytes';
import { type FileType, fileTypeOf } from './sniff';

/** A photo or paper that cannot be taken: in Dutch, with what to do. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** The longest side of a photo, in pixels: what the largest screen shows of it, twice as fine. */
export const longestSide = 2400;
const quality = 0.88;
const megabyte = 1_000_000;
const heaviestPhoto = 80 * megabyte;
const heaviestPaper = 10 * megabyte;

export type PreparedPhoto = AddedFile & { /** In pixels. */ width: number; height: number };

/** Opens what a browser cannot by itself. @param bytes of a HEIC photo */
export type DecodeHeic = (bytes: ArrayBuffer) => Promise<ImageData>;

/**
 * A photo as a phone makes it, ready for the site: upright, at most 2400 pixels, a JPEG, and without anything that was written
 * in it, such as the place where it was taken. Never enlarged.
 * @throws FileRefused for what is no photo, or cannot be opened
 */
export async function preparedPhoto(file: Blob, decodeHeic: DecodeHeic): Promise<PreparedPhoto> {
  const sort = fileTypeOf(await bytesOf(file.slice(0, 64)));
  const wrong = refusals[sort];
  if (wrong) throw new FileRefused(wrong);
  if (file.size > heaviestPhoto) {
    throw new FileRefused(
      'Deze foto is zwaarder dan 80 MB. Neem een gewone foto, geen ruwe opname of panorama.',
    );
  }
  const picture = await decoded(file, sort, decodeHeic);
  const { width, height } = fitted(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff'; // behind what is transparent
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!context || !made) {
    throw new FileRefused(
      'Dit toestel kan de foto niet kleiner maken. Sluit andere vensters en probeer opnieuw.',
    );
  }
  return { bytes: new Uint8Array(await made.arrayBuffer()), type: made.type, width, height };
}

/** The browser turns it upright; what it cannot open, the decoder of HEIC opens, which does the same. */
async function decoded(file: Blob, sort: FileType, decodeHeic: DecodeHeic): Promise<ImageBitmap> {
  const broken =
    'Deze foto is niet te openen: ze is beschadigd of niet volledig. Kies een andere, of stuur ze opnieuw naar dit toestel.';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (sort !== 'heic') throw new FileRefused(broken);
  }
  try {
    return await createImageBitmap(await decodeHeic(await file.arrayBuffer()));
  } catch {
    throw new FileRefused(broken);
  }
}

/** The size that a photo gets, in pixels. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * What a photo is called below `content/fotos`, by what it shows and what it is: `leiding/nel-3f9a21c0.jpg`. Another photo of the
 * same has another name, so that no cache shows the old one.
 * @param folder where it belongs, such as `leiding`; empty for the folder itself
 * @param subject who or what is on it, in words
 */
export async function photoName(
  folder: string,
  subject: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  const name = slug(subject).slice(0, 40).replace(/-$/, '') || 'foto';
  return `${folder ? `${folder}/` : ''}${name}-${hash}.jpg`;
}

/**
 * A paper, as it is.
 * @throws FileRefused for what is no PDF, or too heavy
 */
export async function preparedDocument(file: Blob): Promise<AddedFile> {
  const sort = fileTypeOf(await bytesOf(file.slice(0, 64)));
  if (sort !== 'pdf') {
    throw new FileRefused(
      'Dit is geen pdf. Open het papier en bewaar of exporteer het als pdf; alleen de naam veranderen maakt er geen pdf van.',
    );
  }
  if (file.size > heaviestPaper) {
    throw new FileRefused('Deze pdf is zwaarder dan 10 MB. Bewaar ze opnieuw in een kleinere kwaliteit.');
  }
  return { bytes: await bytesOf(file), type: 'application/pdf' };
}

/** A phone may promise a file that is in the cloud, or on a card that is gone. @throws FileRefused */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileRefused(
      'Dit toestel geeft het bestand niet. Staat het in de cloud? Download het eerst, en kies het dan opnieuw.',
    );
  }
}

const refusals: Partial<Record<FileType, string>> = {
  empty: 'Dit bestand is leeg. Kies de foto opnieuw.',
  text: 'Dit is een tekst, geen foto, ook al heeft het bestand de naam van een foto. Kies een andere.',
  pdf: 'Dit is een pdf, geen foto. Kies een foto.',
  gif: 'Dit is een bewegend plaatje (GIF). Kies een foto.',
  tiff: 'Deze foto is een TIFF. Bewaar ze als JPEG en kies die.',
  video: 'Dit is een filmpje. Kies een foto.',
  unknown: 'Dit is geen foto die te openen is. Kies een foto die je toestel gewoon toont.',
};
