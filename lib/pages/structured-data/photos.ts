import type { Photo } from '@/lib/photos/photo';
import { photoUrl } from '@/lib/photos/variants';

/** Photos as search engines fetch them: the widest JPEG and the description that the page gives. */
export const sharedPhotos = (photos: readonly Photo[]) =>
  photos.map(({ image, alt }) => ({ path: photoUrl(image, Math.max(...image.jpeg), 'jpeg'), alt }));
