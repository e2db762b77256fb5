import { preload } from 'react-dom';
import type { Photo } from '@/lib/photos/photo';
import { type PhotoRecord, photoUrl, srcSet } from '@/lib/photos/variants';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage';

export type PictureProps = Pick<ResponsiveImageProps, 'sizes' | 'priority' | 'className'> & {
  photo: Photo;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  tall?: { image: PhotoRecord; media: string; sizes?: string } | undefined;
  /** What shows until the photo has loaded. A colour costs 60 bytes, a blur 200: for the first view alone. */
  placeholder?: 'blur' | 'colour';
};

/** A photo from content. With `priority` it is preloaded too. */
export function Picture({
  photo,
  tall,
  priority = false,
  placeholder = priority ? 'blur' : 'colour',
  ...shown
}: PictureProps) {
  const { placeholder: blur, ...image } = photo.image;
  const crop = tall && { ...tall, sizes: tall.sizes ?? shown.sizes };
  if (priority) {
    preloadAvif(image, shown.sizes, crop && `not all and ${crop.media}`);
    if (crop) preloadAvif(crop.image, crop.sizes, crop.media);
  }
  return (
    <ResponsiveImage
      {...shown}
      alt={photo.alt}
      image={placeholder === 'blur' ? { ...image, placeholder: blur } : image}
      priority={priority}
      crop={crop}
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
