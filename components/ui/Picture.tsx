import { preload } from 'react-dom';
import type { Photo } from '@/lib/photos/photo';
import { type PhotoRecord, photoUrl, srcSet } from '@/lib/photos/variants';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage';

export type PictureProps = Pick<ResponsiveImageProps, 'sizes' | 'priority'> & {
  photo: Photo;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  tall?: { image: PhotoRecord; media: string } | undefined;
};

/**
 * A photo from content. With `priority` it is preloaded too, and blurred until it is there; others have a colour until then, which
 * costs 60 bytes and not 200.
 */
export function Picture({ photo, tall, sizes, priority = false }: PictureProps) {
  const { placeholder, ...image } = photo.image;
  if (priority) {
    preloadAvif(image, sizes, tall && `not all and ${tall.media}`);
    if (tall) preloadAvif(tall.image, sizes, tall.media);
  }
  return (
    <ResponsiveImage
      alt={photo.alt}
      image={priority ? photo.image : image}
      sizes={sizes}
      priority={priority}
      crop={tall}
    />
  );
}

/** Preloads the photo before the styles; browsers without AVIF ignore it. */
function preloadAvif(image: Omit<PhotoRecord, 'placeholder'>, sizes: string, media: string | undefined) {
  preload(photoUrl(image, image.avif.at(-1) ?? image.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(image, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}
