import { preload } from 'react-dom';
import { type PhotoRecord, photoRecord, photoUrl, srcSet } from '@/lib/photos/manifest';
import styles from './Picture.module.scss';

export type PictureProps = {
  /** Path below `content/fotos`. */
  src: string;
  alt: string;
  /** The width at which the page shows the photo, as in the `sizes` attribute: `(min-width: 60em) 30rem, 100vw`. */
  sizes: string;
  /** For the one photo of the first view: asked for at once, before styles. All others wait until they are near. */
  priority?: boolean;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  tall?: { src: string; media: string; sizes?: string } | undefined;
  /** What shows until the photo has arrived. A colour costs 60 bytes, a blur 200: that one is for the first view. */
  placeholder?: 'blur' | 'colour';
  /**
   * Styles the frame that the photo fills. Give it a size or `aspect-ratio`, `object-position`, `clip-path`; without a
   * size the photo takes the width of its container and its own proportions.
   */
  className?: string | undefined;
};

/** A photo from `content/fotos` at the right size for the screen. Needs no script, and never moves the page. */
export function Picture({
  src,
  alt,
  sizes,
  priority = false,
  tall,
  placeholder = priority ? 'blur' : 'colour',
  className,
}: PictureProps) {
  const photo = photoRecord(src);
  const crop = tall && { ...tall, photo: photoRecord(tall.src), sizes: tall.sizes ?? sizes };
  if (priority) {
    preloadAvif(photo, sizes, crop && `not all and ${crop.media}`);
    if (crop) preloadAvif(crop.photo, crop.sizes, crop.media);
  }
  return (
    <span className={className ? `${styles.picture} ${className}` : styles.picture}>
      {placeholder === 'blur' ? (
        <picture>
          {crop && <source media={crop.media} srcSet={crop.photo.placeholder} />}
          <img src={photo.placeholder} alt="" width={photo.width} height={photo.height} />
        </picture>
      ) : (
        <svg aria-hidden="true" color={photo.colour} />
      )}
      <picture>
        {crop && <CropSources photo={crop.photo} media={crop.media} sizes={crop.sizes} />}
        <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
        <img
          src={photoUrl(photo, photo.jpeg.at(-1) ?? photo.width, 'jpeg')}
          srcSet={srcSet(photo, 'jpeg')}
          sizes={sizes}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** Both formats of the crop: the `<img>` is the fallback of the other one. */
function CropSources({ photo, media, sizes }: { photo: PhotoRecord; media: string; sizes: string }) {
  const { width, height } = photo;
  return (
    <>
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} {...{ media, sizes, width, height }} />
      <source srcSet={srcSet(photo, 'jpeg')} {...{ media, sizes, width, height }} />
    </>
  );
}

/** In the head before the styles, so that a browser asks for the photo first; one without AVIF passes it by. */
function preloadAvif(photo: PhotoRecord, sizes: string, media: string | undefined) {
  preload(photoUrl(photo, photo.avif.at(-1) ?? photo.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(photo, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}
