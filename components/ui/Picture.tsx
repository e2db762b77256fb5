import { preload } from 'react-dom';
import { photoRecord } from '@/lib/photos/manifest';
import { type PhotoRecord, photoUrl, srcSet } from '@/lib/photos/variants';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage';

export type PictureProps = Pick<ResponsiveImageProps, 'alt' | 'sizes' | 'priority' | 'className'> & {
  /** Path below `content/fotos`. */
  src: string;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  tall?: { src: string; media: string; sizes?: string } | undefined;
  /** What shows until the photo has arrived. A colour costs 60 bytes, a blur 200: that one is for the first view. */
  placeholder?: 'blur' | 'colour';
};

/** A photo from `content/fotos`. The one of the first view is named in the head too. */
export function Picture({
  src,
  tall,
  priority = false,
  placeholder = priority ? 'blur' : 'colour',
  ...shown
}: PictureProps) {
  const { placeholder: blur, ...photo } = photoRecord(src);
  const crop = tall && { ...tall, photo: photoRecord(tall.src), sizes: tall.sizes ?? shown.sizes };
  if (priority) {
    preloadAvif(photo, shown.sizes, crop && `not all and ${crop.media}`);
    if (crop) preloadAvif(crop.photo, crop.sizes, crop.media);
  }
  return (
    <ResponsiveImage
      {...shown}
      photo={placeholder === 'blur' ? { ...photo, placeholder: blur } : photo}
      priority={priority}
      crop={crop}
    />
  );
}

/** In the head before the styles, so that a browser asks for the photo first; one without AVIF passes it by. */
function preloadAvif(photo: Omit<PhotoRecord, 'placeholder'>, sizes: string, media: string | undefined) {
  preload(photoUrl(photo, photo.avif.at(-1) ?? photo.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(photo, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}
