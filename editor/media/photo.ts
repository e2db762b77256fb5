import type { AddedFile } from '@/editor/drafts/drafts';
import { slug } from '@/lib/text/slug';
import { hex } from './bytes';
import { maxBytes } from './limits';
import { type FileType, fileTypeOf } from './sniff';

/** A photo or document that is refused: in Dutch, with what to do. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** In pixels: the largest size that pages show, for screens with two pixels per CSS pixel. */
const longestSide = 2400;
const quality = 0.88;

export type PreparedPhoto = AddedFile & { /** In pixels. */ width: number; height: number };

/** For browsers without HEIC. @param bytes of a HEIC photo */
type DecodeHeic = (bytes: ArrayBuffer) => Promise<ImageData>;

/**
 * Makes a photo ready for the site: upright, at most 2400 pixels, a JPEG without metadata such as the place where it was taken.
 * Never enlarged.
 * @throws FileRefused for a file that is no photo, or cannot be decoded
 */
export async function preparedPhoto(file: Blob, decodeHeic: DecodeHeic): Promise<PreparedPhoto> {
  const type = fileTypeOf(await bytesOf(file.slice(0, 64)));
  const wrong = refusals[type];
  if (wrong) throw new FileRefused(wrong);
  if (file.size > maxBytes.chosenPhoto) {
    throw new FileRefused(
      'Deze foto is zwaarder dan 80 MB. Neem een gewone foto, geen ruwe opname of panorama.',
    );
  }
  const picture = await decoded(file, type, decodeHeic);
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

/** Decodes a photo upright, by the browser or the HEIC decoder. */
async function decoded(file: Blob, type: FileType, decodeHeic: DecodeHeic): Promise<ImageBitmap> {
  const broken =
    'Deze foto is niet te openen: ze is beschadigd of niet volledig. Kies een andere, of stuur ze opnieuw naar dit toestel.';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (type !== 'heic') throw new FileRefused(broken);
  }
  try {
    return await createImageBitmap(await decodeHeic(await file.arrayBuffer()));
  } catch {
    throw new FileRefused(broken);
  }
}

/** The size of a photo after resizing, in pixels. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The path of a photo below `content/fotos`, of its subject and its hash: `leiding/nel-3f9a21c0.jpg`. With the hash, no cache shows
 * a former photo.
 * @param folder such as `leiding`; empty for the folder itself
 * @param subject the person or thing on it, in words
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
 * A PDF, unchanged.
 * @throws FileRefused for a file that is no PDF, or too large
 */
export async function preparedDocument(file: Blob): Promise<AddedFile> {
  const type = fileTypeOf(await bytesOf(file.slice(0, 64)));
  if (type !== 'pdf') {
    throw new FileRefused(
      'Dit is geen pdf. Open het papier en bewaar of exporteer het als pdf; alleen de naam veranderen maakt er geen pdf van.',
    );
  }
  if (file.size > maxBytes.document) {
    throw new FileRefused('Deze pdf is zwaarder dan 10 MB. Bewaar ze opnieuw in een kleinere kwaliteit.');
  }
  return { bytes: await bytesOf(file), type: 'application/pdf' };
}

/** Reads a file, which may be in the cloud or on a removed card. @throws FileRefused */
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
