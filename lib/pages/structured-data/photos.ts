import type { Photo } from '@/lib/photos/photo';
import { photoUrl } from '@/lib/photos/variants';

/** Photos for search engines: the widest JPEG and its `alt`. */
export const sharedPhotos = (photos: readonly Photo[]) =>
  photos.map(({ image, alt }) => ({ path: photoUrl(image, Math.max(...image.jpeg), 'jpeg'), alt }));
