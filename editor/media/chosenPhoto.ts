import { decodeHeic } from './heic';
import { type PreparedPhoto, photoName, preparedPhoto } from './photo';

/**
 * A chosen photo, ready for the site, and its path below `content/fotos`: see `photoName`.
 * @throws FileRefused as `preparedPhoto`
 */
export async function chosenPhoto(
  file: Blob,
  folder: string,
  subject: string,
): Promise<{ photo: PreparedPhoto; path: string }> {
  const photo = await preparedPhoto(file, decodeHeic);
  return { photo, path: await photoName(folder, subject, photo.bytes) };
}
