import { preload } from 'react-dom';
import type { Photo } from '@/lib/photos/photo';
import { type PhotoRecord, photoUrl, srcSet } from '@/lib/photos/variants';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage';

export type PictureProps = Pick<ResponsiveImageProps, 'sizes' | 'priority' | 'className'> & {
  photo: Photo;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  tall?: { image: PhotoRecord; media: string; sizes?: string } | undefined;
  /** What shows until the photo has arrived. A colour costs 60 bytes, a blur 200: that one is for the first view. */
  placeholder?: 'blur' | 'colour';
};

/** A photo of the content, wherever it stands in a page. The one of the first view is named in the head too. */
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

/** In the head before the styles, so that a browser asks for the photo first; one without AVIF passes it by. */
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
