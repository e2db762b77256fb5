import { type PhotoRecord, photoUrl, srcSet } from '@/lib/photos/variants';
import styles from './ResponsiveImage.module.scss';

export type ResponsiveImageProps = {
  /** What `lib/photos/manifest` knows of the photo; the blur is left out where a colour will do. */
  photo: Omit<PhotoRecord, 'placeholder'> & Partial<Pick<PhotoRecord, 'placeholder'>>;
  alt: string;
  /** The width at which the page shows the photo, as in the `sizes` attribute: `(min-width: 60em) 30rem, 100vw`. */
  sizes: string;
  /** For the one photo of the first view: asked for at once, before styles. All others wait until they are near. */
  priority?: boolean;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  crop?: { photo: PhotoRecord; media: string; sizes: string } | undefined;
  /**
   * Styles the frame that the photo fills. Give it a size or `aspect-ratio`, `object-position`, `clip-path`; without a
   * size the photo takes the width of its container and its own proportions.
   */
  className?: string | undefined;
};

/**
 * A photo at the right size for the screen: AVIF, and JPEG for browsers without it. Until it has arrived there is its
 * blur or, where that was left out, its colour. Needs no script, and never moves the page.
 */
export function ResponsiveImage({
  photo,
  alt,
  sizes,
  priority = false,
  crop,
  className,
}: ResponsiveImageProps) {
  return (
    <span className={className ? `${styles.picture} ${className}` : styles.picture}>
      {photo.placeholder ? (
        <picture>
          {crop && <source media={crop.media} srcSet={crop.photo.placeholder} />}
          <img src={photo.placeholder} alt="" width={photo.width} height={photo.height} />
        </picture>
      ) : (
        <svg aria-hidden="true" color={photo.colour} />
      )}
      <picture>
        {crop && <CropSources {...crop} />}
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
function CropSources({ photo, media, sizes }: NonNullable<ResponsiveImageProps['crop']>) {
  const { width, height } = photo;
  return (
    <>
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} {...{ media, sizes, width, height }} />
      <source srcSet={srcSet(photo, 'jpeg')} {...{ media, sizes, width, height }} />
    </>
  );
}
