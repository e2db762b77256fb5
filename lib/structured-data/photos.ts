import type { Photo } from '@/lib/content/fields';
import { photoRecord } from '@/lib/photos/manifest';
import { photoUrl } from '@/lib/photos/variants';

/**
 * Photos of content as search engines fetch them: the widest JPEG and the description that the page gives.
 * @throws Error when `npm run photos` has not made one of them
 */
export const sharedPhotos = (photos: readonly Photo[]) =>
  photos.map(({ bestand, alt }) => {
    const record = photoRecord(bestand);
    return { path: photoUrl(record, Math.max(...record.jpeg), 'jpeg'), alt };
  });
